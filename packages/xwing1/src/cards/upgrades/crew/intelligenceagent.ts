import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { isHidden, look } from '../../words/look.ts';
import { mayChoose } from '../../words/phrases.ts';

export const INTELLIGENCE_AGENT: UpgradeFacts = {
  id: 'intelligenceagent',
  name: 'Intelligence Agent',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  text: 'When the Activation phase starts: you may look at the dial of an enemy ship at range 1-2.',
  abilities: [
    mayChoose(
      'start-of-activation',
      ({ table, self }) => enemiesAt(table, self.ship, 1, 2).filter(isHidden),
      function* ({ table, self }, enemy) {
        look(table, self.ship, enemy);
      },
    ),
  ],
};
