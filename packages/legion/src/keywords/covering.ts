import { words } from '@rangefinder/kernel/words';
import { modify } from '../abilities.ts';
import { attacks, defends, everyWeaponHas, keyword } from './keyword.ts';

/** legion.cover-x */
export const COVER_X = keyword(
  'cover-x',
  'Cover X',
  words(
    'Against ranged attacks: improve your cover by X.',
    'Contre les attaques à distance : améliorez votre couvert de X.',
    'Przeciw atakom dystansowym: popraw swoją osłonę o X.',
  ),
  [
    modify('cover-value', 'legion.cover-x.1', (cover, context) =>
      defends(context) ? cover + context.self.value : cover,
    ),
  ],
);

/** legion.blast: whatever improved the cover, one die of such a weapon in the pool and it is worth nothing (.2). */
export const BLAST = keyword(
  'blast',
  'Blast',
  words(
    'A pool with this weapon ignores cover.',
    'Une réserve avec cette arme ignore le couvert.',
    'Pula z tą bronią ignoruje osłonę.',
  ),
  [
    modify(
      'cover-value',
      'legion.blast.1',
      (cover, context) => (attacks(context) && context.table.abilities.ask('blast', context.moment, true) ? 0 : cover),
      1,
    ),
  ],
);

/** legion.high-velocity: every weapon of the pool must have it. */
export const HIGH_VELOCITY = keyword(
  'high-velocity',
  'High Velocity',
  words(
    'If every weapon of the pool has this, the defender cannot spend dodge tokens.',
    'Si toutes les armes de la réserve l’ont, le défenseur ne peut pas dépenser de pions esquive.',
    'Jeśli mają to wszystkie bronie puli, obrońca nie może wydawać żetonów uniku.',
  ),
  [
    modify('may-spend', 'legion.high-velocity.1', (may, { self, moment: { unit, token, attack } }) => {
      if (!attack || token !== 'dodge' || attack.attacker !== self.unit?.id || unit === self.unit) return may;
      return may && !everyWeaponHas(attack, 'high-velocity');
    }),
  ],
);
