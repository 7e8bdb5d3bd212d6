import { type Forms, type Words, words } from '@rangefinder/kernel/words';
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

export const CHARGE: Forms = {
  en: ['charge', 'charges'],
  fr: ['charge', 'charges'],
  pl: ['ładunek', 'ładunki', 'ładunków'],
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

export const PHASE: Readonly<Record<Phase, Words>> = {
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  planning: words('Planning Phase', 'Phase de préparation', 'Faza planowania'),
  system: words('System Phase', 'Phase de système', 'Faza systemów'),
  activation: words('Activation Phase', "Phase d'activation", 'Faza aktywacji'),
  engagement: words('Engagement Phase', "Phase d'engagement", 'Faza starcia'),
  end: words('End Phase', 'Phase de dénouement', 'Faza końcowa'),
};

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
  obstacle: words('the obstacle', "l'obstacle", 'przeszkoda'),
  overlap: words('the collision', 'la collision', 'zderzenie'),
  additional: words('an additional die', 'un dé supplémentaire', 'dodatkowa kość'),
};
