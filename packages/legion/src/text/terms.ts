import { keysOf } from '@rangefinder/kernel';
import { counted, type Forms, list, type Words, words } from '@rangefinder/kernel/words';
import type { MoveKind } from '../abilities.ts';
import type { Cover } from '../battlefield/model.ts';
import type { AttackDie, Rank } from '../card.ts';
import type { AttackFace, BaneToken, BattleCards, Damage, DefenseFace, Marker, Phase, Token } from '../state.ts';

/** Words of the rulebook: phases, ranks, tokens, dice, cover, moves. */

export const PHASE: Readonly<Record<Phase, Words>> = {
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  command: words('Command Phase', 'Phase de commandement', 'Faza dowodzenia'),
  activation: words('Activation Phase', 'Phase d’activation', 'Faza aktywacji'),
  end: words('End Phase', 'Phase finale', 'Faza końcowa'),
};

export const RANK: Readonly<Record<Rank, Words>> = {
  commander: words('commander', 'commandant', 'dowódca'),
  operative: words('operative', 'agent', 'agent'),
  corps: words('corps', 'troupes', 'piechota'),
  special: words('special forces', 'forces spéciales', 'siły specjalne'),
  support: words('support', 'soutien', 'wsparcie'),
  heavy: words('heavy', 'lourd', 'ciężki'),
};

function token(en: string, fr: string, pl: string): Forms {
  return {
    en: [`${en} token`, `${en} tokens`],
    fr: [`pion ${fr}`, `pions ${fr}`],
    pl: [`żeton ${pl}`, `żetony ${pl}`, `żetonów ${pl}`],
  };
}

const TOKEN: Readonly<Record<Token, Forms>> = {
  aim: token('aim', 'Viser', 'celowania'),
  dodge: token('dodge', 'Esquive', 'uniku'),
  standby: token('standby', 'En attente', 'gotowości'),
  surge: token('surge', 'Adrénaline', 'adrenaliny'),
  suppression: token('suppression', 'Suppression', 'przygniecenia'),
  ion: token('ion', 'Ion', 'jonizacji'),
  poison: token('poison', 'Poison', 'trucizny'),
  immobilize: token('immobilize', 'Immobilisation', 'unieruchomienia'),
  observation: token('observation', 'Observation', 'obserwacji'),
};

/** So many tokens: `2 aim tokens`. */
export function tokens(kind: Token, count: number): Words {
  return counted(count, TOKEN[kind]);
}

/** A token by its name alone: `aim token`. */
export function tokenName(kind: Token): Words {
  const { en, fr, pl } = TOKEN[kind];
  return words(en[0], fr[0], pl[0]);
}

export const MARKER: Readonly<Record<Marker['kind'], Words>> = {
  objective: words('objective token', 'pion Objectif', 'żeton celu'),
  condition: words('condition token', 'pion Condition', 'żeton warunków'),
  charge: words('charge token', 'pion Charge', 'żeton ładunku'),
  smoke: words('smoke token', 'pion Fumée', 'żeton dymu'),
  bane: words('bane token', 'pion Bane', 'żeton Bane’a'),
  graffiti: words('graffiti token', 'pion Graffiti', 'żeton graffiti'),
  beacon: words('beacon token', 'pion Balise', 'żeton nadajnika'),
  cart: words('bomb cart', 'chariot porte-bombe', 'wózek z bombą'),
};

/** What a bane token shows when it is turned over. */
export const BANE: Readonly<Record<BaneToken, Words>> = {
  'here-i-am': words('Here I Am', 'Me voilà', 'Oto jestem'),
  'smoke-and-mirrors': words('Smoke and Mirrors', 'Fumée et miroir', 'Dym i lustra'),
  kablamo: words('Kablamo!', 'Kablamo !', 'Kablamo!'),
};

const COLOUR: Readonly<Record<AttackDie, Forms>> = {
  red: { en: ['red', 'red'], fr: ['rouge', 'rouges'], pl: ['czerwona', 'czerwone', 'czerwonych'] },
  black: { en: ['black', 'black'], fr: ['noir', 'noirs'], pl: ['czarna', 'czarne', 'czarnych'] },
  white: { en: ['white', 'white'], fr: ['blanc', 'blancs'], pl: ['biała', 'białe', 'białych'] },
};

