import { isObject, type Option, type RequestView, type Seat } from '@rangefinder/kernel';

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

/** Parts of a key that name no piece. */
const NO_PIECE: ReadonlySet<string> = new Set([
  'pilot',
  'driver',
  'passenger',
  'astromech',
  'vehicle',
  'starfighter',
  'with',
  'table',
  'end',
  'none',
  'pass',
]);

/**
 * The pieces an option is about, the one that acts first. Keys say it: a verb, then cards, locations and piles. What is
 * no piece on this table is for the caller to leave out.
 */
export function piecesOf(request: RequestView, { key }: Option): readonly string[] {
  const [verb = '', ...parts] = key.split(':');
  const { seat, topic } = request;
  const named = parts.filter((part) => !NO_PIECE.has(part) && Number.isNaN(Number(part)));
  switch (verb) {
    case 'activate':
      return [pilePiece(seat, 'reserve')];
    case 'draw':
      return [pilePiece(seat, topic === 'battle-destiny' ? 'reserve' : 'force')];
    case 'deploy':
      return deployed(parts);
    case 'play':
      return [handPiece(parts[0] ?? ''), ...named.slice(2)];
    case 'use':
      return [parts[0] ?? '', ...named.slice(2)];
    case 'persona':
      return [handPiece(parts[1] ?? ''), parts[0] ?? ''];
    case 'replace':
      return [handPiece(parts[0] ?? ''), ...named.slice(1)];
    case 'lose':
      return lost(parts, seat);
    case 'shield':
      return [underPiece(parts[0] ?? '')];
    case 'next':
      return [handPiece(parts[0] ?? '')];
    default:
      // A key without a verb, or with a number in its place, is a card: in hand or on the table.
      return parts.length === 0
        ? NO_PIECE.has(verb)
          ? []
          : [verb, handPiece(verb)]
        : Number.isNaN(Number(verb))
          ? named
          : named.flatMap((part) => [handPiece(part), part]);
  }
}

/** `deploy:<card>:<place>`, with a pilot from hand after `with`. */
function deployed([card = '', ...place]: readonly string[]): readonly string[] {
  const pilot = place.indexOf('with');
  const where = (pilot < 0 ? place : place.slice(0, pilot)).filter((part) => !NO_PIECE.has(part));
  const along = place[pilot + 1];
  return [handPiece(card), ...(pilot < 0 || along === undefined ? [] : [handPiece(along)]), ...where];
}

function lost([from = '', card]: readonly string[], seat: Seat): readonly string[] {
  if (from === 'hand' && card !== undefined) return [handPiece(card)];
  return ['reserve', 'force', 'used'].includes(from) ? [pilePiece(seat, from)] : [from];
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
export function refusedAbout(request: RequestView | null, piece: string): RequestView['refused'] {
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

/** A number or text that the rules say about an option or a request. */
export function said(about: unknown, name: string): unknown {
  return isObject(about) ? about[name] : undefined;
}
