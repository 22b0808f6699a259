"""Who asks: names, passwords, passkeys, cookies and the keys that sign them."""
