import type { UpgradeFacts } from '../../../card.ts';
import { defenderInYour, yourPrimaryAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const PREDATOR: UpgradeFacts = {
  id: 'predator',
  name: 'Predator',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'Primary attack: you may reroll one of your dice if the defender stands in your bullseye arc.',
  abilities: [
    rerollsAttackDice({
      when: (context) => yourPrimaryAttack(context) && defenderInYour(context, 'bullseye'),
    }),
  ],
};
