import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people.ts';
import type { AccountRow } from '../storage/accounts.ts';

const COOKIE = 'rangefinder';
const YEAR = 365 * 24 * 3600;

/** Who is asking; somebody unknown becomes a guest. */
export async function visitor(request: FastifyRequest, reply: FastifyReply, people: People): Promise<AccountRow> {
  const known = await knownVisitor(request, people);
  if (known) return known;
  const guest = await people.newGuest();
  remember(request, reply, guest);
  return guest;
}

/** Who is asking, if the cookie is ours and the account exists. */
export async function knownVisitor(request: FastifyRequest, people: People): Promise<AccountRow | undefined> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid) request.log.warn({ refused: 'http.cookie.1' }, 'a cookie that we did not sign');
  return valid && value !== null ? people.find(value) : undefined;
}

/** Gives the visitor the cookie of an account. */
export function remember(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  reply.setCookie(COOKIE, account.id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR,
  });
}
