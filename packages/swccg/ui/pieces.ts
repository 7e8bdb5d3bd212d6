import type { Option, RefusedOption, RequestView, Seat } from '@rangefinder/kernel';
import { type Aim, type Deed, offered } from '../src/ask.ts';
import { PILES, type Pile } from '../src/state.ts';

/** A pile's name as a piece of the table. */
export function pilePiece(seat: Seat, pile: string): string {
  return `pile:${seat}:${pile}`;
}

/** A card in hand as a piece: another copy of it may be on the table under the bare name. */
export function handPiece(card: string): string {
  return `hand:${card}`;
}

/** A card out of play as a piece. */
export function outPiece(card: string): string {
  return `out:${card}`;
}

/** A card under the starting Effect as a piece. */
export function underPiece(card: string): string {
  return `under:${card}`;
}

/** What a piece is: a kind of card off the table, a pile, or what lies on the table under this name. */
export type Piece =
  | { readonly in: 'hand' | 'out' | 'under'; readonly card: string }
  | { readonly in: 'pile'; readonly seat: Seat; readonly pile: Pile }
  | { readonly in: 'table'; readonly id: string };

/** Reads the name that a piece was given above. */
export function readPiece(piece: string): Piece {
  const [kind = '', first = '', second = ''] = piece.split(':');
  if (kind === 'hand' || kind === 'out' || kind === 'under') return { in: kind, card: first };
  const pile = kind === 'pile' ? PILES.find((one) => one === second) : undefined;
  return pile ? { in: 'pile', seat: Number(first), pile } : { in: 'table', id: piece };
}

/**
 * The pieces an option is about, the one that acts first. What is no piece on this table is for the caller to leave out.
 */
export function piecesOf(request: RequestView, option: Option): readonly string[] {
  const { seat } = request;
  const offer = offered(request, option);
  switch (offer.topic) {
    case 'act':
    case 'respond':
    case 'weapons-segment':
    case 'deploy-free':
      return deedPieces(offer.option.about, seat);
    case 'satisfy':
      return offer.option.about.do === 'forfeit' ? [offer.option.about.id] : lossPieces(offer.option.about, seat);
    case 'lose-force':
      return lossPieces(offer.option.about, seat);
    case 'battle-destiny':
      return offer.option.key === 'draw' ? [pilePiece(seat, 'reserve')] : [];
    case 'lose-from':
      return offer.option.key === 'reserve' ? [pilePiece(seat, 'reserve')] : [];
    case 'starting-effect':
    case 'starting-location':
    case 'starting-interrupt':
    case 'search':
    case 'keep-card':
    case 'order-pile':
    case 'return-cards':
      return offer.option.about ? [handPiece(offer.option.about.card)] : [];
    case 'insert-location':
      return offer.option.about.before === null ? [] : [offer.option.about.before];
    case 'choose-row':
      return [offer.option.about.row];
    case 'order-automatic':
      return [offer.option.about.source];
    case 'carry':
      return offer.option.about.ids;
    case 'move-away':
    case 'react-boarding':
      return offer.option.about ? deedPieces(offer.option.about, seat) : [];
    case 'transfer':
      return offer.option.about ? [offer.option.about.id, offer.option.about.to] : [];
    case 'attack-run-fire':
      return offer.option.about ? deedPieces(offer.option.about, seat) : [];
    case 'peek':
    case 'pay-fare':
    case 'choose-text':
    case 'choose-destiny':
      return [];
    default:
      return offer.option.about ? [offer.option.about.id] : [];
  }
}

/** What a player would do with an option; null where it is something else that is chosen. */
export function deedOf(request: RequestView, option: Option): Deed | null {
  const offer = offered(request, option);
  switch (offer.topic) {
    case 'act':
    case 'respond':
    case 'weapons-segment':
    case 'deploy-free':
      return offer.option.about;
    default:
      return null;
  }
}

/** Whoever does something first, then those it is done with or to. */
function deedPieces(deed: Deed, seat: Seat): readonly string[] {
  switch (deed.do) {
    case 'pass':
      return [];
    case 'activate':
      return [pilePiece(seat, 'reserve')];
    case 'draw':
      return [pilePiece(seat, 'force')];
    case 'drain':
    case 'battle':
      return [deed.location];
    case 'deploy':
      return [handPiece(deed.card), ...(deed.with === null ? [] : [handPiece(deed.with)]), ...given(deed.to)];
    case 'replace':
      return [handPiece(deed.card), deed.to];
    case 'persona':
    case 'cross-over':
      return [handPiece(deed.card), deed.id];
    case 'play':
      return [handPiece(deed.card), ...aimed(deed.aim)];
    case 'use':
      return [deed.source, ...aimed(deed.aim)];
    case 'shield':
      return [underPiece(deed.card)];
    case 'fire':
      return [deed.weapon, ...given(deed.target)];
    case 'transit':
      return [deed.from, deed.to];
    case 'orbit':
      return [deed.row, ...given(deed.orbit)];
    case 'break-cover':
      return [deed.id];
    default:
      return [deed.id, ...given(deed.to)];
  }
}

function aimed({ ids, pile }: Aim): readonly string[] {
  return pile ? [...ids, pilePiece(pile.seat, pile.name)] : ids;
}

function given(id: string | null): readonly string[] {
  return id === null || id === 'table' ? [] : [id];
}

function lossPieces(
  { from, card }: { readonly from: Pile; readonly card: string | null },
  seat: Seat,
): readonly string[] {
  return [card === null ? pilePiece(seat, from) : handPiece(card)];
}

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** Whether one option, and only one, is chosen. */
export function isSingle(request: PickView): boolean {
  return request.min === 1 && request.max === 1;
}

/** The options about a piece: first those in which it acts, then those that are done to it. */
export function optionsAbout(request: RequestView | null, piece: string): readonly Option[] {
  if (request?.kind !== 'pick') return [];
  const about = request.options.flatMap((option) => {
    const rank = piecesOf(request, option).indexOf(piece);
    return rank < 0 ? [] : [{ option, rank: Math.min(rank, 1) }];
  });
  return about.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

/** What cannot be done with a piece now. */
export function refusedAbout(request: RequestView | null, piece: string): readonly RefusedOption[] {
  return request?.refused.filter((refused) => piecesOf(request, refused).includes(piece)) ?? [];
}

const NONE: ReadonlySet<string> = new Set();
const live = new WeakMap<RequestView, ReadonlySet<string>>();

/** All pieces that some option is about. Every piece asks, so the answer is kept for each request. */
export function livePieces(request: RequestView | null): ReadonlySet<string> {
  if (request?.kind !== 'pick') return NONE;
  const known = live.get(request);
  if (known) return known;
  const found = new Set(request.options.flatMap((option) => piecesOf(request, option)));
  live.set(request, found);
  return found;
}
