import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/damage.ts';
import { shieldValue } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const PULSED_RAY_SHIELD: UpgradeFacts = {
  id: 'pulsedrayshield',
  name: 'Pulsed Ray Shield',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['rebel', 'scum'] }, { shields: 1 }],
  text: 'End phase: you may gain an ion token and get one shield back.',
  abilities: [
    at('during-end', {
      optional: true,
      when: ({ table, self: { ship } }) => ship.shields < shieldValue(table, ship),
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'ion', 1);
        recoverShield(table, ship, 1);
      },
    }),
  ],
};
