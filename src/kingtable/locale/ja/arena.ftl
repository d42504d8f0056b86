sprt-bounds = 境界{ $low }と{ $high }には意味がありません。最初の値のほうが小さくなければなりません。
sprt-errors = 誤り率{ $alpha }と{ $beta }には意味がありません。どちらも0と0.5の間の値です。
