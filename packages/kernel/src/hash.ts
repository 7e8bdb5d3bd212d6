/**
 * A 64-bit fingerprint of a text as 16 hex digits: two independent 32-bit lanes of multiply-and-xor mixing.
 * It tells two states apart; it is not meant to resist forgery.
 */
export function hashText(text: string): string {
  let a = 0xdeadbeef | 0;
  let b = 0x41c6ce57 | 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
    a = (a << 13) | (a >>> 19);
    b = (b << 17) | (b >>> 15);
  }
  a = finish(a ^ text.length, b);
  b = finish(b ^ text.length, a);
  return hex(a) + hex(b);
}

/** The fingerprint of plain data: the hash of its JSON text. Rules build states in one order, so the text is stable. */
export function hashPlain(value: unknown): string {
  return hashText(JSON.stringify(value));
}

function finish(h: number, other: number): number {
  let x = h ^ (other >>> 15);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}
