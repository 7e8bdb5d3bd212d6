import { at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { removeToken } from '../../../rules/tokens.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const HERA_SYNDULLA: UpgradeFacts = {
  id: 'herasyndulla',
  name: 'Hera Syndulla',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'You can execute red maneuvers while stressed. After a full one with three or more stress tokens you remove one and suffer 1 damage.',
  abilities: [
    modify(
      'stress-forbids-red',
      'xw2.activation-phase.10',
      (forbids, { self, moment }) => forbids && moment.ship !== self.ship,
    ),
    at('maneuver-executed', {
      optional: false,
      when: (context) => youFullyExecute(context, 'red') && context.self.ship.tokens.stress >= 3,
      *effect({ table, self: { ship } }) {
        removeToken(table, ship, 'stress', 1);
        yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
