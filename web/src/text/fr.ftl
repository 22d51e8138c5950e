# What only the browser client says.

## Everywhere

ui-navigation = Pages
ui-skip-to-content = Aller au contenu
ui-lobby = Tables
ui-rule-books = Règles
ui-settings = Réglages
ui-about = À propos de Beltane
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = comme le système
ui-theme-light = clair
ui-theme-dark = sombre
ui-theme-contrast = contraste fort
ui-offline = La connexion est interrompue. Elle reviendra d’elle-même ; rien n’est perdu.

