import type { CardText } from '../../definition.ts';
import { iconCount } from '../../facts.ts';
import { opponentOf } from '../../state.ts';
import { onSide } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

/** The opponent's warriors cost more. */
export const warriorsCostMore = (text: string): CardText => ({
  text,
  deploysOn: onSide(3),
  modifiers: [
    add(
      'deploy-cost',
      1,
      ({ facts, seat }, my) =>
        seat === opponentOf(my.seat) && facts.type === 'character' && iconCount(facts, 'warrior') > 0,
    ),
  ],
});

export const RESTRICTED_DEPLOYMENT: Texts = {
  'restricted-deployment': warriorsCostMore('Deploy for 3. Your opponent’s warriors deploy +1.'),
};
