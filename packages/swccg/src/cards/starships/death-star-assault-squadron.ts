import { itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const DEATH_STAR_ASSAULT_SQUADRON: Texts = {
  'death-star-assault-squadron': {
    text: 'One TIE Advanced x1 and two TIE/lns. Its permanent pilots are Vader, DS-61-2 and DS-61-3: ability 10, power +9.',
    permanentPilots: 10,
    bestPilot: 6,
    permanentPersonas: ['vader', 'ds-61-2', 'ds-61-3', 'vaders-custom-tie', 'black-2', 'black-3'],
    ships: ['tie advanced x1', 'tie/ln', 'tie/ln'],
    modifiers: [add('power', 9, itself)],
  },
};
