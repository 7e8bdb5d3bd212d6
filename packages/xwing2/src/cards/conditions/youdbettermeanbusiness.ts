import { at, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { chargesOf, recoverCharge, spendCharge } from '../../rules/charges.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import type { Attack } from '../../state.ts';
import { youDefend } from '../words/attack.ts';
import { MEAN_BUSINESS, removedNextRound, reveal, revealedAtTheEnd, zamOn } from './secretconditions.ts';

function attackBack({ attacker }: Attack): AttackOptions {
  return { bonus: true, rule: RULE, targets: (target) => target === attacker };
}

export const YOUD_BETTER_MEAN_BUSINESS: ConditionFacts = {
  id: MEAN_BUSINESS,
  name: "You'd Better Mean Business",
  limited: 0,
  secret: 'zamwesell',
  text: 'Facedown until you have defended. Then you may pay two charges of Zam Wesell for a bonus attack on the attacker. Still facedown at the end of the Engagement Phase and in an enemy firing arc, you may reveal it: Zam Wesell recovers two charges. It goes at the start of the System Phase.',
  abilities: [
    at('after-defending', {
      optional: false,
      when: (context) => youDefend(context) && context.self.condition?.secret === true,
      *effect(context) {
        reveal(context);
      },
    }),
    at('bonus-attack-defender', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        return (
          youDefend(context) &&
          chargesOf(zamOn(self.ship)) >= 2 &&
          possibleShots(table, self.ship, attackBack(moment.attack)).length > 0
        );
      },
      *effect({ table, self, moment: { attack } }) {
        spendCharge(table, zamOn(self.ship), 2);
        yield* mayAttack(table, self.ship, attackBack(attack));
      },
    }),
    revealedAtTheEnd(
      () => true,
      function* ({ table, self }) {
        recoverCharge(table, zamOn(self.ship), 2);
      },
    ),
    removedNextRound,
  ],
};
