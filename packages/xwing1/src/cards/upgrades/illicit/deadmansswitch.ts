import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';

export const DEAD_MANS_SWITCH: UpgradeFacts = {
  id: 'deadmansswitch',
  name: "Dead Man's Switch",
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  text: 'Your destruction deals 1 damage to every ship at range 1.',
  abilities: [
    at('being-destroyed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self: { ship } }) {
        const near = table.inPlay().filter((other) => other !== ship && table.range(ship, other) === 1);
        for (const other of near) yield* sufferDamage(table, other, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
