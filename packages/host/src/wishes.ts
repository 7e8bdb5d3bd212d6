import type { Answer, Seat } from '@rangefinder/kernel';
import type { Act, Refusal } from '@rangefinder/protocol';
import type { Host } from './host.ts';
import { Refused, refusedBy } from './refused.ts';
import type { InTurn } from './replay.ts';

/** True when this very answer was given to this very question before: it only needs to be acknowledged again. */
export function repeated({ ledger }: Host, seat: Seat, ask: number, answer: Answer): boolean {
  const given = ledger.answers[seat]?.[ask];
  return given !== undefined && given !== null && JSON.stringify(given) === JSON.stringify(answer);
}

/** The answer to a question as an act. Whether it is legal the rules decide. */
export function decision(host: Host, seat: Seat, ask: number, answer: Answer): Act {
  mustGoOn(host);
  const now = host.ledger.ask(seat);
  if (ask < now) {
    throw new Refused('table.ask.1', `Question ${ask} was answered or taken back; the next one is ${now}.`, 409);
  }
  if (ask > now) throw new Refused('table.ask.2', `Question ${ask} has not been asked; the next one is ${now}.`, 409);
  return { kind: 'decision', seat, answer };
}

/** Why an answer to a question would be refused; null when it would not. Changes nothing. */
export async function checked(
  host: Host,
  seat: Seat,
  ask: number,
  answer: Answer,
  inTurn: InTurn,
): Promise<Refusal | null> {
  decision(host, seat, ask, answer);
  const illegal = await inTurn(() => host.match.check(seat, answer));
  return illegal ? refusedBy(illegal).refusal : null;
}

/** Going back until `to` decisions are left: at once when nobody else has to agree, else asked of the others. */
export async function undoWish(
  host: Host,
  seat: Seat,
  to: number,
  others: readonly Seat[],
  inTurn: InTurn,
): Promise<Act> {
  const made = host.ledger.decisions.length;
  if (to < 0 || to >= made)
    throw new Refused('table.undo.2', `There are ${made} decisions; one can go back to 0 to ${made - 1}.`);
  const back = await host.undoTo(to, inTurn);
  return { kind: others.length === 0 ? 'undone' : 'undo-asked', seat, to: back };
}

/** What a seat says to the wish of going back, which is done once every person has agreed. */
export function undoReply(host: Host, seat: Seat, grant: boolean): Act {
  mustGoOn(host);
  const wish = host.ledger.undoWish;
  if (!wish) throw new Refused('table.undo.3', 'Nobody asks to go back.');
  if (wish.seat === seat) {
    // Whoever asked may think better of it.
    if (grant) throw new Refused('table.undo.4', 'The others decide whether you may go back.');
    return { kind: 'undo-declined', seat };
  }
  if (!grant) return { kind: 'undo-declined', seat };
  const missing = host.humans.filter((other) => other !== wish.seat && other !== seat && !wish.granted.includes(other));
  return missing.length === 0 ? { kind: 'undone', seat: wish.seat, to: wish.to } : { kind: 'undo-granted', seat };
}

export function concession(host: Host, seat: Seat): Act {
  mustGoOn(host);
  return { kind: 'conceded', seat };
}

/** Refuses what can only be done while a match goes on. */
export function mustGoOn({ outcome }: Host): void {
  if (outcome) throw new Refused('kernel.turn.2', 'The match is over.', 409);
}
