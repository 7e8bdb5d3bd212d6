import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock } from '../../../rules/locks.ts';
import { rollDefenseDice } from '../../../rules/roll.ts';
import type { Ship } from '../../../state.ts';

function keptBy({ id }: Ship): string {
  return `r5k6:${id}`;
}

export const R5_K6: UpgradeFacts = {
  id: 'r5k6',
  name: 'R5-K6',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  text: 'A target lock spent: roll a defense die; an evade result gives you a new lock on the same ship, not to be spent in this attack.',
  abilities: [
    at('lock-spent', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.target.place === 'play',
      *effect({ table, self: { ship, card }, moment: { target, attack } }) {
        const [face] = yield* rollDefenseDice(table, ship, 1, card);
        if (face !== 'evade') return;
        yield* assignLock(table, ship, target);
        if (attack) attack.memory[keptBy(ship)] = 1;
      },
    }),
    modify(
      'may-spend',
      (may, { self, moment: { ship, token, attack } }) =>
        may && !(ship === self.ship && token === 'lock' && attack?.memory[keptBy(ship)] === 1),
    ),
  ],
};
