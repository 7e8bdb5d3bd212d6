import { pickOne } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, modify } from '../abilities.ts';
import { evenIfStressed, standardActions } from '../rules/actions.ts';
import { chargesOf, spendCharge } from '../rules/charges.ts';
import { exposeDamageCard, repairCard } from '../rules/damage.ts';
import { rollOutsideAttack } from '../rules/roll.ts';
import type { DamageCard, Ship } from '../state.ts';
import { isDamageAction } from './damage.ts';
import { isShipDamage, offersActions } from './phrases.ts';

/** Mechanics: who gets round the stress to repair, and what a repair brings. */

const RULE = 'xw2.damage-cards.5';

/** Stress that keeps R1-J5 from nothing. */
const BEARABLE = 2;

/** "After you repair a Ship damage card" that lay faceup: one that lay facedown is gone and told nobody what it was. */
function youRepairShipCard({
  table,
  self,
  moment,
}: AbilityContext<{ readonly ship: Ship; readonly card: DamageCard }>) {
  return moment.ship === self.ship && isShipDamage(table, moment.card);
}

/** R1-J5, the astromech. */
export const REPAIRS_TWICE: readonly CardAbility[] = [
  modify(
    'stress-forbids',
    'xw2.stress.3',
    (forbids, { self, moment: { ship, action } }) =>
      forbids && !(ship === self.ship && ship.tokens.stress <= BEARABLE && isDamageAction(action)),
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
];

/** Peli Motto. */
export const TINKERS: readonly CardAbility[] = [
  at(
    'system',
    offersActions(
      'xw2.actions.2',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table, self }) => evenIfStressed(standardActions(table, self.ship).filter(({ key }) => isDamageAction(key))),
    ),
  ),
  at('damage-repaired', {
    rule: RULE,
    optional: true,
    when: youRepairShipCard,
    *effect({ table, self, moment }) {
      const { ship } = self;
      const [face] = yield* rollOutsideAttack(table, ship, 1, self.card, RULE);
      if (face === 'crit') yield* exposeDamageCard(table, ship, RULE);
      if (face !== 'hit') return;
      const others = ship.damage.filter((card) => card.faceup && card !== moment.card && isShipDamage(table, card));
      if (others.length === 0) return;
      const options = others.map((card) => ({ key: `${card.card}:${ship.damage.indexOf(card)}`, card }));
      const { card } = yield* pickOne({
        seat: ship.seat,
        topic: 'repair',
        rule: RULE,
        about: { ship: ship.id },
        options,
      });
      repairCard(table, ship, card, RULE);
    },
  }),
];
