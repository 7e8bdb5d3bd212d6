import type { Texts } from '../words.ts';
import { warriorsCostMore } from './restricted-deployment.ts';

export const WRONG_TURN: Texts = {
  'wrong-turn': warriorsCostMore('Deploy for 3. Your opponent’s warriors deploy +1.'),
};
