import type { UpgradeFacts } from '../../../card.ts';

export const FLIGHT_INSTRUCTOR: UpgradeFacts = {
  id: 'flightinstructor',
  name: 'Flight Instructor',
  fills: ['crew'],
  limited: 0,
  cost: 4,
  abilities: 'unwritten',
};
