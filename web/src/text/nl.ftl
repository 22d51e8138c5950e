# What only the browser client says.

## Everywhere

ui-navigation = Pagina’s
ui-skip-to-content = Naar de inhoud
ui-lobby = Tafels
ui-rule-books = Spelregels
ui-settings = Instellingen
ui-about = Over Beltane
ui-language = Taal
ui-theme = Kleuren
ui-theme-auto = zoals het systeem
ui-theme-light = licht
ui-theme-dark = donker
ui-theme-contrast = sterk contrast
ui-offline = De verbinding is verbroken. Ze komt vanzelf terug; er gaat niets verloren.

