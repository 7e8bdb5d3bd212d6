import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const pl: Translated<typeof en> = {
  title: 'Piaskownica',
  lead: 'Ustaw dowolną pozycję, wybierz kości i zagraj według zasad obie strony albo jedną przeciw botowi. Nic się tu nie liczy.',
  game: 'Gra',
  mission: 'Misja',
  opponent: 'Przeciwnik',
  both: 'Gram obie strony',
  against: '{name}, poziom {level}',
  play: 'Zagraj tę pozycję',
  load: 'Otwórz plik',
  save: 'Zapisz jako scenariusz',
  share: 'Kopiuj odnośnik',
  shared: 'Skopiowano odnośnik',
  clear: 'Opróżnij planszę',
  cleared: 'Plansza jest pusta.',
  undo: 'Cofnij',
  dice: 'Wybrane kości',
  diceHint:
    'Jeden wiersz na strumień, np. „dice: [hit, crit, blank]”. Wypadają w tej kolejności; potem znów przypadek.',
  diceBad: 'Tych kości nie da się odczytać: {reason}',
  bad: 'Tej pozycji nie można zagrać: {reason}',
  badFile: 'Tego pliku nie da się odczytać: {reason}',
  badLink:
    'Ten odnośnik jest uszkodzony, ucięty albo z innej wersji. Skopiuj go ponownie, od pierwszej litery do ostatniej.',
  noPosition: 'Ten scenariusz zaczyna się przed rozstawieniem i nie ma pozycji do zmiany.',
  otherGame: 'To scenariusz gry „{game}”, której nie da się tu zmieniać.',
  noEditor: 'Ta gra nie ma jeszcze piaskownicy.',
  loaded: 'Otwarto: {title}',
  name: 'Tytuł scenariusza',
  unnamed: 'Pozycja z piaskownicy',
  playing: 'Piaskownica: grasz obie strony',
  playingBot: 'Piaskownica: grasz jako gracz 1 przeciw: {name}',
  edit: 'Zmień stąd',
  back: 'Wróć do edytora',
  saved:
    'Zapisano {count, plural, =0 {samą pozycję} one {pozycję i # decyzję} few {pozycję i # decyzje} other {pozycję i # decyzji}}.',
  failed: 'Zasady zatrzymały się tutaj: {reason}',
};
