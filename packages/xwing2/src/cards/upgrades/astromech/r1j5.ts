import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { repairCard } from '../../../rules/damage.ts';
import { isDamageAction } from '../../damage.ts';
import { youRepairShipCard } from '../../words/phrases.ts';

const RULE = 'xw2.damage-cards.5';

/** Stress that keeps R1-J5 from nothing. */
const BEARABLE = 2;

export const R1_J5: UpgradeFacts = {
  id: 'r1j5',
  name: 'R1-J5',
  fills: ['astromech'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 3, recovers: 0 },
  text: 'With up to two stress tokens you can still take the actions of your damage cards. Repaired one of your faceup Ship damage cards: you may pay a charge to repair it once more, which discards it.',
  abilities: [
    modify(
      'stress-forbids',
      'xw2.stress.3',
      (forbids, { self, moment }) =>
        forbids && !(moment.ship === self.ship && moment.ship.tokens.stress <= BEARABLE && isDamageAction(moment)),
    ),
    at('damage-repaired', {
      rule: RULE,
      optional: true,
      // It must still lie there, facedown, to be repaired again.
      when: (context) => {
        const { self, moment } = context;
        const { card } = moment;
        return youRepairShipCard(context) && chargesOf(self) > 0 && !card.faceup && self.ship.damage.includes(card);
      },
      *effect({ table, self, moment: { card } }) {
        spendCharge(table, self, 1, RULE);
        repairCard(table, self.ship, card, RULE);
      },
    }),
  ],
};
