import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { isStandard } from '../../../rules/moving.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

export const OFFENSIVE_PUSH = upgrade('training', {
  id: 'offensive-push',
  name: 'Offensive Push',
  points: 4,
  exhaust: true,
  text: words(
    'For a standard move action: exhaust to have Tactical 1 in it, and so 1 aim token after it.',
    'Pour une action de mouvement standard : inclinez pour y avoir Tactical 1, donc 1 pion Viser après elle.',
    'Przy akcji zwykłego ruchu: wyczerp, aby mieć w niej Tactical 1, a więc po niej 1 żeton celowania.',
  ),
  abilities: [
    at('action-performed', {
      optional: true,
      when: (context) => {
        const { move } = context.moment;
        return isOwn(context) && canPay(context) && move !== undefined && isStandard(move.how);
      },
      *effect(context) {
        pay(context);
        yield* gainToken(context.table, context.moment.unit, 'aim', 1, 'legion.tactical-x.1');
      },
    }),
  ],
});
