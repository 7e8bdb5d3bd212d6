import type { UpgradeFacts } from '../../../card.ts';
import { yourPrimaryAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const FANATICAL: UpgradeFacts = {
  id: 'fanatical',
  name: 'Fanatical',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  text: 'In a primary attack without shields you may turn a focus result into a hit.',
  abilities: [
    changesAttackDie(['focus'], 'hit', {
      when: (context) => yourPrimaryAttack(context) && context.self.ship.shields === 0,
    }),
  ],
};
