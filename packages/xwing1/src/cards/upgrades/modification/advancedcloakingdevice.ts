import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const ADVANCED_CLOAKING_DEVICE: UpgradeFacts = {
  id: 'advancedcloakingdevice',
  name: 'Advanced Cloaking Device',
  fills: ['modification'],
  limited: 0,
  cost: 4,
  restrictions: [{ ship: ['tiephantom'] }],
  text: 'After your attack: you may take a free cloak action.',
  abilities: [offersFreeAction('after-attacking', youAttack, ({ table }) => freeActions(table, ['cloak']))],
};
