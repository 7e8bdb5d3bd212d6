import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { loseCharge } from '../../../rules/charges.ts';
import { assignsSecretCondition } from '../../conditions/secretconditions.ts';

export const ZAM_WESELL: UpgradeFacts = {
  id: 'zamwesell',
  name: 'Zam Wesell',
  fills: ['crew'],
  limited: 1,
  cost: 11,
  restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'You start without its charges. System Phase: you may take one of two secret conditions upon you, facedown.',
  abilities: [
    at('after-placing-forces', {
      rule: 'xw2.charges.4',
      optional: false,
      *effect({ table, self }) {
        loseCharge(table, self, 2, 'xw2.charges.4');
      },
    }),
    assignsSecretCondition,
  ],
};
