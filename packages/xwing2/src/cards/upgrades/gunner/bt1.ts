import { changeOne } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const BT_1: UpgradeFacts = {
  id: 'bt1',
  name: 'BT-1',
  fills: ['gunner'],
  limited: 1,
  cost: 2,
  restrictions: [{ anyOf: [{ faction: ['scumandvillainy'] }, { squadIncludes: ['Darth Vader'] }] }],
  standard: true,
  text: 'Attacking: you may turn a hit into a crit for each stress token of the defender.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.3',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        shows(context.moment.attack.attackDice, ['hit']) &&
        (defenderOf(context)?.tokens.stress ?? 0) > 0,
      *effect(context) {
        const stress = defenderOf(context)?.tokens.stress ?? 0;
        for (let i = 0; i < stress; i++) changeOne(context.moment.attack.attackDice, ['hit'], 'crit');
      },
    }),
  ],
};
