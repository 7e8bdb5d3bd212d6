import type { Seat } from '@rangefinder/kernel';
import type { CardText, Deciding, TextAction } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { chooseFrom, kindsIn, retrieveCard, takeFromReserve } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { lookAt } from '../../rules/piles.ts';
import { ability } from '../../rules/values.ts';
import type { CardInPlay, Pile } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { inBattle, inItsBattle, isDefendingAlone, isKind, isPersona } from '../conditions.ts';
import { action, add, response } from '../words.ts';

/** One or more battle destinies for the battle that goes on. */
export const addsDestiny: NonNullable<CardText['lasting']> = {
  destiny: [add('battle-destinies', (_about, my) => my.lasting?.amount ?? 0, inItsBattle)],
};

/** A function that adds battle destiny in the weapons segment. */
export function addDestiny(
  name: string,
  amount: number | ((deciding: Deciding) => number),
  when: (game: CardTable, seat: Seat) => boolean,
): TextAction {
  return action({
    name,
    good: 'destiny',
    timing: { battle: true },
    when: ({ game, seat }) => when(game, seat),
    *effect(acting) {
      last({ ...acting, target: '' }, 'destiny', 'battle', typeof amount === 'number' ? amount : amount(acting));
    },
  });
}

/** Whether a player has one of these personas in the battle. */
export const has = (game: CardTable, seat: Seat, ...personas: readonly string[]) =>
  inBattle(game, seat, (card) => isPersona(game, card, ...personas)).length > 0;

/** Whether a player has somebody of a kind with more than 2 ability in the battle. */
export const strong = (game: CardTable, seat: Seat, kind: string) =>
  inBattle(game, seat, (card) => isKind(game.facts(card), kind) && ability(game, card) > 2).length > 0;

/** Whether somebody of a player defends alone in the battle. */
export const alone = (game: CardTable, seat: Seat, fits: (card: CardInPlay) => boolean) =>
  inBattle(game, seat, (card) => fits(card) && isDefendingAlone(game, card)).length > 0;

/** Fetches a named character: from the Lost Pile, or from the Reserve Deck for more. Either search may find nobody. */
export function fetches(names: string, retrieve: number, take: number, ...personas: readonly string[]): CardText {
  const found = (game: CardTable, seat: Seat, pile: Pile) =>
    kindsIn(lookAt(game.player(seat), pile)).filter((card) =>
      personas.includes(game.cards.of(card).facts.persona ?? ''),
    );
  return {
    text: `Use ${retrieve} Force to retrieve ${names}, or ${take} to take ${names} from your Reserve Deck into hand.`,
    play: [
      action({
        name: 'retrieve',
        good: 'cards',
        cost: retrieve,
        when: ({ game, seat }) => game.player(seat).lost.length > 0,
        targets: ({ game, seat }) => {
          const lost = found(game, seat, 'lost');
          return lost.length > 0 ? lost : [''];
        },
        *effect({ game, seat, target }) {
          if (target !== '') retrieveCard(game, seat, target);
        },
      }),
      action({
        name: 'take',
        good: 'cards',
        cost: take,
        // The Reserve Deck is not looked at before it is searched: the search may find nothing
        *effect({ game, seat }) {
          const card = yield* chooseFrom(seat, 'reserve', found(game, seat, 'reserve'));
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  };
}

/** The title of a card by its id. */
export const titleOf = (game: CardTable, card: string) => game.cards.of(card).facts.title;

/** Cancels one of the named cards: an Interrupt just played, or a card on table. */
export function cancels(...titles: readonly string[]): readonly TextAction[] {
  return [
    response('playing', {
      name: 'cancel',
      good: 'cancel',
      when: ({ game, seat, moment }) => moment.seat !== seat && titles.includes(titleOf(game, moment.card)),
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
    action({
      name: 'cancel',
      good: 'cancel',
      targets: ({ game }) =>
        game.state.cards.filter((card) => titles.includes(game.facts(card).title)).map(({ id }) => id),
      *effect({ game, target }) {
        const card = game.find(target);
        if (card) yield* leaveTable(game, card, 'lost', 'swccg.core-effects.7');
      },
    }),
  ];
}

/** One battle destiny, and 1 power on top of it. */
export const destinyAndPower: NonNullable<CardText['lasting']> = {
  ...addsDestiny,
  might: [add('total-power', 1, inItsBattle)],
};
