import type { UpgradeFacts } from '../../../card.ts';

export const FLIGHT_ASSIST_ASTROMECH: UpgradeFacts = {
  id: 'flightassistastromech',
  name: 'Flight-Assist Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