/** The colour of one die. */
export function colour(die: AttackDie): Words {
  const { en, fr, pl } = COLOUR[die];
  return words(en[0], fr[0], pl[0]);
}

/** Dice of a pool: `2 red, 3 white`. */
export function poolWords(dice: Readonly<Record<AttackDie, number>>): Words {
  const all: readonly AttackDie[] = ['red', 'black', 'white'];
  return list(all.filter((die) => dice[die] > 0).map((die) => counted(dice[die], COLOUR[die])));
}

const RESULT: Readonly<Record<AttackFace | DefenseFace, Forms>> = {
  crit: { en: ['critical', 'criticals'], fr: ['critique', 'critiques'], pl: ['krytyk', 'krytyki', 'krytyków'] },
  hit: { en: ['hit', 'hits'], fr: ['touche', 'touches'], pl: ['trafienie', 'trafienia', 'trafień'] },
  block: { en: ['block', 'blocks'], fr: ['blocage', 'blocages'], pl: ['blok', 'bloki', 'bloków'] },
  surge: { en: ['surge', 'surges'], fr: ['adrénaline', 'adrénalines'], pl: ['adrenalina', 'adrenaliny', 'adrenalin'] },
  blank: { en: ['blank', 'blanks'], fr: ['vierge', 'vierges'], pl: ['pusta', 'puste', 'pustych'] },
};

/** What one die shows. */
export function face(result: AttackFace | DefenseFace): Words {
  const { en, fr, pl } = RESULT[result];
  return words(en[0], fr[0], pl[0]);
}

/** So many of a result: `2 hits`. */
export function results(result: AttackFace | DefenseFace, count: number): Words {
  return counted(count, RESULT[result]);
}

/** What dice show, the best first: `1 critical, 2 hits, 1 blank`. */
export function rolled(faces: readonly (AttackFace | DefenseFace)[]): Words {
  if (faces.length === 0) return words('no dice', 'aucun dé', 'brak kości');
  const order = keysOf(RESULT);
  const shown = order.map((one) => ({ one, count: faces.filter((other) => other === one).length }));
  return list(shown.filter(({ count }) => count > 0).map(({ one, count }) => results(one, count)));
}

export function wounds(count: number): Words {
  return counted(count, { en: ['wound', 'wounds'], fr: ['blessure', 'blessures'], pl: ['rana', 'rany', 'ran'] });
}

export function miniatures(count: number): Words {
  return counted(count, {
    en: ['miniature', 'miniatures'],
    fr: ['figurine', 'figurines'],
    pl: ['figurka', 'figurki', 'figurek'],
  });
}

export const COVER: Readonly<Record<Cover, Words>> = {
  none: words('no cover', 'pas de couvert', 'brak osłony'),
  light: words('light cover', 'couvert léger', 'lekka osłona'),
  heavy: words('heavy cover', 'couvert lourd', 'ciężka osłona'),
};

export const DAMAGE: Readonly<Record<Damage, Words>> = {
  damaged: words('damaged', 'endommagé', 'uszkodzenie'),
  disabled: words('disabled', 'immobilisé', 'unieruchomienie'),
  disrupted: words('weapon disrupted', 'arme perturbée', 'zakłócenie broni'),
};

export const BATTLE_ROW: Readonly<Record<keyof BattleCards, Words>> = {
  objectives: words('objective', 'objectif', 'cel'),
  deployments: words('deployment', 'déploiement', 'rozstawienie'),
  conditions: words('condition', 'condition', 'warunki'),
};

