"""The way from the internet to this computer: a tunnel by a program that the machine has (`kingtable --share`).

`kinds` knows the programs and what they print, `tunnel` keeps one of them alive. Nothing here knows tables.
"""
