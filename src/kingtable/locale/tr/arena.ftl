sprt-bounds = { $low } ve { $high } sınırları anlamsız: ilki daha küçük olmalı.
sprt-errors = { $alpha } ve { $beta } hata oranları anlamsız: ikisi de 0 ile 0.5 arasında olur.
