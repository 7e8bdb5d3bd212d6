import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import { hasRedToken, removeRedToken } from '../../../rules/redtokens.ts';
import { revealedManeuver } from '../../../rules/revealed.ts';

export const FENN_RAU: UpgradeFacts = {
  id: 'fennrau',
  name: 'Fenn Rau',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy', 'rebelalliance'] }],
  standard: true,
  text: 'Before a friend at range 0-2 engages whose revealed maneuver has speed 1 or more and that has an enemy ahead at range 1, it may remove a red token.',
  abilities: [
    at('before-engage', {
      optional: true,
      when: ({ table, self, moment: { ship } }) =>
        table.isFriendly(self.ship, ship) &&
        table.range(self.ship, ship) <= 2 &&
        (revealedManeuver(table, ship)?.speed ?? 0) >= 1 &&
        hasRedToken(table, ship, { locks: false }) &&
        enemiesAt(table, ship, 1, 1).some((enemy) => inArc(table, ship, 'front', enemy)),
      *effect({ table, moment }) {
        yield* removeRedToken(table, moment.ship, { locks: false });
      },
    }),
  ],
};
