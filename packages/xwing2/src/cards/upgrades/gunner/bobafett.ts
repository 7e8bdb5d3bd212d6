import type { UpgradeFacts } from '../../../card.ts';
import { isInAttackArc, youAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const BOBA_FETT: UpgradeFacts = {
  id: 'bobafett-gunner',
  name: 'Boba Fett',
  fills: ['gunner'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
  standard: true,
  text: 'With no other ship in the attack arc you may turn a focus result into a hit.',
  abilities: [
    changesAttackDie(['focus'], 'hit', {
      when: (context) => {
        const { table, self, moment } = context;
        const others = table.inPlay().filter((ship) => ship !== self.ship && ship.id !== moment.attack.defender);
        return youAttack(context) && !others.some((ship) => isInAttackArc(table, moment.attack, ship));
      },
    }),
  ],
};
