import type { UpgradeFacts } from '../../../card.ts';

export const SMUGGLING_COMPARTMENT: UpgradeFacts = {
  id: 'smugglingcompartment',
  name: 'Smuggling Compartment',
  fills: ['modification'],
  limited: 0,
  oncePerShip: true,
  cost: 0,
  restrictions: [{ ship: ['yt1300', 'yt2400'] }],
  building: { only: { slot: 'modification', costTo: 3 } },
  slots: ['illicit', 'modification'],
  text: 'Your bar gains an illicit icon, and a second modification of 3 points or less.',
  abilities: [],
};
