import { counted, words } from '@rangefinder/kernel/words';

/** What the sandbox says. */
export const SANDBOX = {
  title: words('Sandbox', 'Bac à sable', 'Piaskownica'),
  lead: words(
    'Set up any position, script the dice, and play both sides by the rules, or one against a bot. Nothing here counts.',
    "Composez n'importe quelle position, choisissez les dés, et jouez selon les règles, les deux camps ou l'un contre un robot. Rien ne compte ici.",
    'Ustaw dowolną pozycję, wybierz kości i zagraj według zasad obie strony albo jedną przeciw botowi. Nic się tu nie liczy.',
  ),
  game: words('Game', 'Jeu', 'Gra'),
  mission: words('Mission', 'Mission', 'Misja'),
  opponent: words('Opponent', 'Adversaire', 'Przeciwnik'),
  both: words('I play both sides', 'Je joue les deux camps', 'Gram obie strony'),
  against: (name: string, level: number) =>
    words(`${name}, level ${level}`, `${name}, niveau ${level}`, `${name}, poziom ${level}`),
  play: words('Play this position', 'Jouer cette position', 'Zagraj tę pozycję'),
  load: words('Open a file', 'Ouvrir un fichier', 'Otwórz plik'),
  save: words('Save as scenario', 'Enregistrer en scénario', 'Zapisz jako scenariusz'),
  share: words('Copy link', 'Copier le lien', 'Kopiuj odnośnik'),
  shared: words('Link copied', 'Lien copié', 'Skopiowano odnośnik'),
  clear: words('Empty the board', 'Vider le plateau', 'Opróżnij planszę'),
  cleared: words('The board is empty.', 'Le plateau est vide.', 'Plansza jest pusta.'),
  empty: words(
    'The board is empty: put something on it, then it can be played, saved and shared.',
    'Le plateau est vide : posez-y quelque chose pour jouer, enregistrer et partager.',
    'Plansza jest pusta: połóż coś na niej, by zagrać, zapisać i udostępnić.',
  ),
  undo: words('Undo', 'Annuler', 'Cofnij'),
  dice: words('Scripted dice', 'Dés choisis', 'Wybrane kości'),
  diceHint: words(
    'One line for each stream, such as “dice: [hit, crit, blank]”. They come in this order; then chance goes on.',
    'Une ligne par flux, comme « dice: [hit, crit, blank] ». Ils viennent dans cet ordre ; puis le hasard continue.',
    'Jeden wiersz na strumień, np. „dice: [hit, crit, blank]”. Wypadają w tej kolejności; potem znów przypadek.',
  ),
  diceBad: (reason: string) =>
    words(
      `These dice cannot be read: ${reason}`,
      `Ces dés ne sont pas lisibles : ${reason}`,
      `Tych kości nie da się odczytać: ${reason}`,
    ),
  bad: (reason: string) =>
    words(
      `This position cannot be played: ${reason}`,
      `Cette position ne peut être jouée : ${reason}`,
      `Tej pozycji nie można zagrać: ${reason}`,
    ),
  badFile: (reason: string) =>
    words(
      `This file cannot be read: ${reason}`,
      `Ce fichier n'est pas lisible : ${reason}`,
      `Tego pliku nie da się odczytać: ${reason}`,
    ),
  badLink: words(
    'This link is damaged, cut short or of another version. Copy it again, from its first letter to its last.',
    "Ce lien est abîmé, coupé ou d'une autre version. Copiez-le à nouveau, de la première lettre à la dernière.",
    'Ten odnośnik jest uszkodzony, ucięty albo z innej wersji. Skopiuj go ponownie, od pierwszej litery do ostatniej.',
  ),
  noPosition: words(
    'This scenario begins before the set-up and has no position to edit.',
    "Ce scénario commence avant la mise en place et n'a pas de position à modifier.",
    'Ten scenariusz zaczyna się przed rozstawieniem i nie ma pozycji do zmiany.',
  ),
  otherGame: (game: string) =>
    words(
      `This is a scenario of “${game}”, which cannot be edited here.`,
      `C'est un scénario de « ${game} », qui ne se modifie pas ici.`,
      `To scenariusz gry „${game}”, której nie da się tu zmieniać.`,
    ),
  noEditor: words(
    'This game has no sandbox yet.',
    "Ce jeu n'a pas encore de bac à sable.",
    'Ta gra nie ma jeszcze piaskownicy.',
  ),
  loaded: (title: string) => words(`Opened: ${title}`, `Ouvert : ${title}`, `Otwarto: ${title}`),
  name: words('Title of the scenario', 'Titre du scénario', 'Tytuł scenariusza'),
  unnamed: words('A position from the sandbox', 'Une position du bac à sable', 'Pozycja z piaskownicy'),
  playing: words(
    'Sandbox: you play both sides',
    'Bac à sable : vous jouez les deux camps',
    'Piaskownica: grasz obie strony',
  ),
  playingBot: (name: string) =>
    words(
      `Sandbox: you are player 1, against ${name}`,
      `Bac à sable : vous êtes le joueur 1, contre ${name}`,
      `Piaskownica: grasz jako gracz 1 przeciw: ${name}`,
    ),
  edit: words('Edit from here', "Modifier d'ici", 'Zmień stąd'),
  back: words('Back to the editor', "Retour à l'éditeur", 'Wróć do edytora'),
  saved: (count: number) => {
    if (count === 0)
      return words('Saved with the position only.', 'Enregistré avec la position seule.', 'Zapisano samą pozycję.');
    const { en, fr, pl } = counted(count, {
      en: ['decision', 'decisions'],
      fr: ['décision', 'décisions'],
      pl: ['decyzję', 'decyzje', 'decyzji'],
    });
    return words(
      `Saved with the position and ${en}.`,
      `Enregistré avec la position et ${fr}.`,
      `Zapisano pozycję i ${pl}.`,
    );
  },
  failed: (reason: string) =>
    words(
      `The rules stopped here: ${reason}`,
      `Les règles se sont arrêtées ici : ${reason}`,
      `Zasady zatrzymały się tutaj: ${reason}`,
    ),
};
