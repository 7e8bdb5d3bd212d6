import { words } from '@rangefinder/kernel/words';

/** What the page that begins a game says. */
export const NEW = {
  title: words('New game', 'Nouvelle partie', 'Nowa gra'),
  how: words('Who plays?', 'Qui joue ?', 'Kto gra?'),
  hows: {
    bot: words('You against the bot', 'Vous contre le robot', 'Ty przeciw botowi'),
    screen: words('Two on this screen', 'À deux sur cet écran', 'Dwoje na tym ekranie'),
    link: words('Invite by link', 'Inviter par lien', 'Zaproszenie linkiem'),
    open: words('Open to everybody', 'Ouverte à tous', 'Otwarta dla wszystkich'),
  },
  howHint: {
    bot: words(
      'On this machine, also without a network.',
      'Sur cette machine, même sans réseau.',
      'Na tym urządzeniu, także bez sieci.',
    ),
    screen: words(
      'On this machine. Secrets stay secret: the screen is handed over.',
      'Sur cette machine. Les secrets restent secrets : l’écran change de mains.',
      'Na tym urządzeniu. Tajne pozostaje tajne: ekran przechodzi z rąk do rąk.',
    ),
    link: words(
      'On the server. You get a link to send to whoever you want to play.',
      'Sur le serveur. Vous recevez un lien à envoyer à qui vous voulez.',
      'Na serwerze. Dostaniesz link do wysłania komu chcesz.',
    ),
    open: words(
      'On the server. Whoever comes first sits down.',
      'Sur le serveur. Le premier venu s’assied.',
      'Na serwerze. Kto pierwszy, ten siada.',
    ),
  },
  game: words('Game', 'Jeu', 'Gra'),
  mission: words('Mission', 'Mission', 'Misja'),
  side: words('Your side', 'Votre camp', 'Twoja strona'),
  listOf: (said: string, name: string) => words(`${said}: ${name}`, `${said} : ${name}`, `${said}: ${name}`),
  surprise: words('Surprise me', 'Surprenez-moi', 'Zaskocz mnie'),
  readyLists: words('Ready to play', 'Prêts à jouer', 'Gotowe do gry'),
  savedLists: words('Your own', 'Les vôtres', 'Twoje własne'),
  bot: words('Bot', 'Robot', 'Bot'),
  botLevel: (name: string, level: number) =>
    words(`${name}, level ${level}`, `${name}, niveau ${level}`, `${name}, poziom ${level}`),
  clock: words('Clock', 'Pendule', 'Zegar'),
  clocks: {
    none: words('No clock', 'Sans pendule', 'Bez zegara'),
    short: words('20 min + 10 s', '20 min + 10 s', '20 min + 10 s'),
    usual: words('40 min + 15 s', '40 min + 15 s', '40 min + 15 s'),
    long: words('75 min + 20 s', '75 min + 20 s', '75 min + 20 s'),
  },
  clockOf: (minutes: number, increment: number) =>
    words(`${minutes} min + ${increment} s`, `${minutes} min + ${increment} s`, `${minutes} min + ${increment} s`),
  start: {
    bot: words('Play against the bot', 'Jouer contre le robot', 'Zagraj przeciw botowi'),
    screen: words('Start on this screen', 'Commencer sur cet écran', 'Zacznij na tym ekranie'),
    link: words('Create the link', 'Créer le lien', 'Utwórz link'),
    open: words('Open the game', 'Ouvrir la partie', 'Otwórz grę'),
  },
  starting: words('Setting up…', 'Mise en place…', 'Przygotowywanie…'),
};
