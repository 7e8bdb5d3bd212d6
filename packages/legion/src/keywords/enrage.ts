import { words } from '@rangefinder/kernel/words';
import { at, type Holder, modify } from '../abilities.ts';
import { removeToken } from '../rules/tokens.ts';
import { woundsOf } from '../rules/units.ts';
import { chargeOn, charges } from './freeattack.ts';
import { isOwn, keyword } from './keyword.ts';

/** While it is hurt enough; who is healed is calm again (.3). */
function isEnraged({ unit, value }: Holder): boolean {
  return unit !== null && woundsOf(unit) >= value;
}

/** legion.enrage-x: without fear, so that suppression cannot stay (.4, .5), and with Charge (.2). */
export const ENRAGE = keyword(
  'enrage-x',
  'Enrage X',
  words(
    'With X wounds or more: your courage is “–” and you have Charge.',
    'Avec X blessures ou plus : votre courage est « – » et vous avez Charge.',
    'Mając co najmniej X ran: twoja odwaga to „–” i masz Charge.',
  ),
  [
    modify('courage', 'legion.enrage-x.1', (courage, { self, moment }) =>
      moment === self.unit && isEnraged(self) ? null : courage,
    ),
    at('wounds-suffered', {
      rule: 'legion.enrage-x.5',
      optional: false,
      when: (context) => isOwn(context) && isEnraged(context.self) && context.moment.unit.tokens.suppression > 0,
      *effect({ table, moment: { unit } }) {
        removeToken(table, unit, 'suppression', unit.tokens.suppression, 'legion.enrage-x.5');
      },
    }),
    at('action-performed', {
      rule: 'legion.enrage-x.2',
      optional: false,
      when: (context) => isEnraged(context.self) && charges(context),
      effect: (context) => chargeOn(context, 'legion.enrage-x.2'),
    }),
  ],
);
