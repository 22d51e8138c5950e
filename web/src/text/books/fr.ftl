# Ce que disent les livrets de règles et les initiations de tous les jeux.

book-contents = Sommaire
book-search = Chercher dans les règles
book-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
book-ruling = précision
book-link = Lien vers ce paragraphe

tutorial-title = Apprendre { $game }
tutorial-progress = Leçon { $lesson } sur { $count } : { $title }
tutorial-lessons = Leçons
tutorial-next = Suivant
tutorial-back = Retour
tutorial-again = Encore une fois
tutorial-leave = Quitter l’initiation
tutorial-happened = Ce qui s’est passé
tutorial-rule-book = Règles
tutorial-choices = Tous les choix
tutorial-learned = Vous savez jouer !
tutorial-guest = Invité
tutorial-chapters = Chapitres
tutorial-intro = Chaque chapitre dure quelques minutes et se joue séparément, dans l’ordre de votre choix.
tutorial-begin = Commencer
tutorial-done = Terminé
tutorial-to-chapters = Vers les chapitres
tutorial-chapter-done = Bravo !
tutorial-next-chapter = Chapitre suivant : { $chapter }
