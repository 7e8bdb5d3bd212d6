/**
 * SHA-256 (FIPS 180-4), synchronous and the same in every JavaScript engine. It turns seeds into keys; the digest is
 * eight 32-bit words, big-endian as the standard has it.
 */
export function sha256(bytes: Uint8Array): Uint32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  words.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);

  const digest = INITIAL.slice();
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) schedule[i] = words.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const w15 = at(schedule, i - 15);
      const w2 = at(schedule, i - 2);
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
      schedule[i] = (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0;
    }
    compress(digest);
  }
  return digest;
}

/** The digest of a text's UTF-8 bytes. */
export function sha256Text(text: string): Uint32Array {
  return sha256(asciiBytes(text) ?? ENCODER.encode(text));
}

const ENCODER = new TextEncoder();

/** Seeds are nearly always plain letters, whose codes are their bytes. */
function asciiBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return undefined;
    bytes[i] = code;
  }
  return bytes;
}

/** A digest as 64 hex digits. */
export function digestHex(digest: Uint32Array): string {
  return Array.from(digest, (word) => word.toString(16).padStart(8, '0')).join('');
}

// Scratch space, written in full before it is read: no state survives a call.
const schedule = new Uint32Array(64);

function compress(digest: Uint32Array): void {
  let a = at(digest, 0);
  let b = at(digest, 1);
  let c = at(digest, 2);
  let d = at(digest, 3);
  let e = at(digest, 4);
  let f = at(digest, 5);
  let g = at(digest, 6);
  let h = at(digest, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(schedule, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  digest[0] = at(digest, 0) + a;
  digest[1] = at(digest, 1) + b;
  digest[2] = at(digest, 2) + c;
  digest[3] = at(digest, 3) + d;
  digest[4] = at(digest, 4) + e;
  digest[5] = at(digest, 5) + f;
  digest[6] = at(digest, 6) + g;
  digest[7] = at(digest, 7) + h;
}

function rotate(n: number, by: number): number {
  return (n >>> by) | (n << (32 - by));
}

function at(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}

/** The first 32 bits of the fractional parts of the square (power 1/2) or cube roots of the first primes. */
function rootFractions(count: number, root: (n: number) => number): Uint32Array {
  const result = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) result[found++] = (root(n) % 1) * 0x100000000;
  }
  return result;
}

const INITIAL = rootFractions(8, Math.sqrt);
const ROUND = rootFractions(64, Math.cbrt);
