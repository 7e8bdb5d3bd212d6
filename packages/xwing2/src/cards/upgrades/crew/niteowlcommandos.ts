import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const NITE_OWL_COMMANDOS: UpgradeFacts = {
  id: 'niteowlcommandos',
  name: 'Nite Owl Commandos',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['galacticrepublic'] }, { size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 2, recovers: 0, recoverable: false },
  device: ['niteowlcommandos'],
  text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
  abilities: [placesInSystemPhase('niteowlcommandos')],
};
