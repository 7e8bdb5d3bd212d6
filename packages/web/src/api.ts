import type { CreatedMatch, CreateMatch, JoinMatch, MatchSummary, Me, SeatTicket } from '@rangefinder/protocol';

/** The server said no, and why. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** A word for programs, such as `name-taken`. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** There is no server to talk to. Everything on this machine goes on. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The schemas are fetched with the first call: no page needs them before. */
const schemas = () => import('@rangefinder/protocol');

async function ask(path: string, body?: unknown): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable('The server cannot be reached.');
  }
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  // Not our server: a proxy without one behind it, or a host that answers every address with the page.
  if (!isJson) throw new Unreachable('The server cannot be reached.');
  const data: unknown = await answer.json();
  if (answer.ok) return data;
  const problem = (await schemas()).ApiError.safeParse(data);
  if (problem.success) throw new ApiProblem(answer.status, problem.data.error, problem.data.message);
  throw new Unreachable(`The server answered ${answer.status}.`);
}

const me = async (data: unknown): Promise<Me> => (await schemas()).Me.parse(data);
const summary = async (data: unknown): Promise<MatchSummary> => (await schemas()).MatchSummary.parse(data);

/** What the server does for people. Each call rejects with `ApiProblem` or `Unreachable`. */
export const api = {
  me: async () => me(await ask('/me')),
  setName: async (name: string) => me(await ask('/me/name', { name })),
  register: async (name: string, password: string) => me(await ask('/register', { name, password })),
  login: async (name: string, password: string) => me(await ask('/login', { name, password })),
  logout: async () => me(await ask('/logout', {})),

  async matches(list: 'open' | 'live' | 'mine'): Promise<MatchSummary[]> {
    const data = await ask(`/matches?list=${list}`);
    return (await schemas()).MatchSummary.array().parse(data);
  },
  match: async (id: string) => summary(await ask(`/matches/${encodeURIComponent(id)}`)),
  async create(wish: CreateMatch): Promise<CreatedMatch> {
    const data = await ask('/matches', wish);
    return (await schemas()).CreatedMatch.parse(data);
  },
  async join(id: string, wish: JoinMatch): Promise<SeatTicket> {
    const data = await ask(`/matches/${encodeURIComponent(id)}/join`, wish);
    return (await schemas()).SeatTicket.parse(data);
  },
  /** Takes back a match that has not begun. */
  cancel: (id: string): Promise<unknown> => ask(`/matches/${encodeURIComponent(id)}/cancel`, {}),
  /** The seats that are the asking player's: from another browser, or after a rematch. */
  async tickets(id: string): Promise<SeatTicket[]> {
    const data = await ask(`/matches/${encodeURIComponent(id)}/tickets`, {});
    return (await schemas()).SeatTicket.array().parse(data);
  },
  record: (id: string): Promise<unknown> => ask(`/matches/${encodeURIComponent(id)}/record`),
  /** What fixes the dice of a match: a `Fairness`, to be checked by whoever reads it. */
  fairness: (id: string): Promise<unknown> => ask(`/matches/${encodeURIComponent(id)}/fairness`),
};

/** A word for the dice that nobody can guess. */
export function diceWord(): string {
  return crypto.randomUUID();
}
