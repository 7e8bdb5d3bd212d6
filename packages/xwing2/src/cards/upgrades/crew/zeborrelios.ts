import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const ZEB_ORRELIOS: UpgradeFacts = {
  id: 'zeborrelios',
  name: '"Zeb" Orrelios',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'In attacks at range 0 that you make or that are made against you, the attacker may spend focus tokens as usual.',
  abilities: [
    modify(
      'may-modify-at-range-0',
      'xw2.errata-upgrade-cards.14',
      (may, { self, moment: { attack, dice, by } }) =>
        may ||
        (dice === 'attack' && by === 'focus' && (attack.attacker === self.ship.id || attack.defender === self.ship.id)),
    ),
  ],
};
