import { itself } from '../conditions.ts';
import { atLeast } from '../words.ts';

/** May move as a react to a battle or Force drain. */
export const reacts = atLeast('may-react', 1, itself);
