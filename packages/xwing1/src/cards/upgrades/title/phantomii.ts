import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionOf, couldAct, mayPerformFree } from '../../../rules/actions.ts';
import { carrierOf, OPENS_REAR_ARC } from '../../words/docking.ts';

export const PHANTOM_II: UpgradeFacts = {
  id: 'phantomii',
  name: 'Phantom II',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['sheathipedeclassshuttle'] }],
  text: 'While you are docked, your carrier may attack with its primary weapon from its special firing arc too; and as the Activation phase ends it may take a free coordinate action.',
  whileDocked: true,
  abilities: [
    OPENS_REAR_ARC,
    at('end-of-activation', {
      optional: false,
      when: (context) => {
        const carrier = carrierOf(context);
        return carrier !== undefined && couldAct(context.table, carrier, [actionOf(context.table, 'coordinate')]);
      },
      *effect(context) {
        const carrier = carrierOf(context);
        if (carrier) yield* mayPerformFree(context.table, carrier, [actionOf(context.table, 'coordinate')]);
      },
    }),
  ],
};
