import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isPersona, isPiloting, itsHolder } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

const flownByScoundrels = (card: CardInPlay, game: CardTable) =>
  isPersona(game, card, 'falcon') &&
  game.heldBy(card).some((pilot) => isPersona(game, pilot, 'han', 'lando', 'chewie') && isPiloting(game, pilot, card));

export const SPECIAL_MODIFICATIONS: Texts = {
  'special-modifications': {
    text: 'Deploy for 1 on a starship: armor or maneuver +2. On the Falcon, flown by Han, Lando or Chewie, also power and forfeit +2.',
    deploysOn: ({ on }, _seat, game) => (on && game.facts(on).type === 'starship' ? 1 : null),
    modifiers: [
      add('armor', 2, itsHolder),
      add('maneuver', 2, itsHolder),
      ...(['power', 'forfeit'] as const).map((question) =>
        add(question, 2, (about, my, game) => itsHolder(about, my, game) && flownByScoundrels(about.card, game)),
      ),
    ],
  },
};
