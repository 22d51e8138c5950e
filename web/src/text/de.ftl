# What only the browser client says.

## Everywhere

ui-navigation = Seiten
ui-skip-to-content = Zum Inhalt springen
ui-lobby = Tische
ui-rule-books = Spielregeln
ui-settings = Einstellungen
ui-about = Über Beltane
ui-language = Sprache
ui-theme = Farben
ui-theme-auto = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-theme-contrast = starker Kontrast
ui-offline = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.

