import { chachaBlock } from './chacha.ts';
import { sha256Text } from './sha256.ts';

/** What scripted streams give before the seed is asked: face names for dice, keys of the top cards for a shuffle. */
export type Script = Readonly<Record<string, readonly string[]>>;

/** How far each stream has been read; all that must be remembered to go on. */
export type RandomPosition = Readonly<Record<string, StreamPosition>>;
interface StreamPosition {
  readonly drawn: number;
  readonly scripted: number;
}

/**
 * Every random number of a match. Number `i` of stream `s` is word `i mod 16` of ChaCha20 block `i div 16`, under the
 * key SHA-256(seed) and the nonce made of the first 96 bits of SHA-256(s). So streams never disturb each other, and
 * whoever knows the seed can check any roll.
 */
export class Random {
  readonly #key: Uint32Array;
  readonly #script: Script;
  readonly #streams = new Map<string, Stream>();
  /** The stream that was read last: mostly the next number is of the same. */
  #latest: Stream | undefined;
  readonly #unscripted = new Set<string>();

  constructor(seed: string | Uint32Array, script: Script = {}, position: RandomPosition = {}) {
    this.#key = typeof seed === 'string' ? seedKey(seed) : seed;
    this.#script = script;
    for (const name in position) {
      const at = position[name];
      if (at) this.#streams.set(name, new Stream(name, script[name], at.drawn, at.scripted));
    }
  }

  /** The next whole number of the stream, 0 ≤ n < 2³². */
  uint32(stream: string): number {
    return this.#stream(stream).next(this.#key);
  }

  /** A whole number 0 ≤ n < limit, each equally likely. */
  below(stream: string, limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 0x100000000) {
      throw new RangeError(`Random.below needs a whole number from 1 to 2^32, not ${limit}.`);
    }
    return this.#stream(stream).below(limit, this.#key);
  }

  /** Rolls a die: one of its faces, or the scripted one. */
  roll<Face extends string>(stream: string, faces: readonly Face[]): Face {
    const scripted = this.#stream(stream).script();
    if (scripted !== undefined) {
      const face = faces.find((candidate) => candidate === scripted);
      if (face === undefined) {
        const known = [...new Set(faces)].join(', ');
        throw new ScriptError(`The script of "${stream}" says "${scripted}", but this die shows only ${known}.`);
      }
      return face;
    }
    this.#unscripted.add(stream);
    return pickAt(faces, this.below(stream, faces.length));
  }

  /** Whether a die of this stream was rolled from the seed, with no script to say what it shows. */
  rolledUnscripted(stream: string): boolean {
    return this.#unscripted.has(stream);
  }

  /** A shuffled copy (Fisher–Yates). Scripted keys are laid on top, in the script's order. */
  shuffle<T>(stream: string, items: readonly T[], keyOf: (item: T) => string): T[] {
    const result = items.slice();
    const source = this.#stream(stream);
    for (let i = result.length - 1; i > 0; i--) {
      const j = source.below(i + 1, this.#key);
      const swap = pickAt(result, i);
      result[i] = pickAt(result, j);
      result[j] = swap;
    }
    for (let top = 0; top < result.length; top++) {
      const key = source.script();
      if (key === undefined) break;
      const found = result.findIndex((item, i) => i >= top && keyOf(item) === key);
      if (found < 0) throw new ScriptError(`The script of "${stream}" wants "${key}" on top, but it is not there.`);
      result.splice(top, 0, ...result.splice(found, 1));
    }
    return result;
  }

  /** One of the items, each equally likely. */
  choose<T>(stream: string, items: readonly T[]): T {
    return pickAt(items, this.below(stream, items.length));
  }

  position(): RandomPosition {
    const result: Record<string, StreamPosition> = {};
    for (const [name, { drawn, scripted }] of this.#streams) result[name] = { drawn, scripted };
    return result;
  }

  /** The same streams, read as far as here, under another seed. */
  reseeded(seed: string): Random {
    return new Random(seed, this.#script, this.position());
  }

  /** What the script still holds: streams with the entries nobody has asked for. */
  scriptLeft(): Record<string, readonly string[]> {
    const left: Record<string, readonly string[]> = {};
    for (const name in this.#script) {
      const rest = (this.#script[name] ?? []).slice(this.#streams.get(name)?.scripted ?? 0);
      if (rest.length > 0) left[name] = rest;
    }
    return left;
  }

  #stream(name: string): Stream {
    if (this.#latest?.name !== name) this.#latest = this.#streamNamed(name);
    return this.#latest;
  }

  #streamNamed(name: string): Stream {
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = new Stream(name, this.#script[name], 0, 0);
      this.#streams.set(name, stream);
    }
    return stream;
  }
}

/** A script that does not fit the rolls it is used for. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** The ChaCha20 key of a seed text; make it once to share it between many generators. */
export function seedKey(seed: string): Uint32Array {
  return sha256Text(seed);
}

class Stream {
  readonly name: string;
  readonly #nonce: Uint32Array;
  readonly #scripted: readonly string[] | undefined;
  #block: Uint32Array | undefined;
  drawn: number;
  scripted: number;

  constructor(name: string, script: readonly string[] | undefined, drawn: number, scripted: number) {
    this.name = name;
    this.#nonce = nonceOf(name);
    this.#scripted = script;
    this.drawn = drawn;
    this.scripted = scripted;
  }

  next(key: Uint32Array): number {
    const word = this.drawn & 15;
    if (this.#block === undefined || word === 0) {
      this.#block ??= new Uint32Array(16);
      chachaBlock(key, this.#nonce, Math.floor(this.drawn / 16), this.#block);
    }
    this.drawn++;
    return this.#block[word] ?? 0;
  }

  below(limit: number, key: Uint32Array): number {
    // Numbers past the last whole multiple of `limit` would favour the low results: draw again. How many those are is
    // worked out in numbers of 32 bits, which divide many times faster than 2³² does.
    const unfair = ((0xffffffff % limit) + 1) % limit;
    let n = this.next(key);
    while (n > 0xffffffff - unfair) n = this.next(key);
    return n % limit;
  }

  script(): string | undefined {
    const entry = this.#scripted?.[this.scripted];
    if (entry !== undefined) this.scripted++;
    return entry;
  }
}

// Names of streams are few and fixed ("dice", "deck:0"): remember their nonces instead of hashing for every fork.
const nonces = new Map<string, Uint32Array>();

function nonceOf(stream: string): Uint32Array {
  let nonce = nonces.get(stream);
  if (nonce === undefined) {
    nonce = sha256Text(stream).slice(0, 3);
    if (nonces.size < 1000) nonces.set(stream, nonce);
  }
  return nonce;
}

function pickAt<T>(items: readonly T[], index: number): T {
  if (index >= items.length) throw new RangeError('There is nothing to choose from.');
  return items[index] as T;
}
