import { words } from '@rangefinder/kernel/words';

/** What is said on the way to a table: invited, waiting, not found. */
export const MATCH = {
  yourTurn: words('● Your turn', '● À vous', '● Twój ruch'),
  noTable: words('No table here', 'Pas de table ici', 'Nie ma tu stołu'),
  notHere: words(
    'This match is not kept on this machine. It may have been played in another browser, or been forgotten.',
    'Cette partie n’est pas gardée sur cette machine. Elle a peut-être été jouée dans un autre navigateur, ou oubliée.',
    'Tej gry nie ma na tym urządzeniu. Mogła być grana w innej przeglądarce albo została usunięta.',
  ),
  home: words('To the start', 'Retour à l’accueil', 'Na początek'),
  leave: words(
    'Rangefinder: leave the table (the match is kept)',
    'Rangefinder : quitter la table (la partie est gardée)',
    'Rangefinder: odejdź od stołu (gra jest zapisana)',
  ),
  noServer: words(
    'The server cannot be reached. Try again in a moment.',
    'Le serveur n’est pas joignable. Réessayez dans un instant.',
    'Serwer jest nieosiągalny. Spróbuj za chwilę.',
  ),
  again: words('Try again', 'Réessayer', 'Spróbuj ponownie'),
  waitTitle: words('Waiting for the other player', 'En attente de l’autre joueur', 'Czekamy na drugiego gracza'),
  waitWatching: words('Waiting for a player', 'En attente d’un joueur', 'Czekamy na gracza'),
  waitWatch: words(
    'You are watching. The game begins when all seats are taken.',
    'Vous regardez. La partie commence quand toutes les places sont prises.',
    'Oglądasz. Partia zacznie się, gdy wszystkie miejsca będą zajęte.',
  ),
  nameSave: words('Use this name', 'Utiliser ce nom', 'Użyj tego imienia'),
  nameSaved: words('Saved', 'Enregistré', 'Zapisano'),
  cancel: words('Cancel the game', 'Annuler la partie', 'Odwołaj partię'),
  waitLink: words(
    'Send this link to whoever you want to play with. The game begins when they sit down.',
    'Envoyez ce lien à votre adversaire. La partie commence quand il s’assied.',
    'Wyślij ten link temu, z kim chcesz zagrać. Gra zacznie się, gdy usiądzie.',
  ),
  waitOpen: words(
    'Your game is listed for everybody. It begins when somebody sits down.',
    'Votre partie est visible par tous. Elle commence quand quelqu’un s’assied.',
    'Twoja gra jest widoczna dla wszystkich. Zacznie się, gdy ktoś usiądzie.',
  ),
  copy: words('Copy the link', 'Copier le lien', 'Skopiuj link'),
  copied: words('Copied', 'Copié', 'Skopiowano'),
  invite: words('Link to the game', 'Lien vers la partie', 'Link do gry'),
  joinTitle: (name: string, game: string) =>
    words(
      `${name} invites you to a game of ${game}`,
      `${name} vous invite à une partie de ${game}`,
      `${name} zaprasza cię do gry: ${game}`,
    ),
  joinLead: (said: string) =>
    words(
      `${said} No account is needed.`,
      `${said} Aucun compte n’est nécessaire.`,
      `${said} Konto nie jest potrzebne.`,
    ),
  joinAtOnce: words('Sit down and play.', 'Asseyez-vous et jouez.', 'Usiądź i graj.'),
  joinName: words('Your name', 'Votre nom', 'Twoje imię'),
  join: words('Sit down and play', 'S’asseoir et jouer', 'Usiądź i graj'),
  joining: words('Sitting down…', 'On s’assied…', 'Siadamy…'),
  watch: words('Only watch', 'Seulement regarder', 'Tylko oglądaj'),
  seats: words('Seats', 'Places', 'Miejsca'),
};
