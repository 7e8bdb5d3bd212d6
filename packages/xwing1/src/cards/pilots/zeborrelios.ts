import { countOf, resultsOf } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { type DuringAttack, youDefend } from '../words/attack.ts';

/** Otherwise the order makes no difference. */
function isOrderOfUse({ moment: { attack } }: DuringAttack): boolean {
  const { hits, crits } = resultsOf(attack);
  return hits > 0 && crits > 0 && countOf(attack.defenseDice, 'evade') > 0;
}

const CRITS_FIRST = 'crits-first';

export const ZEB_ORRELIOS: PilotAbility = {
  text: 'Defending: you may cancel critical hits before hits.',
  abilities: [
    at('compare-results', {
      optional: true,
      when: (context) => youDefend(context) && isOrderOfUse(context),
      *effect({ moment: { attack } }) {
        attack.memory[CRITS_FIRST] = 1;
      },
    }),
    modify('cancelling', (cancelling, { self, moment: attack }) =>
      attack.defender === self.ship.id && attack.memory[CRITS_FIRST] === 1
        ? { ...cancelling, first: 'crit' }
        : cancelling,
    ),
  ],
};
