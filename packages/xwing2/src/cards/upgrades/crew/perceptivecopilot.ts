import type { UpgradeFacts } from '../../../card.ts';
import { oneMoreAfter } from '../../words/phrases.ts';

export const PERCEPTIVE_COPILOT: UpgradeFacts = {
  id: 'perceptivecopilot',
  name: 'Perceptive Copilot',
  fills: ['crew'],
  limited: 0,
  cost: 8,
  standard: true,
  text: 'A focus action gains you one token more.',
  abilities: [oneMoreAfter('focus')],
};
