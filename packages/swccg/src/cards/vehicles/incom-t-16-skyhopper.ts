import { itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

export const INCOM_T_16_SKYHOPPER: Texts = {
  'incom-t-16-skyhopper': {
    text: 'Room for 1 passenger. Its permanent pilot has ability 1. May move as a react. In place of its own move it ferries a character between its site and your starships above, free.',
    capacity: { passengers: 1 },
    permanentPilots: 1,
    modifiers: [atLeast('may-react', 1, itself)],
  },
};
