import { addDie, hasLock } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { yourPrimaryAttack } from '../../words/attack.ts';

const AIDED = 'advtargetingcomputer';

export const ADVANCED_TARGETING_COMPUTER: UpgradeFacts = {
  id: 'advtargetingcomputer',
  name: 'Advanced Targeting Computer',
  fills: ['system'],
  limited: 0,
  cost: 5,
  restrictions: [{ ship: ['tieadvanced'] }],
  text: 'Attacking with your primary weapon a ship you have locked: you may add a crit to your roll; then you cannot spend locks in this attack.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => yourPrimaryAttack(context) && hasLock(context.self.ship, context.moment.attack.defender),
      *effect({ moment: { attack } }) {
        addDie(attack.attackDice, 'crit');
        attack.memory[AIDED] = 1;
      },
    }),
    modify(
      'may-spend',
      (may, { table, self, moment }) =>
        may && (moment.ship !== self.ship || moment.token !== 'lock' || table.state.attack?.memory[AIDED] !== 1),
    ),
  ],
};
