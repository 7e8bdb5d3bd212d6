import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import { type DuringAttack, youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

function bullseyes(context: DuringAttack): number {
  const { table, self, moment } = context;
  // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
  const defender = table.ship(moment.attack.defender);
  return friendsAt(table, self.ship, 0, 3).filter((ship) => inArc(table, ship, 'bullseye', defender)).length;
}

export const R6_D8: UpgradeFacts = {
  id: 'r6d8',
  name: 'R6-D8',
  fills: ['astromech'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'Attacking: you may reroll as many dice as there are friends at range 0-3 whose bullseye arcs hold the defender.',
  abilities: [rerollsAttackDice({ when: (context) => youAttack(context) && bullseyes(context) > 0, most: bullseyes })],
};
