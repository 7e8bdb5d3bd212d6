import { addDie } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';

const CORRECTED = 'accuracycorrector';

export const ACCURACY_CORRECTOR: UpgradeFacts = {
  id: 'accuracycorrector',
  name: 'Accuracy Corrector',
  fills: ['system'],
  limited: 0,
  cost: 3,
  text: 'Attacking, as you modify your dice: you may cancel all your results, and may add 2 hits. Your dice cannot be modified again in this attack.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: youAttack,
      *effect({ self: { ship, card }, moment: { attack } }) {
        attack.attackDice = [];
        attack.memory[CORRECTED] = 1;
        const options = [{ key: 'hit' as const }, { key: 'none' as const }];
        const { seat } = ship;
        const { key } = yield* pickOne({ seat, topic: 'choose', rule: RULE, about: { ship: ship.id, card }, options });
        if (key === 'none') return;
        addDie(attack.attackDice, 'hit');
        addDie(attack.attackDice, 'hit');
      },
    }),
    modify(
      'may-modify',
      (may, { self, moment: { attack, dice } }) =>
        may && (dice !== 'attack' || attack.attacker !== self.ship.id || attack.memory[CORRECTED] !== 1),
    ),
  ],
};
