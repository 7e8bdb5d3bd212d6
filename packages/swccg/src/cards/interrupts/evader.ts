import { loseForce, removeKind } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { layOn } from '../../rules/piles.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isKind } from '../conditions.ts';
import { action, response, type Texts } from '../words.ts';

function revolutions(game: CardTable): CardInPlay[] {
  return game.state.cards.filter((card) => game.facts(card).title === 'Revolution');
}

function isRecoverable(
  game: CardTable,
  { card, row }: { readonly card: string; readonly row: string | null },
): boolean {
  const { facts } = game.cards.of(card);
  if (facts.persona === 'vader' || facts.id === 'vaders-custom-tie') return true;
  return isKind(facts, 'imperial') && row === 'death-star';
}

export const EVADER: Texts = {
  evader: {
    text: 'Used: cancel every Revolution on table; its owner loses 1 Force for each. Lost: when Vader or his custom TIE, or your Imperial at a Death Star location, was just lost, it goes to your Used Pile.',
    play: [
      action({
        name: 'cancel',
        good: 'cancel',
        to: 'used',
        when: ({ game }) => revolutions(game).length > 0,
        *effect({ game }) {
          for (const card of revolutions(game)) {
            yield* leaveTable(game, card, 'lost', 'swccg.core-effects.7');
            yield* loseForce(game, card.owner, 1, 'swccg.core-force-loss.1');
          }
        },
      }),
      response('lost', {
        name: 'recover',
        good: 'save',
        to: 'lost',
        when: ({ game, seat, moment }) => moment.seat === seat && moment.fromTable && isRecoverable(game, moment),
        *effect({ game, seat, moment }) {
          const player = game.player(seat);
          if (removeKind(player.lost, moment.card) === undefined) return;
          layOn(player, 'used', moment.card);
          game.emit({ type: 'retrieved', rule: 'swccg.core-leaving.5', seat, card: moment.card, to: 'used' });
        },
      }),
    ],
  },
};
