import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { conditionOn } from '../../../rules/conditions.ts';
import { inArc } from '../../../rules/measure.ts';
import { assignTo, enemies, inSetup } from '../../words/condition.ts';

export const TAL_MERRIK: UpgradeFacts = {
  id: 'talmerrik',
  name: 'Tal Merrik',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: false,
  text: 'Before forces are placed, an enemy of your choice gets the False Friend condition. Action: if no enemy has it, assign it to one in your front arc at range 0-2.',
  abilities: [
    inSetup('before-placing-forces', 'falsefriend', enemies),
    cardAction({
      rule: 'xw2.condition-cards.1',
      when: (context) => !enemies(context).some((ship) => conditionOn(ship, 'falsefriend')),
      perform: (context) => {
        const { table, self } = context;
        const near = enemiesAt(table, self.ship, 0, 2).filter((enemy) => inArc(table, self.ship, 'front', enemy));
        return assignTo(context, 'falsefriend', near);
      },
    }),
  ],
};
