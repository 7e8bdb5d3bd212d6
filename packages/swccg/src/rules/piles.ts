import { FACE_DOWN, type FaceDown, type Pile, type Player } from '../state.ts';

function isFaceDown(pile: Pile): pile is FaceDown {
  return pile === 'reserve' || pile === 'force' || pile === 'used';
}

/** Lays a card on top of a pile; everybody, or its player at least, sees which, unless it comes from under cover. */
export function layOn(player: Player, pile: Pile, card: string, seen = true): void {
  player[pile].unshift(card);
  if (isFaceDown(pile)) player.seen[pile].unshift(seen);
}

/** Moves the top card of one pile to the top of another (swccg.core-piles.10). Answers which card it was. */
export function moveTopOf(player: Player, from: Pile, to: Pile): string | undefined {
  const seen = isFaceDown(from) ? player.seen[from][0] === true : true;
  const card = takeTop(player, from);
  if (card !== undefined) layOn(player, to, card, seen);
  return card;
}

export function takeTop(player: Player, pile: Pile): string | undefined {
  if (isFaceDown(pile)) player.seen[pile].shift();
  return player[pile].shift();
}

/** Takes a card of a kind out of a pile, the topmost; undefined when there is none. */
export function takeOut(player: Player, pile: Pile, card: string): string | undefined {
  const index = player[pile].indexOf(card);
  if (index < 0) return undefined;
  if (isFaceDown(pile)) player.seen[pile].splice(index, 1);
  return player[pile].splice(index, 1)[0];
}

/** Re-circulation: the Used Pile goes under the Reserve Deck (swccg.core-piles.12). Answers how many cards. */
export function recirculate(player: Player): number {
  const { used, seen } = player;
  player.reserve.push(...used);
  seen.reserve.push(...seen.used);
  player.used = [];
  seen.used = [];
  return used.length;
}

/** Somebody looks at the top cards of a pile, all of them when no number is given. They are known from then on. */
export function lookAt(player: Player, pile: Pile, count = player[pile].length): readonly string[] {
  if (isFaceDown(pile)) player.seen[pile].fill(true, 0, count);
  return player[pile].slice(0, count);
}

/** After a shuffle nobody knows what lies where. */
export function isShuffled(player: Player, pile: Pile): void {
  if (isFaceDown(pile)) player.seen[pile] = nothingSeen(player[pile]);
}

/** No card of any face-down pile has been seen. */
export function coverPiles(player: Player): void {
  for (const pile of FACE_DOWN) player.seen[pile] = nothingSeen(player[pile]);
}

function nothingSeen(cards: readonly string[]): boolean[] {
  return cards.map(() => false);
}
