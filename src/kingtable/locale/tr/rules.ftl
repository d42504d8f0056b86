rules-search = Kurallarda ve kartlarda ara
rules-found = { $n ->
    [0] Bu sözcükler hiçbir kural konusunda yok.
   *[other] { $n } konuda bulundu.
}
rules-contents = İçindekiler
rules-example = Örnek:
rules-section = Kural kitabı: { $section }
rules-ours = Kural kitabında yok: { -kingtable } böyle oynatır
rules-more = Kitapta devamı
rules-here-title = Şu an masada
