import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const CLAN_WREN_COMMANDOS: UpgradeFacts = {
  id: 'clanwrencommandos',
  name: 'Clan Wren Commandos',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['rebelalliance'] }, { size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 2, recovers: 0, recoverable: false },
  device: ['clanwrencommandos'],
  text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
  abilities: [placesInSystemPhase('clanwrencommandos')],
};
