import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { canPay, pay, READIES_ITSELF } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

export const PROTECTOR = upgrade('training', {
  id: 'protector',
  name: 'Protector',
  points: 5,
  exhaust: true,
  text: words(
    'Using Guardian: exhaust, and it stops [crit] just as well as [hit]. Readies in the End Phase.',
    'En utilisant Guardian : inclinez pour annuler les [crit] comme des [hit]. Se redresse en phase Finale.',
    'Używając Guardian: wyczerp, aby anulować wyniki [crit] tak jak [hit]. Odświeża się w fazie końcowej.',
  ),
  abilities: [
    modify('guards-criticals', (card, context) =>
      context.moment === context.self.unit && canPay(context) ? context.self.card : card,
    ),
    at('guarding-criticals', {
      optional: false,
      when: isOwn,
      *effect(context) {
        pay(context);
      },
    }),
    READIES_ITSELF,
  ],
});
