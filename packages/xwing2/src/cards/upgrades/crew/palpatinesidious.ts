import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce, spendForce } from '../../../rules/charges.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { forceCapacity } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { isCoordinateAction } from '../../words/coordinate.ts';
import { chooses } from '../../words/phrases.ts';

/** Ships that Darth Sidious has coordinated by his action, of which a ship performs one in a round. */
const SIDIOUS = 'round:darthsidious';

export const PALPATINE_SIDIOUS: UpgradeFacts = {
  id: 'chancellorpalpatine',
  name: 'Palpatine/Sidious',
  fills: ['crew'],
  limited: 1,
  cost: 14,
  restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }],
  standard: true,
  title: 'Chancellor Palpatine',
  force: { value: 1, recovers: 1, side: [] },
  actions: ['purple coordinate'],
  text: 'After defending: you may pay 1 Force: an attacker at range 0-2 gains a stress token. End Phase: you may flip this card.',
  abilities: [
    at('after-defending', {
      rule: 'xw2.attack.35',
      optional: true,
      when: (context) =>
        youDefend(context) &&
        context.self.ship.force > 0 &&
        context.table.range(context.self.ship, attackerOf(context)) <= 2,
      *effect(context) {
        const { table, self } = context;
        spendForce(table, self.ship, 1, 'xw2.attack.35');
        yield* gainToken(table, attackerOf(context), 'stress', 1, { rule: 'xw2.attack.35', by: self.ship.seat });
      },
    }),
    at('during-end', {
      optional: true,
      *effect({ table, self }) {
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'Darth Sidious',
    force: { value: 1, recovers: 1, side: [] },
    actions: ['purple coordinate'],
    text: 'The ship you coordinate by a purple action gains a stress token, and then a focus token or 1 Force.',
    abilities: [
      at('coordinated', {
        optional: false,
        when: ({ self, moment: { ship } }) => ship === self.ship && isCoordinateAction(ship),
        *effect({ moment: { other } }) {
          other.memory[SIDIOUS] = 1;
        },
      }),
      at('action-performed', {
        optional: false,
        when: ({ self, moment: { ship, action, difficulty } }) =>
          ship === self.ship && action === 'coordinate' && difficulty === 'purple',
        *effect(context) {
          const { table, self } = context;
          for (const other of table.friendsOf(self.ship.seat).filter(({ memory }) => memory[SIDIOUS] === 1)) {
            yield* gainToken(table, other, 'stress', 1, byCardOf(self.ship));
            const canRecover = other.force < forceCapacity(table, other);
            const way = yield* chooses(context, other, canRecover ? ['focus', 'force'] : ['focus']);
            if (way === 'focus') yield* gainToken(table, other, 'focus', 1, byCardOf(self.ship));
            else recoverForce(table, other, 1);
          }
        },
      }),
    ],
  },
};
