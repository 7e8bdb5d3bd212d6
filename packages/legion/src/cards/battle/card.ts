import { words } from '@rangefinder/kernel/words';
import type { BattleCardFacts } from '../../card.ts';

/** A battle card as a table has it: what is left out is what most of them do not have. */
export type BattleEntry = Partial<Omit<BattleCardFacts, 'kind' | 'mode'>> & Pick<BattleCardFacts, 'id' | 'name'>;

/** The text of a card that does nothing besides what its kind does. */
export const NOTHING_MORE = words('Nothing more.', 'Rien de plus.', 'Nic więcej.');

/** How the cards of a kind are made of their entries. */
export function cardsOf(
  kind: BattleCardFacts['kind'],
  mode: BattleCardFacts['mode'],
): (entry: BattleEntry) => BattleCardFacts {
  return (entry) => ({
    text: NOTHING_MORE,
    tokens: {},
    places: [],
    zones: null,
    weapon: null,
    rules: 'unwritten',
    sure: true,
    ...entry,
    kind,
    mode,
  });
}
