import { kindOf } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { rerollAttackDice } from '../../../rules/modify.ts';
import { youDefend } from '../../words/attack.ts';

export const L3_37: UpgradeFacts = {
  id: 'l337',
  name: 'L3-37',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  title: 'L3-37',
  text: 'Defending: you may flip this card: the attacker rerolls all its dice.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) => youDefend(context) && context.moment.attack.attackDice.some(({ rerolled }) => !rerolled),
      *effect({ table, self, moment: { attack } }) {
        const rule = 'xw2.dice-modification.4';
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, rule);
        const count = attack.attackDice.length;
        yield* rerollAttackDice(table, attack, self.ship.seat, { least: count, most: count, rule });
      },
    }),
  ],
  back: {
    title: "L3-37's Programming",
    text: 'Without shields your bank maneuvers are one step easier.',
    abilities: [
      modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && ship.shields === 0 && kindOf(maneuver.bearing) === 'bank' ? steps - 1 : steps,
      ),
    ],
  },
};
