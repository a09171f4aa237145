"""Hellweg westfalicus, by Michael Schacht: buy, move and sell along the old trade road from Duisburg to Paderborn."""
