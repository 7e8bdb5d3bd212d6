import { type Forms, list, name, type Words, words } from '@rangefinder/kernel/words';
import { BEARINGS, kindOf, readManeuver, type Side, sideOf } from './maneuver.ts';

/** Words of both editions: dice, damage, arcs, maneuvers, edges. */

export const HIT: Forms = { en: ['hit', 'hits'], fr: ['touché', 'touchés'], pl: ['trafienie', 'trafienia', 'trafień'] };
export const CRIT: Forms = {
  en: ['crit', 'crits'],
  fr: ['critique', 'critiques'],
  pl: ['krytyczne', 'krytyczne', 'krytycznych'],
};
export const SHIELD: Forms = {
  en: ['shield', 'shields'],
  fr: ['bouclier', 'boucliers'],
  pl: ['osłona', 'osłony', 'osłon'],
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

const BEARING: Readonly<Record<string, Words>> = {
  straight: words('straight', 'ligne droite', 'prosto'),
  bank: words('bank', "virage sur l'aile", 'łagodny zwrot'),
  turn: words('turn', 'virage', 'ostry zwrot'),
  koiogran: words('Koiogran turn', 'virage Koiogran', 'zwrot Koiograna'),
  segnor: words("Segnor's loop", 'boucle de Segnor', 'pętla Segnora'),
  tallon: words('Tallon roll', 'tonneau de Tallon', 'beczka Tallona'),
  'tallon-bank': words('Tallon roll (bank)', "tonneau de Tallon (virage sur l'aile)", 'beczka Tallona (łagodny zwrot)'),
  stationary: words('stationary', 'stationnaire', 'postój'),
  'reverse-straight': words('reverse straight', 'marche arrière droite', 'prosto wstecz'),
  'reverse-bank': words('reverse bank', "virage sur l'aile en marche arrière", 'łagodny zwrot wstecz'),
  'sideslip-bank': words('bank sideslip', "dérapage sur l'aile", 'łagodny ślizg'),
  'sideslip-turn': words('turn sideslip', 'dérapage', 'ostry ślizg'),
};

const SIDE: Readonly<Record<Side, Words>> = {
  left: words('left', 'à gauche', 'w lewo'),
  right: words('right', 'à droite', 'w prawo'),
};

/** A bearing or a template: `left-bank`, `straight`. */
export function bearing(id: string): Words {
  const known = BEARINGS.find((one) => one === id);
  const kind = known ? kindOf(known) : id;
  const side = known ? sideOf(known) : null;
  const { en, fr, pl } = BEARING[kind] ?? name(kind);
  const at = side && SIDE[side];
  return at ? words(`${at.en} ${en}`, `${fr} ${at.fr}`, `${pl} ${at.pl}`) : { en, fr, pl };
}

/** A maneuver or a template by its key: `2-left-bank`. */
export function maneuver(key: string): Words {
  const read = readManeuver(key);
  if (!read) return bearing(key);
  const { en, fr, pl } = bearing(read.bearing);
  return words(`${read.speed} ${en}`, `${read.speed} ${fr}`, `${read.speed} ${pl}`);
}

export const EDGE = {
  bottom: words('bottom edge', 'bord du bas', 'dolna krawędź'),
  top: words('top edge', 'bord du haut', 'górna krawędź'),
} as const;

/** A player by name, or by number where no names are given. */
export function player(seat: number, names: readonly string[] = []): Words {
  const known = names[seat];
  if (known !== undefined) return name(known);
  return words(`Player ${seat + 1}`, `Joueur ${seat + 1}`, `Gracz ${seat + 1}`);
}
