import type { ConditionFacts } from '../../card.ts';

export const MIMICKED: ConditionFacts = {
  id: 'mimicked',
  name: 'Mimicked',
  text: 'Thweek has your pilot ability, also when you are destroyed, but cannot assign conditions by it.',
  lendsAbility: true,
  outlasts: true,
  abilities: [],
};
