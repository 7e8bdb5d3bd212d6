import type { UpgradeFacts } from '../../../card.ts';
import { conditionOn } from '../../../rules/conditions.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { enemies, inSetup } from '../../words/condition.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const AGENT_KALLUS: UpgradeFacts = {
  id: 'agentkallus',
  name: 'Agent Kallus',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'After forces are placed, an enemy of your choice is Hunted. When you attack it you may turn a focus result to a hit.',
  // As amended (xw2.errata-upgrade-cards.7).
  abilities: [
    inSetup('after-placing-forces', 'hunted', enemies),
    changesAttackDie(['focus'], 'hit', {
      when: (context) => {
        const defender = defenderOf(context);
        return youAttack(context) && defender !== undefined && conditionOn(defender, 'hunted') !== undefined;
      },
    }),
  ],
};
