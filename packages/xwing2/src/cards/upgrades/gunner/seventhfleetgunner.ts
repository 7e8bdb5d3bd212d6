import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import { friendInAttack } from '../../words/attack.ts';

export const SEVENTH_FLEET_GUNNER: UpgradeFacts = {
  id: 'seventhfleetgunner',
  name: 'Seventh Fleet Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 8,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'When another friend makes a primary attack on a ship in your firing arc you may pay the charge: it rolls 1 more die, four at most. System Phase: you may gain a disarm token to recover the charge.',
  abilities: [
    at('before-attack-dice', {
      rule: 'xw2.faq-cards.45',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = friendInAttack(context, 'attack');
        return (
          attacker !== undefined &&
          attacker !== self.ship &&
          moment.attack.kind === 'primary' &&
          chargesOf(self) > 0 &&
          inFiringArc(table, self.ship, table.ship(moment.attack.defender))
        );
      },
      *effect({ table, self, moment: { attack } }) {
        spendCharge(table, self, 1, 'xw2.faq-cards.45');
        attack.moreAttackDice++;
        attack.memory[self.card] = 1;
      },
    }),
    modify('most-attack-dice', 'xw2.faq-cards.45', (most, { self, moment: attack }) =>
      attack.memory[self.card] === 1 ? Math.min(most, 4) : most,
    ),
    at('system', {
      rule: 'xw2.charges.2',
      optional: true,
      when: ({ table, self, moment }) => moment.ship === self.ship && chargesOf(self) < chargeLimit(table, self),
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'disarm', 1, { rule: 'xw2.charges.2', by: self.ship.seat });
        recoverCharge(table, self, 1, 'xw2.charges.2');
      },
    }),
  ],
};
