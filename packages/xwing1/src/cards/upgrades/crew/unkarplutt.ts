import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { couldAct, mayPerformFree, standardActions } from '../../../rules/actions.ts';
import { sufferDamage } from '../../../rules/damage.ts';

export const UNKAR_PLUTT: UpgradeFacts = {
  id: 'unkarplutt',
  name: 'Unkar Plutt',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'Your maneuver overlapped an enemy: take 1 damage, if you like, for a free action.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        moment.overlapped.some(({ seat }) => seat !== ship.seat) &&
        couldAct(table, ship, standardActions(table, ship)),
      *effect({ table, self: { ship } }) {
        yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
        yield* mayPerformFree(table, ship, standardActions(table, ship));
      },
    }),
  ],
};
