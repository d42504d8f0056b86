"""What outlives the process: the data folder and the database. Only this room knows SQL.

Other rooms use `Storage` and the rows that it gives; nothing here knows what a table does with them.
"""
