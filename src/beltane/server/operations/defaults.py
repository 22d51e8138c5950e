"""Default settings of the service.

`beltane serve --help` shows them, so nothing is imported here: help has to appear at once. The database is not among
them: its file is in the system's folder for user data.
"""

from typing import Final

HOST = "127.0.0.1"
PORT = 8000
PUBLIC_URL = ""
PROXIES = "127.0.0.1"
MEMORY = 256
BOT_PROCESSES = 1
VIEW_PROCESSES = 0
RATE_LIMITS = True
PUSH = True
CONTACT = ""
WEBHOOKS = True
WEBHOOK_HTTP = False
WEBHOOK_NETWORKS = ""
GUEST_DAYS = 180
OPEN_TABLE_DAYS = 30
CHAT_DAYS = 365
LOG_LEVEL: Final = "info"
