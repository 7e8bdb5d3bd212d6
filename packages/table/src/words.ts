import { counted, words } from '@rangefinder/kernel/words';

/** What the shell of every table says; games bring their own words. */
export const TABLE = {
  player: (number: number) => words(`Player ${number}`, `Joueur ${number}`, `Gracz ${number}`),
  playerYou: (number: number) => words(`Player ${number} (you)`, `Joueur ${number} (vous)`, `Gracz ${number} (ty)`),
  bot: (name: string) => words(`${name} (bot)`, `${name} (robot)`, `${name} (bot)`),
  bots: { random: words('Rookie', 'Bleu', 'Żółtodziób'), greedy: words('Ace', 'As', 'As') },
  emptySeat: words('Nobody yet', 'Encore personne', 'Jeszcze nikt'),
  result: words('Result', 'Résultat', 'Wynik'),
  dock: words('Your decision', 'Votre décision', 'Twoja decyzja'),
  dockUp: words('More room for this decision', 'Plus de place pour cette décision', 'Więcej miejsca na tę decyzję'),
  dockDown: words('Less room for this decision', 'Moins de place pour cette décision', 'Mniej miejsca na tę decyzję'),
  preview: words('Preview', 'Aperçu', 'Podgląd'),
  previewNone: words(
    'What your choice would do is shown here.',
    'Ce que votre choix entraînerait s’affiche ici.',
    'Tutaj widać, co da twój wybór.',
  ),
  board: words('Table', 'Table', 'Stół'),
  log: words('What happened', 'Ce qui s’est passé', 'Co się wydarzyło'),
  side: (name: string) => words(`Side of ${name}`, `Camp de ${name}`, `Strona: ${name}`),
  why: words('Why?', 'Pourquoi ?', 'Dlaczego?'),
  whyOf: (what: string) =>
    words(`Why? The rule behind: ${what}`, `Pourquoi ? La règle derrière : ${what}`, `Dlaczego? Zasada: ${what}`),
  whatNow: words('Why am I asked?', 'Pourquoi cette question ?', 'Skąd to pytanie?'),
  opening: words('Setting up the table…', 'Mise en place de la table…', 'Przygotowywanie stołu…'),
  confirmCount: (count: number) => {
    if (count === 0) return words('Choose none', 'Ne rien choisir', 'Nie wybieraj nic');
    const { en, fr, pl } = counted(count, {
      en: ['choice', 'choices'],
      fr: ['choix', 'choix'],
      pl: ['wybór', 'wybory', 'wyborów'],
    });
    return words(`Confirm ${en}`, `Confirmer ${fr}`, `Zatwierdź ${pl}`);
  },
  chooseRange: (min: number, max: number) => {
    if (min === 0) return words(`Choose up to ${max}`, `Choisissez-en jusqu’à ${max}`, `Wybierz najwyżej ${max}`);
    if (min === max)
      return words(`Choose exactly ${max}`, `Choisissez-en exactement ${max}`, `Wybierz dokładnie ${max}`);
    return words(`Choose ${min} to ${max}`, `Choisissez-en de ${min} à ${max}`, `Wybierz od ${min} do ${max}`);
  },
  chosen: (count: number) =>
    words(`${count} chosen`, `${count} ${count < 2 ? 'choisi' : 'choisis'}`, `wybrano ${count}`),
  clear: words('Unmark all', 'Tout démarquer', 'Odznacz wszystko'),
  placeHere: words('Place here', 'Placer ici', 'Ustaw tutaj'),
  placeLegal: words('This place is legal.', 'Cet emplacement est autorisé.', 'To miejsce jest dozwolone.'),
  placeMove: words(
    'Drag it, or turn it by the dot.',
    'Glissez pour déplacer, tirez le point pour tourner.',
    'Przeciągnij albo obróć za kropkę.',
  ),
  placeChecking: words('Checking…', 'Vérification…', 'Sprawdzanie…'),
  placeFreely: words(
    'Drag the piece on the table, or use the arrow keys; comma and full stop turn it.',
    'Faites glisser la pièce sur la table, ou utilisez les flèches ; virgule et point la font pivoter.',
    'Przeciągnij element na stole albo użyj strzałek; przecinek i kropka obracają.',
  ),
  placeOffered: words(
    'Choose a place on the table, or step through them.',
    'Choisissez un emplacement sur la table, ou passez de l’un à l’autre.',
    'Wybierz miejsce na stole albo przechodź między nimi.',
  ),
  placeAt: (number: number, count: number) =>
    words(`Place ${number} of ${count}`, `Emplacement ${number} sur ${count}`, `Miejsce ${number} z ${count}`),
  nearestPlace: words('Nearest legal place', 'Au plus près', 'Najbliższe dozwolone miejsce'),
  nextPlace: words('Next place', 'Emplacement suivant', 'Następne miejsce'),
  previousPlace: words('Previous place', 'Emplacement précédent', 'Poprzednie miejsce'),
  refusedOptions: words('Not possible now', 'Impossible pour l’instant', 'Teraz niemożliwe'),
  waitingFor: (name: string) => words(`Waiting for ${name}`, `En attente de ${name}`, `Czekamy na: ${name}`),
  watching: words('You are watching.', 'Vous regardez la partie.', 'Oglądasz grę.'),
  partBroke: words(
    'This part could not be drawn. Everything else works: decide, undo, or reload the page.',
    'Cette partie de la page n’a pas pu être dessinée. Le reste marche : décidez, annulez, ou rechargez la page.',
    'Tej części nie udało się narysować. Reszta działa: decyduj, cofnij albo wczytaj stronę ponownie.',
  ),
  lost: words(
    'The connection is lost. Trying again by itself; the table stays readable.',
    'La connexion est perdue. Nouvelle tentative automatique ; la table reste lisible.',
    'Połączenie zerwane. Próbujemy ponownie; stół pozostaje czytelny.',
  ),
  failed: (problem: string) =>
    words(`The rules broke: ${problem}`, `Les règles ont échoué : ${problem}`, `Zasady zawiodły: ${problem}`),
  failedHelp: words(
    'This is a bug. The match is kept: take the last decision back, or save it and tell us.',
    'C’est un bogue. La partie est gardée : annulez la dernière décision, ou enregistrez-la et prévenez-nous.',
    'To błąd programu. Gra jest zapisana: cofnij ostatnią decyzję albo zapisz ją i daj nam znać.',
  ),
  saveRecord: words('Save the match as a file', 'Enregistrer la partie dans un fichier', 'Zapisz grę do pliku'),
  undo: words('Undo', 'Annuler', 'Cofnij'),
  undoHint: words(
    'Take your last decision back',
    'Revenir sur votre dernière décision',
    'Cofnij swoją ostatnią decyzję',
  ),
  undoAsk: words('Ask to undo', 'Demander d’annuler', 'Poproś o cofnięcie'),
  undoAsked: (name: string) =>
    words(
      `${name} asks to take a decision back.`,
      `${name} demande à revenir sur une décision.`,
      `${name} prosi o cofnięcie decyzji.`,
    ),
  undoWaiting: words(
    'You asked to take a decision back. Waiting for an answer.',
    'Vous avez demandé à revenir sur une décision. En attente d’une réponse.',
    'Prosisz o cofnięcie decyzji. Czekamy na odpowiedź.',
  ),
  undoGrant: words('Allow it', 'Accepter', 'Zgoda'),
  undoDecline: words('Go on playing', 'Continuer la partie', 'Grajmy dalej'),
  concede: words('Concede', 'Abandonner', 'Poddaj się'),
  concedeSure: words('Concede the match now', 'Abandonner la partie maintenant', 'Poddaj grę teraz'),
  concedeNot: words('Keep playing', 'Continuer à jouer', 'Graj dalej'),
  menu: words('Menu', 'Menu', 'Menu'),
  leave: words('Leave the table', 'Quitter la table', 'Odejdź od stołu'),
  settings: words('Settings', 'Réglages', 'Ustawienia'),
  help: words('Keys', 'Touches', 'Klawisze'),
  helpTitle: words('Keys', 'Touches', 'Klawisze'),
  keys: {
    choose: words('Choose what shows this letter', 'Choisir ce qui porte cette lettre', 'Wybierz to, co ma tę literę'),
    enter: words(
      'Confirm, or take the first choice',
      'Confirmer, ou prendre le premier choix',
      'Zatwierdź albo wybierz pierwszą możliwość',
    ),
    escape: words(
      'Start the choice over; close what is open',
      'Recommencer le choix ; fermer ce qui est ouvert',
      'Zacznij wybór od nowa; zamknij to, co otwarte',
    ),
    arrows: words(
      'Move a piece that is being placed, or step through places',
      'Déplacer la pièce à placer, ou passer d’un emplacement à l’autre',
      'Przesuń ustawiany element albo przejdź między miejscami',
    ),
    pages: words(
      'Step through the places that are offered',
      'Passer d’un emplacement proposé à l’autre',
      'Przejdź między proponowanymi miejscami',
    ),
    turn: words('Turn a piece that is being placed', 'Faire pivoter la pièce à placer', 'Obróć ustawiany element'),
    undo: words('Take your last decision back', 'Revenir sur votre dernière décision', 'Cofnij swoją ostatnią decyzję'),
    log: words('Short or full log', 'Journal court ou complet', 'Dziennik krótki albo pełny'),
    help: words('This list', 'Cette liste', 'Ta lista'),
    any: words(
      'Any key skips what is being shown',
      'N’importe quelle touche passe ce qui est montré',
      'Dowolny klawisz pomija to, co jest pokazywane',
    ),
  },
  logShort: words('Short', 'Court', 'Krótki'),
  logFull: words('Full', 'Complet', 'Pełny'),
  logLength: words('Length of the log', 'Longueur du journal', 'Długość dziennika'),
  logEmpty: words('Nothing has happened yet.', 'Il ne s’est encore rien passé.', 'Jeszcze nic się nie wydarzyło.'),
  rule: words('Rule', 'Règle', 'Zasada'),
  ruleClose: words('Close', 'Fermer', 'Zamknij'),
  ruleMissing: (id: string) =>
    words(
      `There is no rule with the id ${id}.`,
      `Aucune règle ne porte l’identifiant ${id}.`,
      `Nie ma zasady o identyfikatorze ${id}.`,
    ),
  ruleLoading: words('Fetching the rules…', 'Chargement des règles…', 'Wczytywanie zasad…'),
  ruleFailed: words(
    'The rules could not be fetched. Is the network there? Close this and try again.',
    'Impossible de charger les règles. Le réseau est-il là ? Fermez et réessayez.',
    'Nie udało się wczytać zasad. Czy jest sieć? Zamknij i spróbuj ponownie.',
  ),
  ruleRulings: words('Rulings', 'Décisions', 'Rozstrzygnięcia'),
  ruleExamples: words('Examples', 'Exemples', 'Przykłady'),
  ruleMore: words('Also in this chapter', 'Aussi dans ce chapitre', 'Także w tym rozdziale'),
  rulePage: words('Open in the rules', 'Ouvrir dans les règles', 'Otwórz w zasadach'),
  handTitle: (name: string) =>
    words(`Hand the screen to ${name}`, `Passez l’écran à ${name}`, `Przekaż ekran: ${name}`),
  handText: words(
    'Some things are secret. Nothing of them shows until the other player has taken the screen.',
    'Certaines choses sont secrètes. Rien n’en apparaît avant que l’autre joueur ait pris l’écran.',
    'Niektóre rzeczy są tajne. Nic z nich nie widać, dopóki drugi gracz nie przejmie ekranu.',
  ),
  handTake: (name: string) =>
    words(`I am ${name}: show my side`, `Je suis ${name} : montrer mon camp`, `To ja, ${name}: pokaż moją stronę`),
  decisions: (count: number) =>
    counted(count, {
      en: ['decision', 'decisions'],
      fr: ['décision', 'décisions'],
      pl: ['decyzja', 'decyzje', 'decyzji'],
    }),
  over: {
    won: words('You win', 'Vous gagnez', 'Wygrywasz'),
    lost: words('You lose', 'Vous perdez', 'Przegrywasz'),
    draw: words('A draw', 'Égalité', 'Remis'),
    winner: (name: string) => words(`${name} wins`, `${name} gagne`, `Wygrywa ${name}`),
    conceded: (name: string) => words(`${name} conceded.`, `${name} a concédé la partie.`, `Poddał się: ${name}.`),
    rematch: words('Play again', 'Rejouer', 'Zagraj ponownie'),
    wantsRematch: (name: string) =>
      words(`${name} wants to play again.`, `${name} veut rejouer.`, `${name} chce zagrać ponownie.`),
    rematchWaiting: words(
      'You want to play again. Waiting for the other player …',
      'Vous voulez rejouer. En attente de l’autre joueur…',
      'Chcesz zagrać ponownie. Czekamy na drugiego gracza…',
    ),
    replay: words('Watch the replay', 'Revoir la partie', 'Obejrzyj powtórkę'),
    share: words('Share', 'Partager', 'Udostępnij'),
    shared: words('Link copied', 'Lien copié', 'Skopiowano link'),
    verify: words('Check the dice', 'Vérifier les dés', 'Sprawdź kości'),
    home: words('To the start', 'Retour à l’accueil', 'Na początek'),
    look: words('Look at the table', 'Regarder la table', 'Spójrz na stół'),
  },
  chat: words('Chat', 'Discussion', 'Czat'),
  chatSay: words('Say something', 'Dire quelque chose', 'Powiedz coś'),
  chatSend: words('Send', 'Envoyer', 'Wyślij'),
  chatEmpty: words(
    'Nobody has said anything yet.',
    'Personne n’a encore rien dit.',
    'Nikt jeszcze nic nie powiedział.',
  ),
  clockOf: (name: string) => words(`Time left for ${name}`, `Temps restant de ${name}`, `Pozostały czas: ${name}`),
  gone: words('away', 'absent', 'nieobecny'),
  brokeDown: words('broke down', 'en panne', 'zawiódł'),
  faltered: words(
    'broke down: it takes what is simplest',
    'en panne : il prend au plus simple',
    'zawiódł: wybiera, co najprostsze',
  ),
  plain: {
    about: words('What can be seen', 'Ce qui est visible', 'Co widać'),
    empty: words('nothing', 'rien', 'nic'),
    yes: words('yes', 'oui', 'tak'),
    no: words('no', 'non', 'nie'),
  },
};
