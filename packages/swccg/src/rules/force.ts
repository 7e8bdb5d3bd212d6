import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { type LossAbout, pickOne } from '../ask.ts';
import type { CardFacts } from '../facts.ts';
import { opponentOf, type Pile } from '../state.ts';
import type { CardTable } from '../table.ts';
import { checkLifeForce } from './life-force.ts';
import { kindOption } from './options.ts';
import { layOn, lookAt, moveTopOf, takeOut, takeTop } from './piles.ts';
import { respond } from './responses.ts';

/** Moves the top card of one pile to the top of another (swccg.core-piles.10). Answers which card it was. */
export function moveTop(game: CardTable, seat: Seat, from: Pile, to: Pile): string | undefined {
  return moveTopOf(game.player(seat), from, to);
}

/** swccg.core-activate.2 */
export function activateForce(game: CardTable, seat: Seat, amount: number, rule: RuleId): void {
  let activated = 0;
  while (activated < amount && moveTop(game, seat, 'reserve', 'force') !== undefined) activated++;
  game.emit({ type: 'activated', rule, seat, amount: activated });
}

export function canUse(game: CardTable, seat: Seat, amount: number): boolean {
  return game.player(seat).force.length >= amount;
}

/**
 * swccg.core-use-force.1: for a cost, never for nothing (swccg.core-activate.7); nobody begins what cannot be paid in
 * full (swccg.core-use-force.2).
 */
export function useForce(game: CardTable, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  if (!canUse(game, seat, amount))
    throw new Error(`Seat ${seat} was allowed an action of ${amount} Force it does not have.`);
  for (let i = 0; i < amount; i++) moveTop(game, seat, 'force', 'used');
  game.emit({ type: 'used-force', rule: 'swccg.core-use-force.1', seat, amount });
}

/** Force lost as a cost: nothing can make it less (swccg.core-force-loss.5). */
export function* loseAsCost(game: CardTable, seat: Seat, amount: number): Procedure<void> {
  for (let left = amount; left > 0; left--) {
    if (!(yield* loseOneForce(game, seat, 'swccg.core-force-loss.5', left))) return;
  }
}

/** Loses Force, one unit at a time; before each unit texts may respond (swccg.core-force-loss.2). A text may say where
 * from: then from there as long as there is something (swccg.core-force-loss.4). */
export function* loseForce(
  game: CardTable,
  seat: Seat,
  amount: number,
  rule: RuleId,
  from?: 'hand' | 'reserve' | 'force',
): Procedure<void> {
  let left = amount;
  while (left > 0) {
    const moment = { type: 'force-loss' as const, seat, amount: left };
    yield* respond(game, moment, opponentOf(seat));
    left = moment.amount;
    if (left <= 0) return;
    if (!(yield* loseOneForce(game, seat, rule, left, from))) return;
    left--;
  }
}

/** The places a unit of Force can be lost from: top of a pile of Life Force, or any card in hand, unique or not
 * (swccg.core-force-loss.6). */
export interface Loss {
  readonly key: string;
  readonly about: LossAbout;
}

export function lossOptions(game: CardTable, seat: Seat): Loss[] {
  const player = game.player(seat);
  const losses: Loss[] = [];
  for (const from of ['reserve', 'force', 'used'] as const) {
    if (player[from].length > 0) losses.push({ key: `lose:${from}`, about: { do: 'lose', from, card: null } });
  }
  for (const card of game.hand(seat).kinds) {
    losses.push({ key: `lose:hand:${card}`, about: { do: 'lose', from: 'hand', card } });
  }
  return losses;
}

/** swccg.core-force-loss.1: the player chooses where from, and is told how much is left to lose. Answers false when there was
 * nothing left to lose. */
function* loseOneForce(game: CardTable, seat: Seat, rule: RuleId, left: number, from?: Pile): Procedure<boolean> {
  const all = lossOptions(game, seat);
  const there = all.filter(({ about }) => about.from === from);
  const options = there.length > 0 ? there : all;
  if (options.length === 0) return false;
  const refusal = (key: string) => game.edition.whyNot(game, seat, key, { in: 'loss', from });
  const loss = yield* pickOne({ seat, rule, topic: 'lose-force', about: { count: left }, options, refusal });
  yield* takeLoss(game, seat, loss.about, rule);
  return true;
}

