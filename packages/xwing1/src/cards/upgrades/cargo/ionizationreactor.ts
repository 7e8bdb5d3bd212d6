import type { UpgradeFacts } from '../../../card.ts';

export const IONIZATION_REACTOR: UpgradeFacts = {
  id: 'ionizationreactor',
  name: 'Ionization Reactor',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 4,
  huge: true,
  abilities: [],
};
