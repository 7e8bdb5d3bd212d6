import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { repairDamage } from '../../../rules/damage.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie, charges } from '../../words/dice.ts';
import { losesChargeAtSetup } from '../../words/phrases.ts';

export const CHEWBACCA: UpgradeFacts = {
  id: 'chewbacca',
  name: 'Chewbacca',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'Engagement Phase starts: you may pay two charges to repair a faceup damage card.',
  abilities: [
    at('start-of-engagement', {
      rule: 'xw2.damage-cards.5',
      optional: true,
      when: ({ self }) => chargesOf(self) >= 2 && self.ship.damage.some(({ faceup }) => faceup),
      *effect({ table, self }) {
        spendCharge(table, self, 2, 'xw2.damage-cards.5');
        yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5');
      },
    }),
  ],
};

export const CHEWBACCA_CREW: UpgradeFacts = {
  id: 'chewbacca-crew',
  name: 'Chewbacca',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'End Phase starts: you may spend a focus token to repair a faceup damage card.',
  abilities: [
    at('start-of-end', {
      rule: 'xw2.damage-cards.5',
      optional: true,
      when: ({ self }) => self.ship.tokens.focus > 0 && self.ship.damage.some(({ faceup }) => faceup),
      *effect({ table, self }) {
        yield* spendToken(table, self.ship, 'focus', 1, 'xw2.damage-cards.5');
        yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5');
      },
    }),
  ],
};

export const CHEWBACCA_CREW_SWZ19: UpgradeFacts = {
  id: 'chewbacca-crew-swz19',
  name: 'Chewbacca',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'You start with one charge. A damage card dealt to a friend at range 0-3 recovers one. Attacking: you may pay two charges to turn a focus result into a crit.',
  abilities: [
    losesChargeAtSetup('xw2.faq-cards.89'),
    at('damage-card-dealt', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self, moment }) =>
        table.isFriendly(self.ship, moment.ship) &&
        chargesOf(self) < chargeLimit(table, self) &&
        table.range(self.ship, moment.ship) <= 3,
      *effect({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.charges.2');
      },
    }),
    changesAttackDie(['focus'], 'crit', { when: youAttack, cost: charges(2) }),
  ],
};
