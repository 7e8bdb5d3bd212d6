import type { UpgradeFacts } from '../../../card.ts';

export const WOOKIEE_COMMANDOS: UpgradeFacts = {
  id: 'wookieecommandos',
  name: 'Wookiee Commandos',
  fills: ['crew', 'crew'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
