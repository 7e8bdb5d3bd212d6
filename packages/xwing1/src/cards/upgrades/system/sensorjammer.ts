import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const SENSOR_JAMMER: UpgradeFacts = {
  id: 'sensorjammer',
  name: 'Sensor Jammer',
  fills: ['system'],
  limited: 0,
  cost: 4,
  text: 'Defending: you may turn one hit of the attacker to a focus; that die cannot be rerolled.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => youDefend(context) && shows(context.moment.attack.attackDice, ['hit']),
      *effect({ moment: { attack } }) {
        const die = attack.attackDice.find(({ face, fixed }) => face === 'hit' && !fixed);
        if (!die) return;
        die.face = 'focus';
        die.rerolled = true; // it counts as one that was
      },
    }),
  ],
};
