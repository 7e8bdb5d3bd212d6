import { BadInput, fromLink, type MatchRecord, parseRecord } from '@rangefinder/kernel';
import { API, MatchSummary } from '@rangefinder/protocol';
import type { PastSeat } from '../../sessions/replay.ts';
import { type LocalPlayer, savedMatch } from '../../storage/matches.ts';

/** A record to watch, and who sat where as far as it is known. */
export interface Found {
  readonly record: MatchRecord;
  readonly seats: readonly PastSeat[];
  /** What the lists of the seats are called. */
  readonly lists: readonly string[];
}

/** Why there is no record; `message` is for people who look closer. */
export class NoRecord extends Error {
  readonly kind: 'bad' | 'bad-link' | 'not-found' | 'not-here' | 'unreachable';

  constructor(kind: NoRecord['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A record from text: the record itself, or a link (or what stands behind its `#`). */
export async function recordFromText(text: string): Promise<MatchRecord> {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return readLink(trimmed.slice(trimmed.indexOf('#') + 1));
  try {
    return parseRecord(JSON.parse(trimmed));
  } catch (error) {
    throw new NoRecord('bad', error instanceof Error ? error.message : String(error));
  }
}

async function readLink(link: string): Promise<MatchRecord> {
  try {
    return await fromLink(link);
  } catch (error) {
    if (error instanceof BadInput) throw new NoRecord(error.where === 'link' ? 'bad-link' : 'bad', error.message);
    throw error;
  }
}

/** The record an address of the replay page stands for: `local/:id`, `:id` on the server, `#link`. */
export async function recordFromAddress(rest: string, hash: string): Promise<Found | null> {
  if (rest.startsWith('local/')) return localRecord(rest.slice('local/'.length));
  if (rest !== '') return serverRecord(rest.replace(/^match\//, ''));
  return hash.length > 1 ? { record: await recordFromText(hash), seats: [], lists: [] } : null;
}

async function localRecord(id: string): Promise<Found> {
  const match = await savedMatch(id);
  if (!match) throw new NoRecord('not-here', id);
  return { record: match.record, seats: match.players.map(seatOf), lists: match.lists };
}

async function serverRecord(id: string): Promise<Found> {
  const [record, summary] = await Promise.all([ask(`matches/${id}/record`), ask(`matches/${id}`)]);
  try {
    return { record: parseRecord(record), ...playersIn(MatchSummary.safeParse(summary).data) };
  } catch (error) {
    throw new NoRecord('bad', error instanceof Error ? error.message : String(error));
  }
}

async function ask(path: string): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`${API}/${path}`);
  } catch (error) {
    throw new NoRecord('unreachable', error instanceof Error ? error.message : String(error));
  }
  if (answer.status >= 500) throw new NoRecord('unreachable', String(answer.status));
  if (!answer.ok) throw new NoRecord('not-found', path);
  return answer.json().catch(() => {
    throw new NoRecord('unreachable', 'no JSON');
  });
}

function playersIn(summary: MatchSummary | undefined): Pick<Found, 'seats' | 'lists'> {
  const players = summary?.players ?? [];
  return { seats: players.map(({ kind, name }) => ({ kind, name })), lists: players.map(({ list }) => list ?? '') };
}

/** Who played a match of this machine. */
export function seatOf(player: LocalPlayer): PastSeat {
  return player.kind === 'bot' ? { kind: 'bot', name: player.bot } : { kind: 'human', name: '' };
}
