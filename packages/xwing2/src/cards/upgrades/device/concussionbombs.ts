import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf } from '../../../rules/charges.ts';
import { canPlace, places } from '../../words/device.ts';

const CONCUSSION = 'xw2.errata-upgrade-cards.10';

export const CONCUSSION_BOMBS: UpgradeFacts = {
  id: 'concussionbombs',
  name: 'Concussion Bombs',
  fills: ['device'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 3, recovers: 0 },
  device: ['concussionbomb'],
  text: 'System Phase: you may pay a charge to drop a concussion bomb with the 1 straight; once a charge has been spent, you must whenever you can.',
  abilities: [
    at('system', {
      rule: CONCUSSION,
      optional: false,
      when: (context) => context.moment.ship === context.self.ship && canPlace(context),
      *effect(context) {
        const { table, self } = context;
        yield* places(context, 'concussionbomb', { must: chargesOf(self) < chargeLimit(table, self) });
      },
    }),
  ],
};
