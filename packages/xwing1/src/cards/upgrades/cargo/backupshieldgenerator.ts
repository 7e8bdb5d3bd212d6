import type { UpgradeFacts } from '../../../card.ts';

export const BACKUP_SHIELD_GENERATOR: UpgradeFacts = {
  id: 'backupshieldgenerator',
  name: 'Backup Shield Generator',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  huge: true,
  abilities: [],
};
