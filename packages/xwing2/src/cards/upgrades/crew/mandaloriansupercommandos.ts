import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const MANDALORIAN_SUPER_COMMANDOS: UpgradeFacts = {
  id: 'mandaloriansupercommandos',
  name: 'Mandalorian Super Commandos',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['scumandvillainy'] }, { size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 2, recovers: 0, recoverable: false },
  device: ['mandaloriansupercommandos'],
  text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
  abilities: [placesInSystemPhase('mandaloriansupercommandos')],
};
