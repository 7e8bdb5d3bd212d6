import type { en } from './words.en.ts';

export const pl: typeof en = {
  title: 'Szanse i równowaga',
  lead: 'Dokładne szanse jednego ataku i która z dwóch list częściej wygrywa.',
  leadBalance: 'Która z dwóch list częściej wygrywa i na ile to pewne.',
  game: 'Gra',
  balance: 'Która lista wygrywa?',
  balanceLead:
    'Boty rozgrywają je przeciw sobie na tym komputerze. Jeśli obie mogą zająć każdą stronę, po każdej partii zamieniają się miejscami. Im więcej partii, tym pewniejsza odpowiedź.',
  one: 'Jedna strona',
  other: 'Druga strona',
  bot: 'Gra nią',
  games: 'Partie',
  start: 'Rozegraj partie',
  again: 'Rozegraj od nowa',
  stop: 'Zatrzymaj',
  progress: 'Rozegrane partie: {done} z {games}',
  failed: 'Nie udało się rozegrać partii: {problem}',
  rate: 'partii wygrywa {name}; z pewnością 95% jest to od {low} do {high}. Remis liczy się jak pół wygranej.',
  won: '{count, plural, one {# wygrana} few {# wygrane} many {# wygranych} other {# wygranej}}',
  draws: 'Remisy',
  better: '{name} to silniejsza z nich, przynajmniej w rękach tych botów.',
  open: '{count, plural, one {# partia nie mówi} few {# partie nie mówią} many {# partii nie mówi} other {# partii nie mówi}}, która z nich jest silniejsza. Rozegraj ich więcej.',
};
