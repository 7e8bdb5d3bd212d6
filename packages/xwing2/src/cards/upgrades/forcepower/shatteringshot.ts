import { addDie } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { rangeBetween } from '../../../rules/units.ts';
import { type DuringAttack, youAttack } from '../../words/attack.ts';

function amongObstacles({ table, moment }: DuringAttack): boolean {
  if (moment.attack.obstructedBy.length > 0) return true;
  const remote = table.findDevice(moment.attack.defender);
  const defender = table.ship(moment.attack.defender);
  return table.state.obstacles.some((obstacle) =>
    remote
      ? rangeBetween(table, table.device(remote), table.obstacle(obstacle)) === 0
      : table.isAtRangeZero(defender, obstacle),
  );
}

export const SHATTERING_SHOT: UpgradeFacts = {
  id: 'shatteringshot',
  name: 'Shattering Shot',
  fills: ['forcepower'],
  limited: 0,
  cost: 3,
  standard: true,
  text: 'When an obstacle obstructs your attack, or the defender is at range 0 of one, you may pay 1 Force to add a focus result.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.2',
      optional: true,
      when: (context) => youAttack(context) && context.self.ship.force > 0 && amongObstacles(context),
      *effect({ table, self, moment: { attack } }) {
        spendForce(table, self.ship, 1, 'xw2.dice-modification.2');
        addDie(attack.attackDice, 'focus');
      },
    }),
  ],
};
