import { Refused } from '@rangefinder/host';
import type { FastifyRequest } from 'fastify';

/**
 * Only our own pages may act for a player. Browsers say by `Origin` which page speaks; programs that are no browser say
 * nothing, and have no cookies of others to misuse.
 */
export function checkOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = headers;
  if (origin === undefined || allowed.includes(origin) || hostOf(origin) === host) return;
  throw new Refused('http.origin.1', 'Pages of other sites may not act here.', 403);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
