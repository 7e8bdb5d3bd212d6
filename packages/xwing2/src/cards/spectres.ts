import { type Procedure, pickOne } from '@rangefinder/kernel';
import { at, modify } from '../abilities.ts';
import { spendForce } from '../rules/charges.ts';
import { enemiesAt } from '../rules/choose.ts';
import { changeOne } from '../rules/modify.ts';
import { gainToken, isStressed } from '../rules/tokens.ts';
import type { Die, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import type { PilotFacts } from './card.ts';

/** Spectres who do the same in several ships. */

type PilotAbility = Pick<PilotFacts, 'text' | 'abilities'>;

const RULE = 'xw2.abilities.1';

/** Ezra Bridger: one Force for one or two focus results. */
function* changeUpToTwo<Face extends string>(
  table: XTable,
  ship: Ship,
  dice: Die<Face | 'focus'>[],
  to: Face,
): Procedure<void> {
  spendForce(table, ship, 1, RULE);
  const eyes = dice.filter(({ face }) => face === 'focus').length;
  const options = [{ key: '1' }, { key: '2' }].slice(0, eyes);
  const about = { ship: ship.id };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'how-many', rule: RULE, about, options });
  for (let i = 0; i < Number(key); i++) changeOne(dice, ['focus'], to);
}

export const EZRA_BRIDGER: PilotAbility = {
  text: 'While you are stressed, 1 Force changes up to two of your focus results: to hits when you attack, to evades when you defend.',
  abilities: [
    at('modify-attack-dice', {
      rule: RULE,
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
      rule: RULE,
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

export const ZEB_ORRELIOS: PilotAbility = {
  text: 'Defending: evades cancel crits before hits.',
  abilities: [
    modify('neutralizing', RULE, (how, { self, moment }) =>
      moment.defender === self.ship.id ? { ...how, first: 'crit' } : how,
    ),
  ],
};

export const CHOPPER: PilotAbility = {
  text: 'Engagement Phase starts: every enemy at range 0 gains two jam tokens.',
  abilities: [
    at('start-of-engagement', {
      rule: RULE,
      optional: false,
      when: ({ table, self }) => enemiesAt(table, self.ship, 0, 0).length > 0,
      *effect({ table, self }) {
        for (const enemy of enemiesAt(table, self.ship, 0, 0))
          yield* gainToken(table, enemy, 'jam', 2, { rule: RULE, by: self.ship.seat });
      },
    }),
  ],
};
