import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { Random, ScriptError } from './random.ts';
import { digestHex, sha256, sha256Text } from './sha256.ts';

describe('SHA-256', () => {
  it('agrees with the platform on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(digestHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('agrees with the platform on any text, plain letters or not', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
        expect(digestHex(sha256Text(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });
});

describe('ChaCha20', () => {
  it('gives the block of RFC 8439 §2.3.2', () => {
    const key = new Uint32Array(Uint8Array.from({ length: 32 }, (_, i) => i).buffer);
    const nonce = new Uint32Array(Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0).buffer);
    const out = new Uint32Array(16);
    chachaBlock(key, nonce, 1, out);
    expect([...out.slice(0, 4)]).toEqual([0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
    expect(out[15]).toBe(0x4e3c50a2);
  });
});

describe('Random', () => {
  it('is number i of ChaCha20 under SHA-256(seed), nonce from SHA-256(stream): anyone can check a roll', () => {
    const littleEndian = (words: Uint32Array) => Buffer.from(words.buffer, words.byteOffset, words.byteLength);
    const counter = Buffer.alloc(4);
    const nonce = littleEndian(sha256Text('dice').slice(0, 3));
    const cipher = createCipheriv('chacha20', littleEndian(sha256Text('a seed')), Buffer.concat([counter, nonce]));
    const theirs = new Uint32Array(new Uint8Array(cipher.update(Buffer.alloc(4 * 100))).buffer);
    const random = new Random('a seed');
    expect(Array.from({ length: 100 }, () => random.uint32('dice'))).toEqual([...theirs]);
  });

  it('keeps streams apart: reading one never changes another', () => {
    const alone = new Random('s');
    const mixed = new Random('s');
    const dice = Array.from({ length: 50 }, () => alone.uint32('dice'));
    const disturbed = Array.from({ length: 50 }, (_, i) => {
      for (let n = 0; n < i % 7; n++) mixed.uint32('bot:1');
      return mixed.uint32('dice');
    });
    expect(disturbed).toEqual(dice);
  });

  it('goes on from a position as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.nat(70), fc.nat(70), (before, after) => {
        const whole = new Random('s');
        for (let i = 0; i < before; i++) whole.uint32('dice');
        const resumed = new Random('s', {}, whole.position());
        for (let i = 0; i < after; i++) expect(resumed.uint32('dice')).toBe(whole.uint32('dice'));
      }),
    );
  });

  it('gives every face its share', () => {
    const random = new Random('fair');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const face = random.below('die', 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles all items, and the same way for the same seed', () => {
    const items = Array.from({ length: 33 }, (_, i) => i);
    const once = new Random('deck').shuffle('deck', items, String);
    expect(new Random('deck').shuffle('deck', items, String)).toEqual(once);
    expect(once).not.toEqual(items);
    expect(once.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('follows a script, then the seed; a face the die lacks is an error that says so', () => {
    const faces = ['hit', 'hit', 'blank'] as const;
    const random = new Random('s', { dice: ['hit', 'blank'], deck: ['c', 'a'] });
    expect([random.roll('dice', faces), random.roll('dice', faces)]).toEqual(['hit', 'blank']);
    expect(random.shuffle('deck', ['a', 'b', 'c', 'd'], String).slice(0, 2)).toEqual(['c', 'a']);
    expect(random.scriptLeft()).toEqual({});
    expect(faces).toContain(random.roll('dice', faces));
    expect(() => new Random('s', { dice: ['evade'] }).roll('dice', faces)).toThrow(ScriptError);
    expect(() => new Random('s', { deck: ['z'] }).shuffle('deck', ['a'], String)).toThrow(/not there/);
    expect(new Random('s', { dice: ['hit'] }).scriptLeft()).toEqual({ dice: ['hit'] });
  });

  it('refuses limits that make no sense', () => {
    for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 33]) {
      expect(() => new Random('s').below('dice', limit)).toThrow(RangeError);
    }
  });
});
