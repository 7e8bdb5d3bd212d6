import { isObject } from '@rangefinder/kernel';

/** A seat of a match on the server, and the secret that proves it is ours. */
export interface Ticket {
  readonly match: string;
  readonly seat: number;
  readonly secret: string;
}

const KEY = 'rangefinder.tickets';
/** Matches played on the server from this browser; older ones are asked for from the server. */
const MOST = 200;

function all(): Ticket[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isTicket) : [];
  } catch {
    return [];
  }
}

function isTicket(raw: unknown): raw is Ticket {
  return (
    isObject(raw) && typeof raw.match === 'string' && typeof raw.seat === 'number' && typeof raw.secret === 'string'
  );
}

export function ticketOf(match: string): Ticket | null {
  return all().find((ticket) => ticket.match === match) ?? null;
}

export function keepTicket(ticket: Ticket): void {
  const others = all().filter(({ match }) => match !== ticket.match);
  try {
    localStorage.setItem(KEY, JSON.stringify([ticket, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing plays on until the page is closed.
  }
}
