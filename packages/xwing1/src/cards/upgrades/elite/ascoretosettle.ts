import type { UpgradeFacts } from '../../../card.ts';
import { assignCondition, hasCondition } from '../../../rules/conditions.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';
import { mustChoose } from '../../words/phrases.ts';

export const A_SCORE_TO_SETTLE: UpgradeFacts = {
  id: 'ascoretosettle',
  name: 'A Score to Settle',
  fills: ['elite'],
  limited: 1,
  cost: 0,
  text: 'Before forces are placed assign A Debt to Pay to an enemy ship. Attacking the ship that has it: you may turn one focus result to a crit.',
  abilities: [
    mustChoose(
      'before-placing-forces',
      ({ table, self }) => table.ships.filter(({ seat, place }) => seat !== self.ship.seat && place !== 'removed'),
      function* ({ table, self: { ship } }, chosen) {
        yield* assignCondition(table, ship, chosen, 'adebttopay');
      },
    ),
    changesAttackDice(['focus'], 'crit', {
      when: (context) => youAttack(context) && hasCondition(defenderOf(context), 'adebttopay'),
    }),
  ],
};
