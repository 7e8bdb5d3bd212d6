import { impossibleIn, parseScenario } from '@rangefinder/conformance';
import {
  BadInput,
  type Decision,
  type Game,
  isObject,
  Match,
  type MatchRecord,
  parseScript,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Script,
} from '@rangefinder/kernel';
import { Document, isMap, isSeq, parse, visit } from 'yaml';

/** What the sandbox works on: a position, what surrounds it, and what the dice will show. */
export interface Draft {
  readonly game: string;
  readonly title: string;
  /** What the setup says beside the position: a mission, the size of the battle. */
  readonly around: Readonly<Record<string, unknown>>;
  readonly position: unknown;
  /** As the editor of the dice shows it. */
  readonly dice: string;
  readonly seed: string;
}

/** The dice as somebody typed them; throws `BadInput` when they cannot be read. */
export function readDice(text: string): Script {
  if (text.trim() === '') return {};
  let raw: unknown;
  try {
    raw = parse(text);
  } catch (error) {
    throw new BadInput('dice', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  return raw === null ? {} : parseScript(raw);
}

/** Dice as lines of text. */
export function writeDice(script: Script): string {
  return Object.entries(script)
    .map(([stream, faces]) => `${stream}: [${faces.join(', ')}]`)
    .join('\n');
}

/** The match a draft stands for, before anybody decides anything. */
export function recordOf(draft: Draft, game: Game): MatchRecord {
  const script = readDice(draft.dice);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: draft.game,
    rulesVersion: game.rulesVersion,
    setup: game.parseSetup(setupOf(draft)),
    seed: draft.seed,
    ...(Object.keys(script).length > 0 ? { script } : {}),
    decisions: [],
  };
}

/** The match at its first decision; throws when the rules cannot begin with the position. */
export function beginningOf(draft: Draft, game: Game): { readonly record: MatchRecord; readonly match: Match } {
  const record = recordOf(draft, game);
  const { setup, seed, script } = record;
  return { record, match: Match.start(game, script ? { setup, seed, script } : { setup, seed }) };
}

function setupOf({ around, position }: Draft): Readonly<Record<string, unknown>> {
  return { ...around, position };
}

/** The draft that a record began with; null when its match began with a set-up instead of a position. */
export function draftOf({ game, setup, script, seed }: MatchRecord): Draft | null {
  if (!isObject(setup) || setup.position === undefined) return null;
  const { position, ...around } = setup;
  return { game, title: '', around, position, dice: writeDice(script ?? {}), seed };
}

/** Reads a scenario file; its decisions and expectations stay behind. Null when it has no position. */
export function draftFromScenario(name: string, text: string): Draft | null {
  const { game, title, setup, script, seed } = parseScenario(name, text);
  if (!isObject(setup) || setup.position === undefined) return null;
  const { position, ...around } = setup;
  return { game, title, around, position, dice: writeDice(script), seed };
}

export interface WrittenScenario {
  readonly text: string;
  /** How many of the decisions are in it. */
  readonly decisions: number;
}

/**
 * A draft, and what was decided in it, as a scenario file that passes. A scripted stream must not run dry in a
 * scenario, so it ends before the first decision that would let it.
 */
export function writeScenario(draft: Draft, game: Game, decided: readonly Decision[]): WrittenScenario {
  const { record, match } = beginningOf(draft, game);
  let count = 0;
  for (const [seat, answer] of decided) {
    const ahead = match.fork();
    ahead.submit(seat, answer);
    if (Object.keys(record.script ?? {}).some((stream) => ahead.rolledUnscripted(stream))) break;
    match.submit(seat, answer);
    count++;
  }
  const dice = usedDice(record.script ?? {}, match.scriptLeft);
  const impossible = impossibleIn(game, record.setup);
  const document = new Document({
    game: draft.game,
    title: draft.title,
    proves: [],
    ...(impossible === false ? {} : { impossible }),
    setup: setupOf(draft),
    ...(draft.seed === 'scenario' ? {} : { seed: draft.seed }),
    ...(Object.keys(dice).length > 0 ? { dice } : {}),
    steps: [
      ...match.decisions.map(([seat, answer]) => ({ [`p${seat + 1}`]: answer })),
      { expect: expectationOf(match) },
    ],
  });
  flowInside(document);
  return { text: document.toString({ lineWidth: 140, flowCollectionPadding: true }), decisions: count };
}

function usedDice(script: Script, left: Match['scriptLeft']): Script {
  const used: Record<string, readonly string[]> = {};
  for (const [stream, faces] of Object.entries(script)) {
    const rolled = faces.slice(0, faces.length - (left[stream]?.length ?? 0));
    if (rolled.length > 0) used[stream] = rolled;
  }
  return used;
}

/** What is true where the scenario ends: who is asked what, or who has won. */
function expectationOf(match: Match): unknown {
  if (match.outcome) {
    const { winner } = match.outcome;
    return { outcome: winner === null ? 'draw' : `p${winner + 1}` };
  }
  return { asked: Object.fromEntries(match.pending.map(({ seat, topic }) => [`p${seat + 1}`, topic])) };
}

/** One line for each piece and each step: how people write these files. */
function flowInside(document: Document): void {
  visit(document, {
    Seq(_, node, path) {
      if (path.length > 2) for (const item of node.items) if (isMap(item) || isSeq(item)) item.flow = true;
      if (node.items.every((item) => !isMap(item) && !isSeq(item))) node.flow = true;
    },
  });
}

/** A title as the name of a file. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'position';
}
