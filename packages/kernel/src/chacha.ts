/**
 * One block of ChaCha20 (RFC 8439 §2.3): sixteen 32-bit words from a 256-bit key, a 96-bit nonce and a block number.
 * Chosen because every block is a function of its number (random access), because nobody can tell the next number from
 * the ones already seen (players see dice), and because every platform has an implementation to check ours against.
 *
 * The words are variables, and the quarter rounds are written out: with the words in an array and one function for a
 * quarter round a block takes five times as long, and a match asks for thirty of them.
 */
export function chachaBlock(key: Uint32Array, nonce: Uint32Array, block: number, out: Uint32Array): void {
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = at(key, 0);
  let x5 = at(key, 1);
  let x6 = at(key, 2);
  let x7 = at(key, 3);
  let x8 = at(key, 4);
  let x9 = at(key, 5);
  let x10 = at(key, 6);
  let x11 = at(key, 7);
  let x12 = block;
  let x13 = at(nonce, 0);
  let x14 = at(nonce, 1);
  let x15 = at(nonce, 2);
  for (let i = 0; i < 10; i++) {
    // Columns.
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 7);

    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 7);

    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 7);

    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 7);
    // Diagonals.
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 7);

    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 7);

    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 7);

    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 7);
  }
  out[0] = x0 + 0x61707865;
  out[1] = x1 + 0x3320646e;
  out[2] = x2 + 0x79622d32;
  out[3] = x3 + 0x6b206574;
  out[4] = x4 + at(key, 0);
  out[5] = x5 + at(key, 1);
  out[6] = x6 + at(key, 2);
  out[7] = x7 + at(key, 3);
  out[8] = x8 + at(key, 4);
  out[9] = x9 + at(key, 5);
  out[10] = x10 + at(key, 6);
  out[11] = x11 + at(key, 7);
  out[12] = x12 + block;
  out[13] = x13 + at(nonce, 0);
  out[14] = x14 + at(nonce, 1);
  out[15] = x15 + at(nonce, 2);
}

function rotate(n: number, by: number): number {
  return (n << by) | (n >>> (32 - by));
}

function at(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}
