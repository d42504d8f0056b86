rules-search = ルールとカードを検索
rules-found = { $n ->
    [0] この言葉を含むルールはありません。
   *[other] { $n }項目で見つかりました。
}
rules-contents = 目次
rules-example = 例：
rules-section = ルールブック：{ $section }
rules-ours = ルールブックにはありません：{ -kingtable }での扱いです
rules-more = ルールの本で続きを読む
rules-here-title = 今テーブルにあるもの
