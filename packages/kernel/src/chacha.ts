/**
 * One block of ChaCha20 (RFC 8439 §2.3): sixteen 32-bit words from a 256-bit key, a 96-bit nonce and a block number.
 * Chosen because every block is a function of its number (random access), because nobody can tell the next number from
 * the ones already seen (players see dice), and because every platform has an implementation to check ours against.
 */
export function chachaBlock(key: Uint32Array, nonce: Uint32Array, block: number, out: Uint32Array): void {
  out[0] = 0x61707865;
  out[1] = 0x3320646e;
  out[2] = 0x79622d32;
  out[3] = 0x6b206574;
  out.set(key, 4);
  out[12] = block;
  out.set(nonce, 13);
  work.set(out);
  for (let i = 0; i < 10; i++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (work[i] ?? 0);
}

// Scratch space, written in full before it is read: no state survives a call.
const work = new Uint32Array(16);

function quarter(ia: number, ib: number, ic: number, id: number): void {
  let a = work[ia] ?? 0;
  let b = work[ib] ?? 0;
  let c = work[ic] ?? 0;
  let d = work[id] ?? 0;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  work[ia] = a;
  work[ib] = b;
  work[ic] = c;
  work[id] = d;
}
