"""What is kept: the event log, its databases, migrations and copies."""
