import type { en } from './words.en.ts';

export const fr: typeof en = {
  title: 'Probabilités et équilibre',
  lead: 'Les chances exactes d’une attaque, et laquelle de deux listes gagne le plus souvent.',
  leadBalance: 'Laquelle de deux listes gagne le plus souvent, et avec quelle certitude.',
  game: 'Jeu',
  balance: 'Quelle liste gagne ?',
  balanceLead:
    'Des bots les font s’affronter sur cette machine. Quand les deux peuvent jouer de chaque côté, elles changent de place après chaque partie. Plus il y a de parties, plus la réponse est sûre.',
  one: 'Un camp',
  other: 'L’autre camp',
  bot: 'Jouée par',
  games: 'Parties',
  start: 'Jouer les parties',
  again: 'Rejouer',
  stop: 'Arrêter',
  progress: '{done} parties jouées sur {games}',
  failed: 'Les parties n’ont pas pu être jouées : {problem}',
  rate: 'des parties reviennent à {name} ; avec 95 % de certitude, c’est entre {low} et {high}. Une égalité compte pour une demi-victoire.',
  won: '{count, plural, one {# partie gagnée} other {# parties gagnées}}',
  draws: 'Égalités',
  better: '{name} est la plus forte des deux, du moins entre les mains de ces bots.',
  open: '{count, plural, one {# partie ne dit pas} other {# parties ne disent pas}} laquelle des deux est la plus forte. Jouez-en davantage.',
};
