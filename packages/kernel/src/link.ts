import { BadInput } from './errors.ts';
import { type Decision, type MatchRecord, parseRecord, RECORD_FORMAT, RECORD_VERSION } from './record.ts';
import type { Answer } from './request.ts';

/** A link never unpacks to more than this, whatever it claims to hold. */
const LARGEST = 4 * 1024 * 1024;

/**
 * A record as text short enough for a link: answers that repeat (most do) are written once and then by number, and
 * the whole is deflated and spelled in base64url. Hashes stay behind: the receiver plays the match again anyway.
 */
export async function toLink(record: MatchRecord): Promise<string> {
  const known = new Map<string, number>();
  const answers: Answer[] = [];
  const decisions = record.decisions.map(([seat, answer]) => {
    const text = JSON.stringify(answer);
    const number = known.get(text) ?? answers.push(answer) - 1;
    known.set(text, number);
    return [seat, number];
  });
  const { format, version, decisions: _, hashes, ...rest } = record;
  const packed = JSON.stringify([version, rest, answers, decisions.flat()]);
  return base64url(await pump(new TextEncoder().encode(packed), new CompressionStream('deflate-raw')));
}

/** Reads a record from a link. Throws `BadInput` when the text is damaged or is no record. */
export async function fromLink(link: string): Promise<MatchRecord> {
  let packed: unknown;
  try {
    const bytes = await pump(bytesOf(link), new DecompressionStream('deflate-raw'));
    packed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BadInput('link', 'This link is damaged: it cannot be unpacked.');
  }
  if (!Array.isArray(packed) || packed.length !== 4) throw new BadInput('link', 'This link holds no record.');
  const [version, rest, answers, numbers] = packed as unknown[];
  if (version !== RECORD_VERSION)
    throw new BadInput('link', `This link is of version ${String(version)}, unknown here.`);
  if (typeof rest !== 'object' || !Array.isArray(answers) || !Array.isArray(numbers) || numbers.length % 2 !== 0) {
    throw new BadInput('link', 'This link holds no record.');
  }
  const decisions: unknown[] = [];
  for (let i = 0; i < numbers.length; i += 2) decisions.push([numbers[i], answers[Number(numbers[i + 1])]]);
  return parseRecord({ ...rest, format: RECORD_FORMAT, version: RECORD_VERSION, decisions: decisions as Decision[] });
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk: Uint8Array = next.value;
    length += chunk.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new BadInput('link', 'This link holds too much.');
    }
    chunks.push(chunk);
  }
  const result = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    result.set(chunk, at);
    at += chunk.length;
  }
  return result;
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
