import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inFiringArc } from '../../../rules/measure.ts';

export const ZEB_ORRELIOS: UpgradeFacts = {
  id: 'zeborrelios',
  name: '"Zeb" Orrelios',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Touching does not keep you and enemy ships in your firing arc from attacking each other.',
  abilities: [
    modify('touching-forbids', (forbids, { table, self, moment: { attacker, target } }) => {
      const enemy = attacker === self.ship ? target : target === self.ship ? attacker : null;
      return forbids && !(enemy && inFiringArc(table, self.ship, enemy));
    }),
  ],
};
