import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Where a visitor comes from. Whoever has one IPv6 address has all of its network: they count as one. */
export function visitorsAddress({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}
