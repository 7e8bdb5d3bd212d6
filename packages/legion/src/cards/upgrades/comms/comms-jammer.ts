import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { upgrade } from '../upgrade.ts';

/** Nobody but itself orders an enemy at range 1. */
export const COMMS_JAMMER = upgrade('comms', {
  id: 'comms-jammer',
  name: 'Comms Jammer',
  points: 5,
  text: words(
    'Enemies at range 1 receive no orders, except from themselves.',
    'Les ennemis à portée 1 ne reçoivent pas d’ordres, sauf d’eux-mêmes.',
    'Wrogowie w zasięgu 1 nie otrzymują rozkazów, chyba że od samych siebie.',
  ),
  abilities: [
    modify('may-be-ordered', (may, { table, self, moment: { commander, unit } }) => {
      const isForeign = unit.seat !== self.seat && commander !== unit;
      return may && !(isForeign && self.unit !== null && table.range(self.unit, unit) <= 1);
    }),
  ],
});
