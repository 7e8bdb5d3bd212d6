import { type Host, type InTurn, mustGoOn, Refused, undoWish } from '@rangefinder/host';
import type { Seat } from '@rangefinder/kernel';
import type { Act } from '@rangefinder/protocol';
import type { Live } from './live.ts';

/** The match, once it has begun. */
export function begun({ host }: Live): Host {
  if (!host) throw new Refused('table.waiting.1', 'The match begins when everybody has sat down.', 409);
  return host;
}

/** Taking decisions back, as the others agree. */
export function undoHere(live: Live, seat: Seat, to: number, inTurn: InTurn): Promise<Act> {
  const host = begun(live);
  mustGoOn(host);
  if (live.row.casual !== 1) {
    throw new Refused('table.undo.1', 'Decisions can be taken back in casual matches only.');
  }
  const others = host.humans.filter((other) => other !== seat);
  return undoWish(host, seat, to, others, inTurn);
}

/** Wanting a rematch; when the last person wants it, the new match is made. Wanting it twice changes nothing. */
export async function rematchWish({ host }: Live, seat: Seat, make: () => Promise<string>): Promise<Act | null> {
  if (!host?.outcome) throw new Refused('table.rematch.1', 'A rematch can be offered when the match is over.');
  const { rematchSeats } = host.ledger;
  if (rematchSeats.includes(seat)) return null;
  const all = host.humans.every((other) => other === seat || rematchSeats.includes(other));
  return { kind: 'rematch', seat, match: all ? await make() : null };
}
