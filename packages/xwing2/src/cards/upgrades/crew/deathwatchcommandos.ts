import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const DEATH_WATCH_COMMANDOS: UpgradeFacts = {
  id: 'deathwatchcommandos',
  name: 'Death Watch Commandos',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['separatistalliance'] }, { size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 2, recovers: 0, recoverable: false },
  device: ['deathwatchcommandos'],
  text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
  abilities: [placesInSystemPhase('deathwatchcommandos')],
};
