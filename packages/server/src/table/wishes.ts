import type { Answer, Seat } from '@rangefinder/kernel';
import { Refused } from '../refused.ts';
import type { Move } from '../storage/move.ts';
import type { Live } from './live.ts';
import type { InTurn } from './replay.ts';

/** True when this very answer was given to this very question before: it only needs to be acknowledged again. */
export function repeated(live: Live, seat: Seat, ask: number, answer: Answer): boolean {
  const given = live.course.answers[seat]?.[ask];
  return given !== undefined && given !== null && JSON.stringify(given) === JSON.stringify(answer);
}

/** The answer to a question as a move. Whether it is legal the rules decide. */
export function decision(live: Live, seat: Seat, ask: number, answer: Answer): Move {
  mustGoOn(live);
  const now = live.course.ask(seat);
  if (ask < now) {
    throw new Refused('table.ask.1', `Question ${ask} was answered or taken back; the next one is ${now}.`, 409);
  }
  if (ask > now) throw new Refused('table.ask.2', `Question ${ask} has not been asked; the next one is ${now}.`, 409);
  return { kind: 'decision', seat, answer };
}

/** Going back until `to` decisions are left: at once when no other person plays, else asked of the others. */
export async function undoWish(live: Live, seat: Seat, to: number, inTurn: InTurn): Promise<Move> {
  mustGoOn(live);
  if (live.row.casual !== 1) {
    throw new Refused('table.undo.1', 'Decisions can be taken back in casual matches only.');
  }
  const made = live.course.decisions.length;
  if (to >= made)
    throw new Refused('table.undo.2', `There are ${made} decisions; one can go back to 0 to ${made - 1}.`);
  const others = live.humans.filter((other) => other !== seat);
  const back = await live.undoTo(to, inTurn);
  return others.length === 0 ? { kind: 'undone', seat, to: back } : { kind: 'undo-asked', seat, to: back };
}

export function undoReply(live: Live, seat: Seat, grant: boolean): Move {
  mustGoOn(live);
  const wish = live.course.undoWish;
  if (!wish) throw new Refused('table.undo.3', 'Nobody asks to go back.');
  if (wish.seat === seat) {
    // Whoever asked may think better of it.
    if (grant) throw new Refused('table.undo.4', 'The others decide whether you may go back.');
    return { kind: 'undo-declined', seat };
  }
  if (!grant) return { kind: 'undo-declined', seat };
  const missing = live.humans.filter((other) => other !== wish.seat && other !== seat && !wish.granted.includes(other));
  return missing.length === 0 ? { kind: 'undone', seat: wish.seat, to: wish.to } : { kind: 'undo-granted', seat };
}

export function concession(live: Live, seat: Seat): Move {
  mustGoOn(live);
  return { kind: 'conceded', seat };
}

/** Wanting a rematch; when the last person wants it, the new match is made. Wanting it twice changes nothing. */
export async function rematchWish(live: Live, seat: Seat, make: () => Promise<string>): Promise<Move | null> {
  if (!live.outcome) throw new Refused('table.rematch.1', 'A rematch can be offered when the match is over.');
  const { rematchSeats } = live.course;
  if (rematchSeats.includes(seat)) return null;
  const all = live.humans.every((other) => other === seat || rematchSeats.includes(other));
  return { kind: 'rematch', seat, match: all ? await make() : null };
}

function mustGoOn(live: Live): void {
  if (!live.match) throw new Refused('table.waiting.1', 'The match begins when everybody has sat down.', 409);
  if (live.outcome) throw new Refused('kernel.turn.2', 'The match is over.', 409);
}
