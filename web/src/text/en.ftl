# What only the browser client says.

## Everywhere

ui-navigation = Pages
ui-skip-to-content = Skip to the content
ui-lobby = Tables
ui-rule-books = Rule books
ui-settings = Settings
ui-about = About Beltane
ui-language = Language
ui-theme = Colours
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-theme-contrast = strong contrast
ui-offline = The connection is broken. It will come back by itself; nothing is lost.

