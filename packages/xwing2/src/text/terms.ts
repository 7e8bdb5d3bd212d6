import { type Forms, list, name, type Words, words } from '@rangefinder/kernel/words';
import type { Phase, Token } from '../state.ts';

/** Words of the rulebook: tokens, actions, dice, arcs, maneuvers, phases. */

export const TOKEN: Readonly<Record<Token, Words>> = {
  focus: words('focus token', 'marqueur de concentration', 'żeton skupienia'),
  evade: words('evade token', "marqueur d'évasion", 'żeton uniku'),
  calculate: words('calculate token', 'marqueur de calcul', 'żeton obliczeń'),
  reinforceFore: words('fore reinforce token', 'marqueur de renforcement avant', 'żeton wzmocnienia przodu'),
  reinforceAft: words('aft reinforce token', 'marqueur de renforcement arrière', 'żeton wzmocnienia tyłu'),
  jam: words('jam token', 'marqueur de brouillage', 'żeton zagłuszania'),
  tractor: words('tractor token', 'marqueur de rayon tracteur', 'żeton promienia ściągającego'),
  disarm: words('disarm token', 'marqueur de désarmement', 'żeton rozbrojenia'),
  stress: words('stress token', 'marqueur de stress', 'żeton stresu'),
  strain: words('strain token', 'marqueur de contrainte', 'żeton przeciążenia'),
  deplete: words('deplete token', "marqueur d'épuisement", 'żeton wyczerpania'),
  ion: words('ion token', 'marqueur ionique', 'żeton jonizacji'),
  cloak: words('cloak token', "marqueur d'occultation", 'żeton maskowania'),
};

export const HIT: Forms = { en: ['hit', 'hits'], fr: ['touché', 'touchés'], pl: ['trafienie', 'trafienia', 'trafień'] };
export const CRIT: Forms = {
  en: ['crit', 'crits'],
  fr: ['critique', 'critiques'],
  pl: ['krytyczne', 'krytyczne', 'krytycznych'],
};
export const CHARGE: Forms = {
  en: ['charge', 'charges'],
  fr: ['charge', 'charges'],
  pl: ['ładunek', 'ładunki', 'ładunków'],
};
export const SHIELD: Forms = {
  en: ['shield', 'shields'],
  fr: ['bouclier', 'boucliers'],
  pl: ['osłona', 'osłony', 'osłon'],
};
export const FUSE: Forms = {
  en: ['fuse', 'fuses'],
  fr: ['mèche', 'mèches'],
  pl: ['zapalnik', 'zapalniki', 'zapalników'],
};

/** One token, or so many of them. */
export function tokens(token: Token, count: number): Words {
  const { en, fr, pl } = TOKEN[token];
  if (count === 1) return words(/^[aeiou]/.test(en) ? `an ${en}` : `a ${en}`, `un ${fr}`, pl);
  return words(`${count} ${en}s`, `${count} × ${fr}`, `${count} × ${pl}`);
}

export const ACTION: Readonly<Record<string, Words>> = {
  focus: words('focus', 'concentration', 'skupienie'),
  evade: words('evade', 'évasion', 'unik'),
  calculate: words('calculate', 'calcul', 'obliczenia'),
  lock: words('lock', 'verrouillage', 'namierzenie'),
  'barrel-roll': words('barrel roll', 'tonneau', 'beczka'),
  boost: words('boost', 'accélération', 'przyspieszenie'),
  slam: words('SLAM', 'SLAM', 'SLAM'),
  reinforce: words('reinforce', 'renforcement', 'wzmocnienie'),
  coordinate: words('coordinate', 'coordination', 'koordynacja'),
  jam: words('jam', 'brouillage', 'zagłuszanie'),
  reload: words('reload', 'rechargement', 'przeładowanie'),
  rotate: words('rotate arc', "rotation d'arc", 'obrót łuku'),
  cloak: words('cloak', 'occultation', 'maskowanie'),
  tow: words('tow', 'remorquage', 'holowanie'),
  scramble: words('scramble', 'piratage', 'zakłócanie'),
};

/** The colour of an action or a maneuver. */
export const COLOUR: Readonly<Record<string, Words>> = {
  white: words('white', 'blanche', 'biały'),
  red: words('red', 'rouge', 'czerwony'),
  purple: words('purple', 'violette', 'fioletowy'),
  blue: words('blue', 'bleue', 'niebieski'),
};

export const FACE: Readonly<Record<string, Words>> = {
  hit: words('hit', 'touché', 'trafienie'),
  crit: words('crit', 'critique', 'trafienie krytyczne'),
  focus: words('focus', 'concentration', 'skupienie'),
  evade: words('evade', 'évasion', 'unik'),
  blank: words('blank', 'vierge', 'pusty wynik'),
};

/** The results of a roll in a row. */
export function dice(faces: readonly string[]): Words {
  if (faces.length === 0) return words('no dice', 'aucun dé', 'brak kości');
  return list(faces.map((face) => FACE[face] ?? name(face)));
}

export const DAMAGE: Readonly<Record<'hit' | 'crit', Words>> = {
  hit: words('damage', 'un dégât', 'obrażenie'),
  crit: words('critical damage', 'un dégât critique', 'obrażenie krytyczne'),
};

