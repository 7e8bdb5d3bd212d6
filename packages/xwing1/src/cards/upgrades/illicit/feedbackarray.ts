import type { UpgradeFacts } from '../../../card.ts';

export const FEEDBACK_ARRAY: UpgradeFacts = {
  id: 'feedbackarray',
  name: 'Feedback Array',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
