import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce } from '../../../rules/charges.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie, force } from '../../words/dice.ts';
import { isShipDamage } from '../../words/phrases.ts';

export const MALICE: UpgradeFacts = {
  id: 'malice',
  name: 'Malice',
  fills: ['forcepower'],
  limited: 0,
  cost: 4,
  restrictions: [{ forceSide: ['dark'] }],
  standard: true,
  text: 'Attacking: you may pay 1 Force to turn a focus or hit result into a crit. If the defender was then dealt a faceup Pilot card, you recover 2 Force.',
  abilities: [
    changesAttackDie(['focus', 'hit'], 'crit', { when: youAttack, cost: force(1) }),
    at('damage-card-dealt', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self, moment }) => {
        const { attack } = table.state;
        return (
          attack?.attacker === self.ship.id &&
          attack.defender === moment.ship.id &&
          attack.used.includes(`${self.ship.id}:${self.card}`) &&
          moment.card.faceup &&
          !isShipDamage(table, moment.card)
        );
      },
      *effect({ table, self }) {
        if (table.state.attack) table.state.attack.memory[self.card] = 1;
      },
    }),
    at('after-attacking', {
      rule: 'xw2.charges.2',
      optional: false,
      when: (context) => youAttack(context) && context.moment.attack.memory[context.self.card] === 1,
      *effect({ table, self }) {
        recoverForce(table, self.ship, 2, 'xw2.charges.2');
      },
    }),
  ],
};
