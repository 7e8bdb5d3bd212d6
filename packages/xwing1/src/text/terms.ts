import { type Words, words } from '@rangefinder/kernel/words';
import type { BarAction } from '../card.ts';
import type { Phase, Token } from '../state.ts';

/** Words of the rulebook: tokens, actions, phases. */

export const TOKEN: Readonly<Record<Token, Words>> = {
  focus: words('focus token', 'marqueur de concentration', 'żeton skupienia'),
  evade: words('evade token', "marqueur d'évasion", 'żeton uniku'),
  reinforceFore: words('fore reinforce token', 'marqueur de renforcement avant', 'żeton wzmocnienia przodu'),
  reinforceAft: words('aft reinforce token', 'marqueur de renforcement arrière', 'żeton wzmocnienia tyłu'),
  weaponsDisabled: words('weapons disabled token', 'marqueur armes désactivées', 'żeton wyłączonej broni'),
  tractor: words('tractor beam token', 'marqueur de rayon tracteur', 'żeton promienia ściągającego'),
  stress: words('stress token', 'marqueur de stress', 'żeton stresu'),
  ion: words('ion token', 'marqueur ionique', 'żeton jonizacji'),
  cloak: words('cloak token', "marqueur d'occultation", 'żeton maskowania'),
  jam: words('jam token', 'marqueur de brouillage', 'żeton zagłuszania'),
};

/** One token, or so many of them. */
export function tokens(token: Token, count: number): Words {
  const { en, fr, pl } = TOKEN[token];
  if (count === 1) return words(/^[aeiou]/.test(en) ? `an ${en}` : `a ${en}`, `un ${fr}`, pl);
  return words(`${count} ${en}s`, `${count} × ${fr}`, `${count} × ${pl}`);
}

export const ACTION: Readonly<Record<BarAction, Words>> = {
  focus: words('focus', 'concentration', 'skupienie'),
  evade: words('evade', 'évasion', 'unik'),
  lock: words('target lock', 'acquisition de cible', 'namierzenie celu'),
  'barrel-roll': words('barrel roll', 'tonneau', 'beczka'),
  boost: words('boost', 'accélération', 'przyspieszenie'),
  cloak: words('cloak', 'occultation', 'maskowanie'),
  slam: words('SLAM', 'SLAM', 'SLAM'),
  reinforce: words('reinforce', 'renforcement', 'wzmocnienie'),
  coordinate: words('coordinate', 'coordination', 'koordynacja'),
  jam: words('jam', 'brouillage', 'zagłuszanie'),
  reload: words('reload', 'rechargement', 'przeładowanie'),
  rotate: words('rotate arc', "rotation d'arc", 'obrót łuku'),
};

/** The colour of a maneuver: here the easy ones are green. */
export const COLOUR: Readonly<Record<string, Words>> = {
  white: words('white', 'blanche', 'biały'),
  red: words('red', 'rouge', 'czerwony'),
  blue: words('green', 'verte', 'zielony'),
};

export const PHASE: Readonly<Record<Phase, Words>> = {
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  planning: words('Planning phase', 'Phase de préparation', 'Faza planowania'),
  activation: words('Activation phase', "Phase d'activation", 'Faza aktywacji'),
  combat: words('Combat phase', 'Phase de combat', 'Faza walki'),
  end: words('End phase', 'Phase de dénouement', 'Faza końcowa'),
};

/** How a ship moved other than by a maneuver. */
export const MOVE: Readonly<Record<string, Words>> = {
  'barrel-roll': words('barrel rolls', 'effectue un tonneau', 'wykonuje beczkę'),
  boost: words('boosts', 'accélère', 'przyspiesza'),
  decloak: words('decloaks', 'se désocculte', 'wychodzi z maskowania'),
  tractor: words('is pulled by a tractor beam', 'est déplacé par un rayon tracteur', 'jest ciągnięty promieniem'),
  rotate: words('turns', 'pivote', 'obraca się'),
};

/** What a ship rolls for, where it is not a card. */
export const WHY: Readonly<Record<string, Words>> = {
  obstacle: words('the obstacle', "l'obstacle", 'przeszkoda'),
};
