import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { evenIfStressed, standardActions } from '../../../rules/actions.ts';
import { exposeDamageCard, repairCard } from '../../../rules/damage.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { isDamageAction } from '../../damage.ts';
import { isShipDamage, offersActions, youRepairShipCard } from '../../words/phrases.ts';

const RULE = 'xw2.damage-cards.5';

export const PELI_MOTTO: UpgradeFacts = {
  id: 'pelimotto',
  name: 'Peli Motto',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy'] }, { size: ['medium', 'large'] }],
  standard: true,
  text: 'System Phase: you may take an action of one of your damage cards, stressed or not. Repaired one of your faceup Ship damage cards: you may roll an attack die; a hit repairs another one, a crit exposes a card.',
  abilities: [
    at(
      'system',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship,
        ({ table, self }) => evenIfStressed(standardActions(table, self.ship).filter(isDamageAction)),
        'xw2.actions.2',
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
        const options = others.map((card) => ({
          key: `${card.card}:${ship.damage.indexOf(card)}`,
          about: { card: card.card, place: ship.damage.indexOf(card) },
          card,
        }));
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
  ],
};
