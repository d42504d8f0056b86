## On the page, where a link is copied

link-for = { $who }用のリンク
link-once = この席だけを、一度だけ開けます。
link-each = 開いた友達から順に、空いている席に着きます。
link-everybody = 全員
link-friend = 友達
link-share = 共有
link-share-needs = アプリへの共有にはHTTPSが必要です。
reach-title = リンクが届く範囲
reach-here = このコンピューター
reach-here-text = ここのすべてのブラウザー。
reach-home = 家の中
reach-home-text = 同じネットワークの電話とパソコン。
reach-anywhere = どこからでも
reach-anywhere-text = このコンピューターがついている間。
reach-this-far = ここまで届きます
reach-state = { $is ->
    [near] 開ける
    [far] ここまで
   *[beyond] まだ
}
reach-other-device = { $who }は家の中の別の機器で遊びますか？
reach-other-home = { $who }は別の家にいますか？
reach-restart = このコンピューターで{ -kingtable }を終了し、次のコマンドで起動してください。テーブルと席はそのまま残ります。その後、リンクをもう一度コピーしてください。
reach-awake = 遊んでいる間は、このコンピューターの電源を切らず、スリープさせないでください。
reach-firewall = 別の機器でリンクが開かない場合は、このコンピューターのファイアウォールがPythonを止めています。プライベートネットワークでPythonを許可してください。
copy-command = コマンドをコピー
share-tools = このコマンドにはcloudflared、Tailscale、ngrokのどれかが必要です。どれもない場合は、入れ方が表示されます。
share-would = このコマンドでは、すべてが{ $reader }を通り、同社はリンクも含めて読むことができます。家の中だけなら、何もネットワークの外に出ません。
share-would-none = このコマンドでは、すべてが暗号化されたままこのコンピューターに届きます。途中の誰にも読めません。

## On the page and in the terminal of the computer that runs the table

share-asking = { $program }に公開アドレスを求めています…
share-open = このコンピューターがついている間、リンクを持つ人は誰でも{ $address }を開けます。
share-moved = 公開アドレスが変わりました：{ $address }。前に送ったリンクは使えません。新しいリンクを送ってください。
share-reader = すべてが{ $reader }を通り、同社はリンクも含めて読むことができます。
share-again = { -kingtable }は自動でやり直します。それまでリンクが届くのは家の中までです。
share-given-up = リンクが届くのは家の中までです。
share-ended = { $program }が終了しました：{ $detail }
share-silent = { $program }から時間内にアドレスが届きませんでした：{ $detail }
share-not-connected = { $program }はアドレスを出しましたが、接続しませんでした：{ $detail }
share-too-often = { $program }の提供元への要求が多すぎます。{ -kingtable }は15分後にやり直します。
share-no-start = { $program }を起動できませんでした：{ $detail }
share-login = { $program }にはアカウントが必要です：{ $detail }
share-not-allowed = { $program }のネットワークではまだ許可されていません：{ $detail }
share-runs-already = { $program }はすでにこのポートを使っています。
share-refused = { $program }が拒否されました：{ $detail }
share-ssh-host = sshはこのコンピューターをまだ知りません。一度手動で接続してから、もう一度試してください。
share-ssh-key = 相手のコンピューターが鍵を受け付けません：{ $detail }
share-ssh-port = 相手のコンピューターのポートはすでに使われています：{ $detail }
share-ssh-nobody = 相手のコンピューターが応答しません：{ $detail }

## In the terminal: the command is wrong, or the program is missing

share-unknown = 「{ $text }」では共有できません。次から選んでください：{ $known }、ssh:MACHINE=https://ADDRESS
share-missing = このコンピューターに{ $program }がありません。入れ方：{ $line }
share-none = このコンピューターには、テーブルをインターネットに公開するプログラムがありません。アカウント不要の{ $program }の入れ方：{ $line }
share-ssh = ssh:MACHINE=https://ADDRESS と書いてください。ADDRESSは、友達がそのコンピューターに届く名前です。
