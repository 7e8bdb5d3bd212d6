import type { Procedure } from '@rangefinder/kernel';
import { changeOne, type Die } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { PilotAbility } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { isStressed } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Ezra Bridger: one Force for one or two focus results. */
function* changeUpToTwo<Face extends string>(
  table: XTable,
  ship: Ship,
  dice: Die<Face | 'focus'>[],
  to: Face,
): Procedure<void> {
  spendForce(table, ship, 1);
  const eyes = dice.filter(({ face }) => face === 'focus').length;
  const options = [1, 2].slice(0, eyes).map((count) => ({ key: `${count}`, about: { count } }));
  const about = { ship: ship.id };
  const { about: chosen } = yield* pickOne({ seat: ship.seat, topic: 'how-many', rule: RULE, about, options });
  for (let i = 0; i < chosen.count; i++) changeOne(dice, ['focus'], to);
}

export const EZRA_BRIDGER: PilotAbility = {
  text: 'While you are stressed, 1 Force changes up to two of your focus results: to hits when you attack, to evades when you defend.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: ({ self, moment: { attack } }) =>
        attack.attacker === self.ship.id &&
        isStressed(self.ship) &&
        self.ship.force > 0 &&
        attack.attackDice.some(({ face }) => face === 'focus'),
      *effect({ table, self, moment: { attack } }) {
        yield* changeUpToTwo(table, self.ship, attack.attackDice, 'hit');
      },
    }),
    at('modify-defense-dice', {
      optional: true,
      when: ({ self, moment: { attack } }) =>
        attack.defender === self.ship.id &&
        isStressed(self.ship) &&
        self.ship.force > 0 &&
        attack.defenseDice.some(({ face }) => face === 'focus'),
      *effect({ table, self, moment: { attack } }) {
        yield* changeUpToTwo(table, self.ship, attack.defenseDice, 'evade');
      },
    }),
  ],
};
