import { counted, words } from '@rangefinder/kernel/words';

/** What the page of odds and balance says. */
export const ODDS = {
  title: words('Odds and balance', 'Probabilités et équilibre', 'Szanse i równowaga'),
  lead: words(
    'The exact chances of one attack, and which of two lists wins more often.',
    'Les chances exactes d’une attaque, et laquelle de deux listes gagne le plus souvent.',
    'Dokładne szanse jednego ataku i która z dwóch list częściej wygrywa.',
  ),
  leadBalance: words(
    'Which of two lists wins more often, and how sure that is.',
    'Laquelle de deux listes gagne le plus souvent, et avec quelle certitude.',
    'Która z dwóch list częściej wygrywa i na ile to pewne.',
  ),
  game: words('Game', 'Jeu', 'Gra'),
  balance: words('Which list wins?', 'Quelle liste gagne ?', 'Która lista wygrywa?'),
  balanceLead: words(
    'Bots play the two against each other on this machine. Where both may sit on either side they change seats after every game. The more games, the surer the answer.',
    'Des bots les font s’affronter sur cette machine. Quand les deux peuvent jouer de chaque côté, elles changent de place après chaque partie. Plus il y a de parties, plus la réponse est sûre.',
    'Boty rozgrywają je przeciw sobie na tym komputerze. Jeśli obie mogą zająć każdą stronę, po każdej partii zamieniają się miejscami. Im więcej partii, tym pewniejsza odpowiedź.',
  ),
  one: words('One side', 'Un camp', 'Jedna strona'),
  other: words('The other side', 'L’autre camp', 'Druga strona'),
  bot: words('Played by', 'Jouée par', 'Gra nią'),
  games: words('Games', 'Parties', 'Partie'),
  start: words('Play the games', 'Jouer les parties', 'Rozegraj partie'),
  again: words('Play anew', 'Rejouer', 'Rozegraj od nowa'),
  stop: words('Stop', 'Arrêter', 'Zatrzymaj'),
  progress: (done: number, games: number) =>
    words(
      `${done} of ${games} games played`,
      `${done} parties jouées sur ${games}`,
      `Rozegrane partie: ${done} z ${games}`,
    ),
  failed: (problem: string) =>
    words(
      `The games could not be played: ${problem}`,
      `Les parties n’ont pas pu être jouées : ${problem}`,
      `Nie udało się rozegrać partii: ${problem}`,
    ),
  rate: (name: string, low: string, high: string) =>
    words(
      `of the games go to ${name}; with 95% certainty it is between ${low} and ${high}. A draw counts as half a win.`,
      `des parties reviennent à ${name} ; avec 95 % de certitude, c’est entre ${low} et ${high}. Une égalité compte pour une demi-victoire.`,
      `partii wygrywa ${name}; z pewnością 95% jest to od ${low} do ${high}. Remis liczy się jak pół wygranej.`,
    ),
  won: (count: number) =>
    counted(count, {
      en: ['game won', 'games won'],
      fr: ['partie gagnée', 'parties gagnées'],
      pl: ['wygrana', 'wygrane', 'wygranych'],
    }),
  draws: words('Draws', 'Égalités', 'Remisy'),
  better: (name: string) =>
    words(
      `${name} is the stronger of the two, at least in the hands of these bots.`,
      `${name} est la plus forte des deux, du moins entre les mains de ces bots.`,
      `${name} to silniejsza z nich, przynajmniej w rękach tych botów.`,
    ),
  open: (count: number) => {
    const { en, fr, pl } = counted(count, {
      en: ['game does not tell', 'games do not tell'],
      fr: ['partie ne dit pas', 'parties ne disent pas'],
      pl: ['partia nie mówi', 'partie nie mówią', 'partii nie mówi'],
    });
    return words(
      `${en} which of the two is stronger. Play more of them.`,
      `${fr} laquelle des deux est la plus forte. Jouez-en davantage.`,
      `${pl}, która z nich jest silniejsza. Rozegraj ich więcej.`,
    );
  },
};
