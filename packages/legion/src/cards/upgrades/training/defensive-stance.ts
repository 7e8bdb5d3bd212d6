import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type CardAbility, type LHooks, modify } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { TURNS_OVER } from '../../words/turning.ts';
import { upgrade } from '../upgrade.ts';

/** An action gives a token more, and the other kind cannot be spent. */
function stance(better: 'aim' | 'dodge', barred: 'aim' | 'dodge'): readonly CardAbility[] {
  return [
    TURNS_OVER,
    at('action-performed', {
      optional: false,
      when: (context: AbilityContext<LHooks['windows']['action-performed']>) =>
        isOwn(context) && context.moment.action === better,
      *effect({ table, moment: { unit } }) {
        yield* gainToken(table, unit, better, 1);
      },
    }),
    modify('may-spend', (may, { self, moment: { unit, token } }) => may && (unit !== self.unit || token !== barred)),
  ];
}

export const DEFENSIVE_STANCE = upgrade('training', {
  id: 'defensive-stance',
  name: 'Defensive Stance',
  points: 5,
  restriction: { slots: ['force'] },
  text: words(
    'A dodge action gives 2 dodge tokens; aim tokens cannot be spent. The card may be turned over as its activation begins.',
    'Une action Esquive donne 2 pions Esquive ; les pions Viser ne peuvent être dépensés. La carte peut être retournée au début de son activation.',
    'Akcja uniku daje 2 żetony uniku; nie wolno wydawać żetonów celowania. Kartę można odwrócić na początku aktywacji.',
  ),
  abilities: stance('dodge', 'aim'),
  back: {
    name: 'Offensive Stance',
    text: words(
      'An aim action gives 2 aim tokens; dodge tokens cannot be spent. The card may be turned over as its activation begins.',
      'Une action Viser donne 2 pions Viser ; les pions Esquive ne peuvent être dépensés. La carte peut être retournée au début de son activation.',
      'Akcja celowania daje 2 żetony celowania; nie wolno wydawać żetonów uniku. Kartę można odwrócić na początku aktywacji.',
    ),
    abilities: stance('aim', 'dodge'),
  },
});
