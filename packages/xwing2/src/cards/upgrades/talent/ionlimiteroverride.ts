import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice, grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const ION_LIMITER_OVERRIDE: UpgradeFacts = {
  id: 'ionlimiteroverride',
  name: 'Ion Limiter Override',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ keyword: ['TIE'] }],
  standard: true,
  text: 'Red maneuver fully executed: you may barrel roll stressed or not; then a die decides: a hit strains you, a crit ionizes you.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.actions.10',
      optional: false,
      when: (context) => youFullyExecute(context, 'red'),
      *effect({ table, self }) {
        const { ship } = self;
        const roll = actionChoice({ ...grantedAction(table, ship, 'barrel-roll'), evenStressed: true });
        if (!(yield* mayPerformAction(table, ship, [roll], 'xw2.actions.10'))) return;
        const [face] = yield* rollOutsideAttack(table, ship, 1, self.card, 'xw2.actions.10');
        const kind = face === 'hit' ? 'strain' : face === 'crit' ? 'ion' : null;
        if (kind) yield* gainToken(table, ship, kind, 1, { rule: 'xw2.actions.10', by: ship.seat });
      },
    }),
  ],
};