/** What a unit may do with an action, besides what its cards offer. */
export const ACTION = {
  move: words('move', 'déplacement', 'ruch'),
  attack: words('attack', 'attaque', 'atak'),
  aim: words('aim', 'visée', 'celowanie'),
  dodge: words('dodge', 'esquive', 'unik'),
  standby: words('standby', 'attente', 'gotowość'),
  recover: words('recover', 'récupération', 'odpoczynek'),
  claim: words('claim a token', 'revendiquer un pion', 'przejęcie żetonu'),
  drop: words('drop a token', 'lâcher un pion', 'upuszczenie żetonu'),
  sabotage: words('sabotage or repair', 'saboter ou réparer', 'sabotaż lub naprawa'),
  resupply: words('resupply', 'se ravitailler', 'zaopatrzenie'),
} as const satisfies Record<string, Words>;

/** Moves as something to do. */
export const MOVE: Readonly<Record<MoveKind, Words>> = {
  standard: words('move', 'déplacement', 'ruch'),
  reverse: words('reverse', 'marche arrière', 'ruch wstecz'),
  strafe: words('strafe', 'déplacement latéral', 'ruch w bok'),
  pivot: words('pivot', 'pivot', 'obrót'),
  climb: words('climb', 'ascension', 'wspinaczka'),
  clamber: words('clamber', 'escalade', 'wdrapanie się'),
  compulsory: words('compulsory move', 'déplacement obligatoire', 'ruch przymusowy'),
  withdraw: words('withdraw', 'désengagement', 'odwrót'),
  panic: words('panicked move', 'mouvement de panique', 'ruch w panice'),
  embark: words('embark', 'embarquement', 'wejście na pokład'),
  disembark: words('disembark', 'débarquement', 'zejście z pokładu'),
  free: words('free move', 'déplacement gratuit', 'darmowy ruch'),
};

/** Moves as something done, by one and by many. */
export const MOVES: Readonly<Record<MoveKind, readonly [one: Words, many: Words]>> = {
  standard: [words('moves', 'se déplace', 'porusza się'), words('move', 'se déplacent', 'poruszają się')],
  reverse: [words('reverses', 'recule', 'cofa się'), words('reverse', 'reculent', 'cofają się')],
  strafe: [words('strafes', 'se décale', 'przesuwa się w bok'), words('strafe', 'se décalent', 'przesuwają się w bok')],
  pivot: [words('pivots', 'pivote', 'obraca się'), words('pivot', 'pivotent', 'obracają się')],
  climb: [words('climbs', 'grimpe', 'wspina się'), words('climb', 'grimpent', 'wspinają się')],
  clamber: [words('clambers', 'escalade', 'wdrapuje się'), words('clamber', 'escaladent', 'wdrapują się')],
  compulsory: [
    words('makes a compulsory move', 'fait un déplacement obligatoire', 'wykonuje ruch przymusowy'),
    words('make a compulsory move', 'font un déplacement obligatoire', 'wykonują ruch przymusowy'),
  ],
  withdraw: [words('withdraws', 'se désengage', 'wycofuje się'), words('withdraw', 'se désengagent', 'wycofują się')],
  panic: [words('flees', 's’enfuit', 'ucieka'), words('flee', 's’enfuient', 'uciekają')],
  embark: [words('embarks', 'embarque', 'wsiada'), words('embark', 'embarquent', 'wsiadają')],
  disembark: [words('disembarks', 'débarque', 'wysiada'), words('disembark', 'débarquent', 'wysiadają')],
  free: [words('moves', 'se déplace', 'porusza się'), words('move', 'se déplacent', 'poruszają się')],
};

/** Where a climb leads. */
export const WAY_UP = {
  up: words('up', 'vers le haut', 'w górę'),
  down: words('down', 'vers le bas', 'w dół'),
  over: words('over', 'par-dessus', 'na drugą stronę'),
} as const;

/** When a unit pivots along with a move. */
export const TURN = {
  before: words('pivot first', 'pivoter avant', 'najpierw obrót'),
  after: words('pivot afterwards', 'pivoter après', 'potem obrót'),
} as const;

/** What cancels dice, besides keywords and cards. */
export const CANCELS: Readonly<Record<string, Words>> = {
  cover: words('cover', 'le couvert', 'osłona'),
  dodge: words('dodge', 'l’esquive', 'unik'),
  shield: words('a shield', 'le bouclier', 'tarcze'),
};
