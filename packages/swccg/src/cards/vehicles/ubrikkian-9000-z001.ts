import type { Texts } from '../words.ts';
import { reacts } from './words.ts';

export const UBRIKKIAN_9000_Z001: Texts = {
  'ubrikkian-9000-z001': {
    text: 'May move as a react. Room for a driver and 2 passengers.',
    capacity: { drivers: 1, passengers: 2 },
    modifiers: [reacts],
  },
};
