/** What an attack die can show. */
export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
/** What a defense die can show. */
export type DefenseFace = 'evade' | 'focus' | 'blank';

/** The eight faces of the red die. */
export const ATTACK_DIE: readonly AttackFace[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];
/** The eight faces of the green die. */
export const DEFENSE_DIE: readonly DefenseFace[] = [
  'evade',
  'evade',
  'evade',
  'focus',
  'focus',
  'blank',
  'blank',
  'blank',
];
