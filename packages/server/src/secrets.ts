import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An id nobody can guess, safe in a link. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** A secret of 256 bits, in hex. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a secret. Secrets here are long and random, so a plain hash cannot be searched. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret is the one whose hash is stored; takes as long for a wrong one as for the right one. */
export function fits(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/**
 * The secret of a seat. It follows from the server's key, so that its owner can have it again in another browser while the database
 * holds only its hash.
 */
export function seatSecret(key: string, match: string, seat: number, account: string): string {
  return createHmac('sha256', key)
    .update(`seat:${JSON.stringify([match, seat, account])}`)
    .digest('base64url');
}

/** The id of the rematch of a match: the same for whoever makes it. */
export function rematchId(match: string): string {
  return createHash('sha256').update(`rematch:${match}`).digest('base64url').slice(0, 16);
}
