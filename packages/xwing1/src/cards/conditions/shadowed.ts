import { at } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { changeSkill, skillOf } from '../../rules/stats.ts';
import { sourceOf } from '../words/condition.ts';

export const SHADOWED: ConditionFacts = {
  id: 'shadowed',
  name: 'Shadowed',
  text: 'Thweek has the pilot skill that you have when setup is over; what happens to you later does not change it.',
  abilities: [
    at('forces-placed', {
      optional: false,
      *effect(context) {
        const { table, self } = context;
        const thweek = sourceOf(context);
        if (thweek) changeSkill(table, thweek, skillOf(table, self.ship), 'game');
      },
    }),
  ],
};
