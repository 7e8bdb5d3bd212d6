import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ConditionFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { chargesOf, recoverCharge, spendCharge } from '../../rules/charges.ts';
import { acquireLock, lockTargets } from '../../rules/lock.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { youDefend } from '../words/attack.ts';
import { removedNextRound, reveal, revealedAtTheEnd, THANK_ME, zamOn } from './secretconditions.ts';

const BONUS_ATTACK: AttackOptions = { bonus: true, rule: RULE };

export const YOU_SHOULD_THANK_ME: ConditionFacts = {
  id: THANK_ME,
  name: 'You Should Thank Me',
  limited: 0,
  secret: 'zamwesell',
  text: 'Facedown until you have defended. Each time you have, Zam Wesell recovers a charge and you may lock the attacker. Still facedown at the end of the Engagement Phase and in an enemy firing arc, you may reveal it and pay two charges for a bonus attack. It goes at the start of the System Phase.',
  abilities: [
    at('after-defending', {
      optional: false,
      when: youDefend,
      *effect(context) {
        const { table, self, moment } = context;
        reveal(context);
        recoverCharge(table, zamOn(self.ship), 1);
        const targets = lockTargets(table, self.ship).filter(({ key }) => key === moment.attack.attacker);
        if (targets.length === 0) return;
        const { key } = yield* pickOne({
          seat: self.ship.seat,
          topic: 'lock-attacker',
          rule: RULE,
          about: { ship: self.ship.id, target: moment.attack.attacker },
          options: [{ key: 'lock' }, { key: 'none' }],
        });
        if (key === 'lock') yield* acquireLock(table, self.ship, RULE, targets);
      },
    }),
    revealedAtTheEnd(
      ({ table, self }) => chargesOf(zamOn(self.ship)) >= 2 && possibleShots(table, self.ship, BONUS_ATTACK).length > 0,
      function* ({ table, self }) {
        spendCharge(table, zamOn(self.ship), 2);
        yield* mayAttack(table, self.ship, BONUS_ATTACK);
      },
    ),
    removedNextRound,
  ],
};
