import { addDie } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { defenderInYour, yourPrimaryAttack } from '../../words/attack.ts';

export const CALIBRATED_LASER_TARGETING: UpgradeFacts = {
  id: 'calibratedlasertargeting',
  name: 'Calibrated Laser Targeting',
  fills: ['configuration', 'modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['delta7aethersprite'] }],
  standard: true,
  text: 'Primary attack, defender in your bullseye arc: you add a focus result.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.2',
      optional: false,
      when: (context) => yourPrimaryAttack(context) && defenderInYour(context, 'bullseye'),
      *effect({ moment: { attack } }) {
        addDie(attack.attackDice, 'focus');
      },
    }),
  ],
};
