import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rotateArc } from '../../../rules/baractions.ts';

export const AGILE_GUNNER: UpgradeFacts = {
  id: 'agilegunner',
  name: 'Agile Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 3,
  standard: true,
  text: 'End Phase: you may rotate your turret.',
  abilities: [
    at('during-end', {
      rule: 'xw2.rotate-arc.1',
      optional: true,
      when: ({ self }) => self.ship.turret.length > 0 && !self.ship.destroyed,
      *effect({ table, self }) {
        yield* rotateArc(table, self.ship);
      },
    }),
  ],
};
