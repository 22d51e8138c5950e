# Ce que seul le navigateur dit de Meduris.

board-ui-board = Plateau

board-ui-field = Case { $field }
board-ui-field-of = District « { $district } » : { $first } et { $second }.
board-ui-field-hut = { $size ->
    [one] Une hutte isolée de { $seat }.
   *[other] Hutte de { $seat }, dans une colonie de { $size } huttes.
}
board-ui-field-temple = Temple de { $seat }, il vaut { $points } PV pour l’instant.
board-ui-hut-cost = { $size ->
    [one] Une hutte coûte { $pieces }.
   *[other] Une hutte coûte { $pieces }, car la colonie aurait { $size } huttes.
}
board-ui-hut-free = Ici, une hutte est gratuite, grâce au jeton bonus.
board-ui-temple-cost = Un temple coûte { $pieces } et vaut { $points } PV pour l’instant.
board-ui-temple-chip = On ne peut pas édifier de temple sur un jeton bonus.
board-ui-pay-exactly = Vous avez tout.
board-ui-pay-replacing = { $missing ->
    [one] Il vous en manque 1 ; vous pouvez la remplacer par { $others } autres.
   *[other] Il vous en manque { $missing } ; vous pouvez les remplacer par { $others } autres.
}
board-ui-pay-not = { $missing ->
    [one] Il vous en manque 1 ; il en faudrait { $others } autres à la place, vous n’en avez que { $spare }.
   *[other] Il vous en manque { $missing } ; il en faudrait { $others } autres à la place, vous n’en avez que { $spare }.
}
board-ui-no-huts = Vous n’avez plus de huttes.
board-ui-no-temples = Vous n’avez plus de temples.
board-ui-chip-plus-two = Jeton bonus « +2 » : la hutte construite ici rapporte 2 PV.
board-ui-chip-hut = Jeton bonus « Hutte » : la hutte construite ici est gratuite.
board-ui-chip-druid = Jeton bonus « Druide » : il reste sous la hutte et vaut une fois une offrande des deux matières premières.

board-ui-plateau = Haut plateau { $plateau }
board-ui-plateau-worker = Hauteur { $height } : { $seat }
board-ui-plateau-room = Un ouvrier qui arrive ici se place à la hauteur { $height }.
board-ui-plateau-full = Trois ouvriers s’y trouvent déjà ; il n’y a plus de place.
board-ui-supply = { $count } { $material } dans la réserve
board-ui-worker = Ouvrier de { $seat }
board-ui-worker-at = Sur le haut plateau { $plateau }, à la hauteur { $height }.
board-ui-worker-yield = Produit { $height } lors de la grande exploitation, 1 si le dé montre { $material }.
board-ui-worker-carrying = S’il part, ceux du dessus descendent.
board-ui-hand = { $count } { $material } à vous

board-ui-rune = Pierre runique « { $rune } »
board-ui-river = La grande rivière
board-ui-druid = Le druide
board-ui-druid-slab = Le prochain bâtiment le mène à la dalle { $slab }.
board-ui-druid-hut = Pour l’instant, le prochain bâtiment l’envoie à la case { $field }, où il demande une offrande à { $seat }.
board-ui-druid-river = En chemin, il traverse la grande rivière.
board-ui-druid-waits = Il n’y a encore aucune hutte où aller.
board-ui-die = { $face-key ->
    [nothing] Le dé n’a pas encore été lancé
   *[other] Le dé montre { $face }
}

board-ui-points = { $points } PV
board-ui-huts = { $count ->
    [one] encore { $count } hutte
   *[other] encore { $count } huttes
}
board-ui-temples = { $count ->
    [one] encore { $count } temple
   *[other] encore { $count } temples
}
board-ui-runes = { $runes-count ->
    [0] aucune pierre runique
    [one] pierre runique : { $runes }
   *[other] pierres runiques : { $runes }
}
board-ui-pieces = { $count ->
    [one] { $count } matière première derrière le paravent
   *[other] { $count } matières premières derrière le paravent
}
board-ui-materials = a { $pieces }
board-ui-holds-nothing = n’a rien
board-ui-deciding = choisit
board-ui-you = vous

board-ui-ask-take = Le dé montre « +1 » : vous pouvez prendre une matière première.
board-ui-ask-return = Le dé montre « −1 » : remettez une matière première dans la réserve.
board-ui-ask-pay = La case { $field } coûte { $need } { $first } et { $need } { $second }. Chaque matière première peut être remplacée par trois autres.
board-ui-ask-pay-three = Quelles trois matières premières offrez-vous à la place { $first-de } ou { $second-de } ?
board-ui-ask-offer = Le druide demande { $first-de } et { $second-de } à votre hutte de la case { $field }.

board-ui-pay-for = La case { $field } demande
board-ui-pay-three-for = Trois autres à la place de { $first } ou de { $second }
board-ui-pay-exact = Payer exactement cela
board-ui-pay-choose = Ou choisissez vous-même :
board-ui-pay-pieces = Choisissez :
board-ui-pay-add = { $material } : en ajouter 1, { $chosen } sur { $held }
board-ui-pay-remove = { $material } : en reprendre 1
board-ui-pay-now = Dépenser { $pieces }
board-ui-pay-more = { $count ->
    [0] Ce n’est pas encore assez.
    [one] Encore { $count } à choisir.
   *[other] Encore { $count } à choisir.
}
board-ui-pay-bit = { $material } : combien ?
board-ui-offer-on = Votre hutte de la case { $field }, dans une colonie de { $size }
board-ui-offer-left = reste { $count }
board-ui-offer-others = autres
board-ui-offer-nothing = Rien
board-ui-offer-three = Trois autres pour une
board-ui-offer-both = Les deux
board-ui-offer-chip = Jeton bonus
board-ui-last-round = { $huts ->
    [one] La dernière ronde du druide : encore { $huts } hutte
   *[other] La dernière ronde du druide : encore { $huts } huttes
}

board-ui-legend-hut = Vous pouvez y construire une hutte.
board-ui-legend-temple = Vous pouvez y édifier un temple.
board-ui-legend-replacing = Ne peut se payer qu’en remplaçant des matières premières.
board-ui-legend-worker = Vous pouvez déplacer cet ouvrier.
board-ui-legend-asked = C’est ici que le druide demanderait ensuite une offrande.
board-ui-legend-lit = Ce dont parle un choix ou une ligne du journal.
board-ui-legend-yield = Ce que produit un ouvrier à cette hauteur lors de la grande exploitation.
board-ui-legend-settlement = La taille d’une colonie.
