import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { targetsOf } from '../rules/attack/targets.ts';
import { extraAttack } from '../rules/deeds.ts';
import type { Attack, Unit } from '../state.ts';
import { keyword } from './keyword.ts';

/** Another ranged attack, against somebody who was not a defender. */
function elsewhere({ pools }: Attack) {
  return { kind: 'ranged' as const, defender: (unit: Unit) => pools.every(({ defender }) => defender !== unit.id) };
}

/** legion.gunslinger: no action (.2), so that it does not lead to another. */
export const GUNSLINGER = keyword(
  'gunslinger',
  'Gunslinger',
  words(
    'After a ranged attack action: one more ranged attack against another unit.',
    'Après une action d’attaque à distance : une attaque à distance de plus contre une autre unité.',
    'Po akcji ataku dystansowego: jeszcze jeden atak dystansowy przeciw innemu oddziałowi.',
  ),
  [
    at('after-attacking', {
      rule: 'legion.gunslinger.1',
      optional: true,
      when: ({ table, self, moment: { attacker, action, attack } }) =>
        action &&
        attacker === self.unit &&
        attack.kind === 'ranged' &&
        targetsOf(table, attacker, elsewhere(attack)).length > 0,
      *effect({ table, moment: { attacker, attack } }) {
        yield* extraAttack(table, attacker, elsewhere(attack));
      },
    }),
  ],
);
