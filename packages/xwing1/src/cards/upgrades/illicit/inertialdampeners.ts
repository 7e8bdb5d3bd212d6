import type { UpgradeFacts } from '../../../card.ts';

export const INERTIAL_DAMPENERS: UpgradeFacts = {
  id: 'inertialdampeners',
  name: 'Inertial Dampeners',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