/** The lost card lies face up on the Lost Pile (swccg.core-force-loss.3). */
export function* takeLoss(game: CardTable, seat: Seat, { from, card }: LossAbout, rule: RuleId): Procedure<void> {
  const player = game.player(seat);
  const lost = card === null ? takeTop(player, from) : removeKind(player.hand, card);
  if (lost === undefined) return;
  player.lost.unshift(lost);
  game.emit({ type: 'lost-force', rule, seat, card: lost, from });
  checkLifeForce(game);
  yield* respond(game, { type: 'lost', seat, card: lost, fromTable: false, row: null }, opponentOf(seat));
}

/** swccg.core-retrieve.1, swccg.core-retrieve.2, swccg.core-retrieve.4 */
export function retrieveForce(game: CardTable, seat: Seat, amount: number): void {
  for (let i = 0; i < amount; i++) {
    const card = moveTop(game, seat, 'lost', 'used');
    if (card === undefined) return;
    game.emit({ type: 'retrieved', rule: 'swccg.core-retrieve.1', seat, card, to: 'used' });
  }
}

/** Searches the Lost Pile for a card and retrieves it; into hand only if the text says so (swccg.core-retrieve.3,
 * swccg.core-retrieve.5). */
export function retrieveCard(game: CardTable, seat: Seat, card: string, to: 'used' | 'hand' = 'used'): void {
  const player = game.player(seat);
  const found = removeKind(player.lost, card);
  if (found === undefined) return;
  layOn(player, to, found);
  game.emit({ type: 'retrieved', rule: 'swccg.core-retrieve.3', seat, card: found, to });
}

/** Takes a card from the Reserve Deck into hand, shows it, and shuffles (swccg.core-piles.13). */
export function takeFromReserve(game: CardTable, seat: Seat, card: string): void {
  const player = game.player(seat);
  const found = takeOut(player, 'reserve', card);
  if (found === undefined) return;
  player.hand.push(found);
  game.emit({ type: 'took', rule: 'swccg.core-piles.13', seat, card: found, from: 'reserve' });
  game.shuffle(seat, 'reserve');
  checkLifeForce(game);
}

/** Draws the top card of a pile into hand, if there is one; only its player sees which. */
export function drawToHand(game: CardTable, seat: Seat, pile: 'reserve' | 'force', rule: RuleId): void {
  const card = moveTop(game, seat, pile, 'hand');
  if (card !== undefined) game.emitTo(seat, { type: 'drew', rule, seat, card }, { type: 'drew', rule, seat });
}

/** Draws the top card of the Reserve Deck into hand, as some texts allow (swccg.core-draw.3). */
export function drawFromReserve(game: CardTable, seat: Seat): void {
  drawToHand(game, seat, 'reserve', 'swccg.core-draw.3');
  checkLifeForce(game);
}

/** Searches a pile: asks which of the fitting cards to take; none of them is a choice too. */
export function* searchPile(
  game: CardTable,
  seat: Seat,
  pile: 'reserve' | 'lost',
  fits: (facts: CardFacts) => boolean,
): Procedure<string | null> {
  const kinds = kindsIn(lookAt(game.player(seat), pile)).filter((card) => fits(game.cards.of(card).facts));
  return yield* chooseFrom(seat, pile, kinds);
}

/** Asks which of these cards of a pile to take; null: none. */
export function* chooseFrom(seat: Seat, pile: 'reserve' | 'lost', kinds: readonly string[]): Procedure<string | null> {
  const { card } = yield* pickOne({
    seat,
    rule: 'swccg.core-piles.13',
    topic: 'search',
    about: { pile },
    secret: true,
    options: [NONE, ...kinds.map((card) => kindOption(card))],
  });
  return card;
}

const NONE = { key: 'none', card: null } as const;

/** The kinds of card in a list, each once, in a fixed order. */
export function kindsIn(cards: readonly string[]): string[] {
  const kinds: string[] = [];
  for (const card of cards) {
    // Hands are small, and often in order already
    let at = kinds.length;
    while (at > 0 && (kinds[at - 1] ?? '') > card) at--;
    if (at > 0 && kinds[at - 1] === card) continue;
    if (at === kinds.length) kinds.push(card);
    else kinds.splice(at, 0, card);
  }
  return kinds;
}

export function removeKind(cards: string[], card: string): string | undefined {
  const index = cards.indexOf(card);
  return index < 0 ? undefined : cards.splice(index, 1)[0];
}
