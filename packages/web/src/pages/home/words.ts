import { words } from '@rangefinder/kernel/words';

/** What the first page says. */
export const HOME = {
  title: words('A table that knows the rules', 'Une table qui connaît les règles', 'Stół, który zna zasady'),
  lead: (games: string) =>
    words(
      `${games}, on a table in your browser. Every legal move is offered, every illegal one refused with its rule. Play at once: nothing to install, no account.`,
      `${games}, sur une table dans votre navigateur. Chaque coup légal est proposé, chaque coup illégal refusé avec sa règle. Jouez tout de suite : rien à installer, pas de compte.`,
      `${games} na stole w twojej przeglądarce. Każdy dozwolony ruch jest podany, każdy niedozwolony odrzucony wraz z zasadą. Graj od razu: bez instalacji i bez konta.`,
    ),
  playNowHint: (lists: string) =>
    words(
      `Against the bot, with ready ${lists}. Straight to the table.`,
      `Contre le robot, avec ${lists} prêts. Directement à la table.`,
      `Przeciw botowi, gotowymi ${lists}. Od razu do stołu.`,
    ),
  starting: words('Setting up…', 'Mise en place…', 'Przygotowywanie…'),
  failed: (problem: string) =>
    words(
      `The game could not be started: ${problem}`,
      `La partie n’a pas pu commencer : ${problem}`,
      `Nie udało się rozpocząć gry: ${problem}`,
    ),
  screen: words('Two players on this screen', 'À deux sur cet écran', 'Dwoje graczy na tym ekranie'),
  link: words('Invite by link', 'Inviter par lien', 'Zaproś linkiem'),
  custom: (lists: string) => words(`Choose game, ${lists}`, `Choisir jeu, ${lists}`, `Wybierz grę, ${lists}`),
  goOn: words('Go on playing', 'Continuer à jouer', 'Graj dalej'),
  goOnEmpty: words(
    'Matches you begin appear here and can be picked up at any time.',
    'Les parties que vous commencez apparaissent ici ; reprenez-les à tout moment.',
    'Tu pojawiają się rozpoczęte gry; wróć do nich, kiedy zechcesz.',
  ),
  finished: words('Finished', 'Terminées', 'Zakończone'),
  against: words('Against the bot', 'Contre le robot', 'Przeciw botowi'),
  onScreen: words('On this screen', 'Sur cet écran', 'Na tym ekranie'),
  watchBots: words('Bots among themselves', 'Robots entre eux', 'Boty między sobą'),
  resume: (what: string) => words(`Go on with ${what}`, `Reprendre ${what}`, `Wróć do gry: ${what}`),
  forget: (what: string) =>
    words(`Remove ${what} from this list`, `Retirer ${what} de cette liste`, `Usuń z listy: ${what}`),
  replayOf: (what: string) => words(`Watch ${what} again`, `Revoir ${what}`, `Obejrzyj ponownie: ${what}`),
  online: words('Online now', 'En ligne maintenant', 'Teraz w sieci'),
  offline: words(
    'No server can be reached, so there are no online games. Everything on this machine works as always.',
    'Aucun serveur n’est joignable, donc pas de parties en ligne. Tout le reste marche comme toujours.',
    'Serwer jest nieosiągalny, więc nie ma gier w sieci. Wszystko na tym urządzeniu działa jak zawsze.',
  ),
  checking: words('Looking for games…', 'Recherche de parties…', 'Szukamy gier…'),
  open: words('Waiting for a player', 'En attente d’un joueur', 'Czekają na gracza'),
  openEmpty: words(
    'Nobody is waiting right now. Open a game and be the first.',
    'Personne n’attend pour l’instant. Ouvrez une partie et soyez le premier.',
    'Teraz nikt nie czeka. Otwórz grę i bądź pierwszy.',
  ),
  live: words('Being played', 'En cours', 'Trwają'),
  liveEmpty: words('No game is being played right now.', 'Aucune partie en cours.', 'Teraz nie trwa żadna gra.'),
  mine: words('Your online games', 'Vos parties en ligne', 'Twoje gry w sieci'),
  join: words('Join', 'Rejoindre', 'Dołącz'),
  watch: words('Watch', 'Regarder', 'Oglądaj'),
  sit: words('Take your seat', 'Prendre votre place', 'Zajmij miejsce'),
  openGame: words('Open a game for everybody', 'Ouvrir une partie à tous', 'Otwórz grę dla wszystkich'),
  versus: (first: string, second: string) =>
    words(`${first} against ${second}`, `${first} contre ${second}`, `${first} przeciw ${second}`),
  someone: words('somebody', 'quelqu’un', 'ktoś'),
  more: words('Beside the table', 'À côté de la table', 'Obok stołu'),
  listsTile: (lists: string) =>
    words(
      `Build, check and keep ${lists}; bring them from elsewhere.`,
      `Composer, vérifier et garder ${lists} ; les importer d’ailleurs.`,
      `Buduj, sprawdzaj i zachowuj ${lists}; przenoś je z innych programów.`,
    ),
  tiles: {
    rules: {
      title: words('Rules', 'Règles', 'Zasady'),
      text: words(
        'Every rule as one line you can search, link and question.',
        'Chaque règle en une ligne, à chercher, à citer, à interroger.',
        'Każda zasada w jednej linii: szukaj, linkuj, pytaj.',
      ),
    },
    replay: {
      title: words('Replays', 'Rediffusions', 'Powtórki'),
      text: words(
        'Watch any match again, step by step, from either side.',
        'Revoir toute partie, pas à pas, des deux côtés.',
        'Obejrzyj każdą grę krok po kroku, z obu stron.',
      ),
    },
    sandbox: {
      title: words('Sandbox', 'Bac à sable', 'Piaskownica'),
      text: words(
        'Set up any position and see what the rules make of it.',
        'Composer une position et voir ce que les règles en font.',
        'Ustaw dowolną pozycję i zobacz, co z niej wynika.',
      ),
    },
    odds: {
      title: words('Odds and balance', 'Probabilités et équilibre', 'Szanse i równowaga'),
      text: words(
        'Exact chances of an attack, and which of two lists wins more often.',
        'Les chances exactes d’une attaque, et quelle liste gagne le plus souvent.',
        'Dokładne szanse ataku i która z dwóch list częściej wygrywa.',
      ),
    },
  },
  heroRange: words('range 2 · clear', 'portée 2 · dégagé', 'zasięg 2 · czysto'),
};