const ARC: Readonly<Record<string, Words>> = {
  front: words('front', 'avant', 'przód'),
  rear: words('rear', 'arrière', 'tył'),
  left: words('left', 'gauche', 'lewo'),
  right: words('right', 'droite', 'prawo'),
  bullseye: words('bullseye', 'bullseye', 'bullseye'),
  turret: words('turret', 'tourelle', 'wieżyczka'),
  'double-turret': words('double turret', 'double tourelle', 'podwójna wieżyczka'),
  'full-front': words('full front', 'avant complet', 'pełny przód'),
  'full-rear': words('full rear', 'arrière complet', 'pełny tył'),
};

export function arc(id: string): Words {
  return ARC[id] ?? name(id);
}

export const PHASE: Readonly<Record<Phase, Words>> = {
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  planning: words('Planning Phase', 'Phase de préparation', 'Faza planowania'),
  system: words('System Phase', 'Phase de système', 'Faza systemów'),
  activation: words('Activation Phase', "Phase d'activation", 'Faza aktywacji'),
  engagement: words('Engagement Phase', "Phase d'engagement", 'Faza starcia'),
  end: words('End Phase', 'Phase de dénouement', 'Faza końcowa'),
};

const BEARING: Readonly<Record<string, Words>> = {
  straight: words('straight', 'ligne droite', 'prosto'),
  bank: words('bank', "virage sur l'aile", 'łagodny zwrot'),
  turn: words('turn', 'virage', 'ostry zwrot'),
  koiogran: words('Koiogran turn', 'virage Koiogran', 'zwrot Koiograna'),
  segnor: words("Segnor's loop", 'boucle de Segnor', 'pętla Segnora'),
  tallon: words('Tallon roll', 'tonneau de Tallon', 'beczka Tallona'),
  stationary: words('stationary', 'stationnaire', 'postój'),
  'reverse-straight': words('reverse straight', 'marche arrière droite', 'prosto wstecz'),
  'reverse-bank': words('reverse bank', "virage sur l'aile en marche arrière", 'łagodny zwrot wstecz'),
  'sideslip-bank': words('bank sideslip', "dérapage sur l'aile", 'łagodny ślizg'),
  'sideslip-turn': words('turn sideslip', 'dérapage', 'ostry ślizg'),
};

const SIDE: Readonly<Record<string, Words>> = {
  left: words('left', 'à gauche', 'w lewo'),
  right: words('right', 'à droite', 'w prawo'),
};

export function isBearing(id: string): boolean {
  return id.replace(/^(left|right)-/, '') in BEARING;
}

/** A bearing or a template: `left-bank`, `straight`. */
export function bearing(id: string): Words {
  const [, side, kind = id] = /^(?:(left|right)-)?(.+)$/.exec(id) ?? [];
  const { en, fr, pl } = BEARING[kind] ?? name(kind);
  const at = side === undefined ? undefined : SIDE[side];
  return at ? words(`${at.en} ${en}`, `${fr} ${at.fr}`, `${pl} ${at.pl}`) : { en, fr, pl };
}

/** A maneuver or a template by its key: `2-left-bank`. */
export function maneuver(key: string): Words {
  const [, speed, kind] = /^(\d)-(.+)$/.exec(key) ?? [];
  if (speed === undefined || kind === undefined) return bearing(key);
  const { en, fr, pl } = bearing(kind);
  return words(`${speed} ${en}`, `${speed} ${fr}`, `${speed} ${pl}`);
}

export const EDGE = {
  bottom: words('bottom edge', 'bord du bas', 'dolna krawędź'),
  top: words('top edge', 'bord du haut', 'górna krawędź'),
} as const;

/** How a ship moved other than by a maneuver. */
export const MOVE: Readonly<Record<string, Words>> = {
  'barrel-roll': words('barrel rolls', 'effectue un tonneau', 'wykonuje beczkę'),
  boost: words('boosts', 'accélère', 'przyspiesza'),
  decloak: words('decloaks', 'se désocculte', 'wychodzi z maskowania'),
  tractor: words('is pulled by a tractor beam', 'est déplacé par un rayon tracteur', 'jest ciągnięty promieniem'),
  rotate: words('turns', 'pivote', 'obraca się'),
};

/** What mission points are for. */
export const SCORED: Readonly<Record<string, Words>> = {
  deficit: words("the opponent's deficit", "déficit de l'adversaire", 'deficyt przeciwnika'),
  destroyed: words('a ship removed', 'vaisseau retiré', 'usunięty statek'),
  half: words('a ship halved', 'vaisseau réduit de moitié', 'statek z połową wytrzymałości'),
  satellites: words('satellites', 'satellites', 'satelity'),
  contest: words('contesting the satellite', 'satellite contesté', 'walka o satelitę'),
  alone: words('contesting it alone', 'seul à le contester', 'samotna walka o satelitę'),
  caches: words('supply caches', 'caches de ravitaillement', 'skrytki z zaopatrzeniem'),
};

/** What a ship rolls for, where it is not a card. */
export const WHY: Readonly<Record<string, Words>> = {
  overlap: words('the obstacle', "l'obstacle", 'przeszkoda'),
};

/** A player by name, or by number where no names are given. */
export function player(seat: number, names: readonly string[] = []): Words {
  const known = names[seat];
  if (known !== undefined) return name(known);
  return words(`Player ${seat + 1}`, `Joueur ${seat + 1}`, `Gracz ${seat + 1}`);
}
