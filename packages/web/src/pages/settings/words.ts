import { words } from '@rangefinder/kernel/words';

/** What the page of settings says. */
export const SETTINGS = {
  title: words('Settings', 'Réglages', 'Ustawienia'),
  language: words('Language', 'Langue', 'Język'),
  languageAuto: words('As the browser says', 'Celle du navigateur', 'Jak w przeglądarce'),
  theme: words('Theme', 'Thème', 'Motyw'),
  themes: {
    dark: words('Dark', 'Sombre', 'Ciemny'),
    light: words('Light', 'Clair', 'Jasny'),
    system: words('As the system says', 'Celui du système', 'Jak w systemie'),
  },
  sides: words('Colours of the two sides', 'Couleurs des deux camps', 'Kolory obu stron'),
  sidesUsual: words('Amber and sky blue', 'Ambre et bleu ciel', 'Bursztyn i błękit'),
  sidesSafe: words(
    'Yellow and deep blue, for every kind of colour vision',
    'Jaune et bleu profond, pour toutes les visions des couleurs',
    'Żółty i ciemnoniebieski, dla każdego widzenia barw',
  ),
  motion: words('Motion', 'Mouvement', 'Ruch'),
  motionSystem: words('As the system says', 'Comme le système', 'Jak w systemie'),
  motionNone: words('Nothing moves', 'Rien ne bouge', 'Nic się nie rusza'),
  animation: words('Speed of what is shown', 'Vitesse des animations', 'Szybkość animacji'),
  speeds: {
    none: words('Off', 'Sans', 'Bez'),
    slow: words('Slow', 'Lente', 'Wolno'),
    normal: words('Normal', 'Normale', 'Normalnie'),
    fast: words('Fast', 'Rapide', 'Szybko'),
  },
  sound: words('Sound', 'Son', 'Dźwięk'),
  on: words('On', 'Activé', 'Włączony'),
  off: words('Off', 'Coupé', 'Wyłączony'),
  look: words('Look', 'Apparence', 'Wygląd'),
  table: words('At the table', 'À la table', 'Przy stole'),
  keys: words('Keys', 'Touches', 'Klawisze'),
  account: words('Account', 'Compte', 'Konto'),
  guest: (name: string) =>
    words(
      `You play as the guest ${name}. Claim a name to be known by it and to find your games on other machines.`,
      `Vous jouez en tant qu’invité ${name}. Réservez un nom pour être reconnu et retrouver vos parties ailleurs.`,
      `Grasz jako gość ${name}. Zajmij nazwę, by być rozpoznawanym i znajdować swoje gry na innych urządzeniach.`,
    ),
  known: (name: string) =>
    words(`You are logged in as ${name}.`, `Vous êtes connecté en tant que ${name}.`, `Zalogowano jako ${name}.`),
  name: words('Name', 'Nom', 'Nazwa'),
  password: words('Password (8 letters at least)', 'Mot de passe (8 lettres au moins)', 'Hasło (co najmniej 8 znaków)'),
  claim: words('Claim this name', 'Réserver ce nom', 'Zajmij tę nazwę'),
  login: words('Log in', 'Se connecter', 'Zaloguj się'),
  logout: words('Log out', 'Se déconnecter', 'Wyloguj się'),
  noServer: words(
    'No server can be reached, so there are no accounts. Everything on this machine works as always.',
    'Aucun serveur n’est joignable, donc pas de comptes. Tout le reste marche comme toujours.',
    'Serwer jest nieosiągalny, więc nie ma kont. Wszystko na tym urządzeniu działa jak zawsze.',
  ),
  saved: words(
    'Settings are kept on this machine.',
    'Les réglages sont gardés sur cette machine.',
    'Ustawienia są zapisane na tym urządzeniu.',
  ),
};
