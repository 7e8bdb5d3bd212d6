import { words } from '@rangefinder/kernel/words';

/** What stands around every page. */
export const APP = {
  home: words('Rangefinder, home', 'Rangefinder, accueil', 'Rangefinder, strona główna'),
  nav: words('Main', 'Principal', 'Główne'),
  skip: words('Skip to the content', 'Aller au contenu', 'Przejdź do treści'),
  loading: words('Loading…', 'Chargement…', 'Wczytywanie…'),
  fanwork: words(
    'A fan-made table for games we love. Not made or endorsed by those who own them. No card text, no artwork but our own.',
    'Une table faite par des passionnés pour les jeux que nous aimons, sans lien avec leurs propriétaires. Ni textes de cartes, ni illustrations autres que les nôtres.',
    'Stół zrobiony przez fanów dla gier, które lubimy, bez związku z ich właścicielami. Żadnych tekstów kart ani grafik poza naszymi.',
  ),
  places: {
    play: words('New game', 'Nouvelle partie', 'Nowa gra'),
    lists: words('Lists', 'Listes', 'Listy'),
    rules: words('Rules', 'Règles', 'Zasady'),
    replay: words('Replays', 'Rediffusions', 'Powtórki'),
    sandbox: words('Sandbox', 'Bac à sable', 'Piaskownica'),
    odds: words('Odds', 'Probabilités', 'Szanse'),
    settings: words('Settings', 'Réglages', 'Ustawienia'),
  },
  missing: {
    title: words('Nothing here', 'Rien ici', 'Tu nic nie ma'),
    text: words(
      'This address leads nowhere. The game may have moved, or the link lost a letter.',
      'Cette adresse ne mène nulle part. La partie a peut-être disparu, ou le lien a perdu une lettre.',
      'Ten adres donikąd nie prowadzi. Może gra zniknęła, a może w linku brakuje litery.',
    ),
    home: words('To the start', 'Retour à l’accueil', 'Na początek'),
  },
  crash: {
    title: words('The page broke', 'La page s’est cassée', 'Strona się zepsuła'),
    text: words(
      'That is our fault. Your game is kept after every decision: reload the page and go on where you were.',
      'C’est notre faute. Votre partie est gardée après chaque décision : rechargez la page et reprenez où vous en étiez.',
      'To nasza wina. Gra jest zapisywana po każdej decyzji: wczytaj stronę ponownie i graj dalej.',
    ),
    reload: words('Reload the page', 'Recharger la page', 'Wczytaj ponownie'),
  },
};
