import type { Procedure } from '@rangefinder/kernel';
import { resultsOf } from '@rangefinder/xwing';
import { at, cardAction, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { discardCondition } from '../../rules/conditions.ts';
import { dealAndCheck, sufferDamage } from '../../rules/damage.ts';
import { rollAttackDice } from '../../rules/roll.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youDefend } from '../words/attack.ts';
import { othersNear } from '../words/secondaryweapon.ts';

function* hurtOthers(table: XTable, ship: Ship): Procedure<void> {
  for (const other of othersNear(table, ship)) yield* sufferDamage(table, other, 'hit', 1, { rule: RULE });
}

export const HARPOONED: ConditionFacts = {
  id: 'harpooned',
  name: 'Harpooned!',
  text:
    'Hit by an attack with a crit left: all other ships at range 1 suffer 1 damage, this card goes, and you get a damage card facedown. ' +
    'Your destruction deals 1 damage to every ship at range 1. Action: throw this card away and roll an attack die, which costs ' +
    'you 1 damage if it shows a hit or crit.',
  manyCopies: true,
  abilities: [
    at('attack-hit', {
      optional: false,
      when: (context) => youDefend(context) && resultsOf(context.moment.attack).crits > 0,
      *effect({ table, self: { ship, condition } }) {
        yield* hurtOthers(table, ship);
        if (condition) discardCondition(table, ship, condition);
        yield* dealAndCheck(table, ship, false);
      },
    }),
    at('being-destroyed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      effect: ({ table, self }) => hurtOthers(table, self.ship),
    }),
    cardAction({
      *perform({ table, self: { ship, card, condition } }) {
        if (condition) discardCondition(table, ship, condition);
        const [face] = yield* rollAttackDice(table, ship, 1, card);
        if (face === 'hit' || face === 'crit') yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
