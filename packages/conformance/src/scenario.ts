import {
  type Answer,
  BadInput,
  type Game,
  isObject,
  isRuleId,
  parseAnswer,
  parseScript,
  type RuleId,
  type Script,
  type Seat,
  type Viewer,
} from '@rangefinder/kernel';
import { show } from './compare.ts';
import { type Path, pathOf, YamlFile } from './document.ts';

/** A position, what is decided in it, and what must follow. */
export interface Scenario {
  readonly file: YamlFile;
  readonly title: string;
  readonly game: string;
  readonly proves: readonly RuleId[];
  readonly setup: unknown;
  /** It starts from what could not come about in play, and means to: in every respect, or in this one. */
  readonly impossible: boolean | string;
  readonly seed: string;
  readonly script: Script;
  readonly steps: readonly Step[];
  /** Squads, armies or decks, and every rule each of them breaks. */
  readonly lists: readonly ListCheck[];
}

export interface ListCheck {
  readonly path: Path;
  readonly list: unknown;
  readonly problems: readonly RuleId[];
}

export type Step =
  | { readonly kind: 'decide'; readonly path: Path; readonly seat: Seat; readonly answer: Answer }
  | {
      readonly kind: 'refuse';
      readonly path: Path;
      readonly seat: Seat;
      readonly answer: unknown;
      readonly rule: RuleId;
    }
  | { readonly kind: 'expect'; readonly path: Path; readonly expectations: readonly Expectation[] }
  /** What the last decision sets off is played up to this event and no further. */
  | { readonly kind: 'stop'; readonly path: Path; readonly event: unknown };

export type Expectation = { readonly path: Path } & (
  | { readonly kind: 'state'; readonly at: string; readonly value: unknown }
  | { readonly kind: 'view'; readonly viewer: Viewer; readonly at: string; readonly value: unknown }
  | { readonly kind: 'absent'; readonly at: string }
  | { readonly kind: 'event' | 'no-event'; readonly viewer: Viewer | undefined; readonly value: unknown }
  | {
      readonly kind: 'asked';
      readonly seat: Seat;
      readonly topic: string | undefined;
      readonly offers: readonly string[];
      readonly lacks: readonly string[];
      readonly exactly: readonly string[] | undefined;
    }
  | { readonly kind: 'not-asked'; readonly seat: Seat }
  | { readonly kind: 'outcome'; readonly winner: Seat | null; readonly rule: RuleId | undefined }
);

const FIELDS = ['game', 'title', 'proves', 'impossible', 'setup', 'seed', 'dice', 'steps', 'lists'] as const;
/** What means nothing where lists alone are looked at. */
const OF_MATCHES = ['impossible', 'setup', 'seed', 'dice'] as const;
const EXPECTATIONS = [
  'state',
  'view',
  'absent',
  'events',
  'no-events',
  'seen',
  'unseen',
  'asked',
  'not-asked',
  'outcome',
] as const;

/** Reads a scenario file. Every error names file, line and column. */
export function parseScenario(name: string, text: string): Scenario {
  const file = new YamlFile(name, text);
  const raw = file.map(file.root, [], FIELDS);
  const proves = file.list(raw.proves, ['proves']).map((id, i) => ruleId(file, id, ['proves', i]));
  const twice = proves.findIndex((id, i) => proves.indexOf(id) < i);
  if (twice >= 0) throw file.error(['proves', twice], `"${proves[twice]}" stands here twice.`);
  const scenario = {
    file,
    title: file.text(raw.title, ['title']),
    game: file.text(raw.game, ['game']),
    proves,
    setup: raw.setup === undefined ? {} : raw.setup,
    impossible: parseImpossible(file, raw.impossible),
    seed: raw.seed === undefined ? 'scenario' : seed(file, raw.seed),
    script: raw.dice === undefined ? {} : script(file, raw.dice),
    steps: optionalList(file, raw.steps, 'steps').map((step, i) => parseStep(file, step, ['steps', i])),
    lists: optionalList(file, raw.lists, 'lists').map((check, i) => parseListCheck(file, check, ['lists', i])),
  };
  if (scenario.lists.length === 0 && !scenario.steps.some(({ kind }) => kind !== 'decide')) {
    throw file.error(['steps'], 'A scenario that expects nothing and refuses nothing proves nothing.');
  }
  const idle = scenario.steps.length === 0 && OF_MATCHES.find((field) => raw[field] !== undefined);
  if (idle) throw file.error([idle], `Without steps no match is played: nothing comes of "${idle}".`);
  checkStop(file, scenario.steps);
  return scenario;
}

/** Nobody is asked in the middle of what a decision sets off, and nobody can decide there. */
const ONLY_BETWEEN: readonly Expectation['kind'][] = ['asked', 'not-asked', 'outcome'];

/** After a stop one can look at the table, and that is all. */
function checkStop(file: YamlFile, steps: readonly Step[]): void {
  const at = steps.findIndex(({ kind }) => kind === 'stop');
  if (at < 0) return;
  const [first] = steps;
  if (at > 0 && first && !steps.slice(0, at).some(({ kind }) => kind === 'decide'))
    throw file.error(first.path, 'Where it stops before any decision nothing comes before that.');
  const after = steps.slice(at + 1);
  const late = after.find(({ kind }) => kind !== 'expect');
  if (late) throw file.error(late.path, 'After a stop there is nothing to decide: only expectations may follow.');
  if (after.length === 0) throw file.error(steps[at]?.path ?? [], 'Nothing is expected where this stops.');
  const expectations = after.flatMap((step) => (step.kind === 'expect' ? step.expectations : []));
  const wrong = expectations.find(({ kind }) => ONLY_BETWEEN.includes(kind));
  if (wrong) throw file.error(wrong.path, 'Where a scenario stops nobody is asked, and nothing has ended.');
}

/** The scenario's setup as the game understands it, with errors at their place in the file. */
export function parseScenarioSetup(game: Game, { file, setup, impossible }: Scenario): unknown {
  const wrong = ({ where, message }: BadInput, more = '') =>
    file.error(['setup', ...pathOf(where)], `${message}${more}`);
  const { liberties = [] } = game;
  if (typeof impossible === 'string' && !liberties.includes(impossible))
    throw file.error(['impossible'], `"impossible" is ${['true', 'false', ...liberties].join(', ')}.`);
  const parsed = refusalOf(() => game.parseSetup(setup));
  if (parsed instanceof BadInput) throw wrong(parsed);
  const why = whyImpossible(game, parsed);
  if (why && impossible === false) {
    const liberty = liberties.find((one) => !whyImpossible(game, parsed, one));
    throw wrong(why, liberty === undefined ? '' : ` A scenario that means it says "impossible: ${liberty}".`);
  }
  if (!why && impossible !== false)
    throw file.error(['impossible'], 'This could come about in play, so nothing here is impossible.');
  const besides = typeof impossible === 'string' ? whyImpossible(game, parsed, impossible) : undefined;
  if (besides) throw wrong(besides);
  return parsed;
}

/** What a scenario with this setup says of it: that it could come about, that it could but for one thing, or that it could not. */
export function impossibleIn(game: Game, setup: unknown): boolean | string {
  if (!whyImpossible(game, setup)) return false;
  return game.liberties?.find((one) => !whyImpossible(game, setup, one)) ?? true;
}

function whyImpossible(game: Game, setup: unknown, liberty?: string): BadInput | undefined {
  const why = refusalOf(() => game.checkPossible?.(setup, liberty));
  return why instanceof BadInput ? why : undefined;
}

/** What it answers, or the error about what came from outside. */
function refusalOf<T>(read: () => T): T | BadInput {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

function parseImpossible(file: YamlFile, raw: unknown): boolean | string {
  return typeof raw === 'boolean' || raw === undefined ? raw === true : file.text(raw, ['impossible']);
}

function optionalList(file: YamlFile, raw: unknown, name: string): readonly unknown[] {
  return raw === undefined ? [] : file.list(raw, [name]);
}

function parseListCheck(file: YamlFile, raw: unknown, path: Path): ListCheck {
  const { list, problems } = file.map(raw, path, ['list', 'problems']);
  const rules = file.list(problems, [...path, 'problems']).map((id, i) => ruleId(file, id, [...path, 'problems', i]));
  return { path, list, problems: rules };
}

function parseStep(file: YamlFile, raw: unknown, path: Path): Step {
  if (!isObject(raw)) throw file.error(path, 'A step is a decision (p1: answer), an expect, a refuse or a stop.');
  const keys = Object.keys(raw);
  const [key = ''] = keys;
  if (key === 'refuse') return parseRefusal(file, raw.refuse, [...path, 'refuse']);
  if (keys.length !== 1) throw file.error(path, `A step has one key, not ${keys.join(', ')}.`);
  if (key === 'expect') {
    return { kind: 'expect', path, expectations: parseExpect(file, raw.expect, [...path, 'expect']) };
  }
  if (key === 'stop') return { kind: 'stop', path: [...path, 'stop'], event: raw.stop };
  const seat = seatOf(key);
  if (seat === undefined) {
    throw file.error([...path, key], `"${key}" is no step; there is p1, p2, expect, refuse, stop.`);
  }
  return { kind: 'decide', path: [...path, key], seat, answer: answerAt(file, raw[key], [...path, key]) };
}

function parseRefusal(file: YamlFile, raw: unknown, path: Path): Step {
  if (!isObject(raw)) throw file.error(path, 'A refusal is { p1: answer, rule: id }.');
  const key = Object.keys(raw).find((candidate) => seatOf(candidate) !== undefined);
  if (key === undefined) throw file.error(path, 'A refusal says whose answer is refused: p1 or p2.');
  file.map(raw, path, [key, 'rule']);
  const seat = seatOf(key) ?? 0;
  return { kind: 'refuse', path, seat, answer: raw[key], rule: ruleId(file, raw.rule, [...path, 'rule']) };
}

function parseExpect(file: YamlFile, raw: unknown, path: Path): Expectation[] {
  const {
    state,
    view,
    absent,
    events,
    'no-events': noEvents,
    seen,
    unseen,
    asked,
    'not-asked': notAsked,
    outcome,
  } = file.map(raw, path, EXPECTATIONS);
  const result: Expectation[] = [];
  if (state !== undefined) {
    for (const [at, value] of entries(file, state, [...path, 'state'])) {
      const where = [...path, 'state', at];
      result.push({ kind: 'state', path: where, at: pathAt(file, at, where), value });
    }
  }
  if (view !== undefined) {
    for (const [who, values] of entries(file, view, [...path, 'view'])) {
      const viewer = viewerAt(file, who, [...path, 'view', who]);
      for (const [at, value] of entries(file, values, [...path, 'view', who])) {
        const where = [...path, 'view', who, at];
        result.push({ kind: 'view', path: where, viewer, at: pathAt(file, at, where), value });
      }
    }
  }
  each(file, absent, [...path, 'absent'], (at, where) =>
    result.push({ kind: 'absent', path: where, at: pathAt(file, at, where) }),
  );
  const viewer = undefined;
  each(file, events, [...path, 'events'], (value, where) => result.push({ kind: 'event', path: where, viewer, value }));
  each(file, noEvents, [...path, 'no-events'], (value, where) =>
    result.push({ kind: 'no-event', path: where, viewer, value }),
  );
  result.push(...parseSeen(file, seen, [...path, 'seen'], 'event'));
  result.push(...parseSeen(file, unseen, [...path, 'unseen'], 'no-event'));
  if (asked !== undefined) result.push(...parseAsked(file, asked, [...path, 'asked']));
  each(file, notAsked, [...path, 'not-asked'], (who, where) =>
    result.push({ kind: 'not-asked', path: where, seat: seatAt(file, String(who), where) }),
  );
  if (outcome !== undefined) result.push(parseOutcome(file, outcome, [...path, 'outcome']));
  if (result.length === 0) throw file.error(path, NOTHING);
  return result;
}

const NOTHING = 'Nothing is expected here.';

/** Events as viewers are told of them: `{ p1: [...], spectator: [...] }`. */
function parseSeen(file: YamlFile, raw: unknown, path: Path, kind: 'event' | 'no-event'): Expectation[] {
  if (raw === undefined) return [];
  const result: Expectation[] = [];
  for (const [who, values] of entries(file, raw, path)) {
    const viewer = viewerAt(file, who, [...path, who]);
    each(file, values, [...path, who], (value, where) => result.push({ kind, path: where, viewer, value }));
  }
  return result;
}

function parseAsked(file: YamlFile, raw: unknown, path: Path): Expectation[] {
  return entries(file, raw, path).map(([who, what]) => {
    const where = [...path, who];
    const seat = seatAt(file, who, where);
    if (typeof what === 'string')
      return { kind: 'asked', path: where, seat, topic: what, offers: [], lacks: [], exactly: undefined };
    const { topic, offers, lacks, exactly } = file.map(what, where, ['topic', 'offers', 'lacks', 'exactly']);
    if (topic === undefined && offers === undefined && lacks === undefined && exactly === undefined)
      throw file.error(where, NOTHING);
    const keys = (list: unknown, name: string) => {
      const result: string[] = [];
      // That nothing at all is offered can be meant; that nothing is among what is offered says nothing.
      if (name === 'exactly' && Array.isArray(list) && list.length === 0) return result;
      each(file, list, [...where, name], (key, at) => result.push(file.text(key, at)));
      return result;
    };
    return {
      kind: 'asked',
      path: where,
      seat,
      topic: topic === undefined ? undefined : file.text(topic, [...where, 'topic']),
      offers: keys(offers, 'offers'),
      lacks: keys(lacks, 'lacks'),
      exactly: exactly === undefined ? undefined : keys(exactly, 'exactly'),
    };
  });
}

function parseOutcome(file: YamlFile, raw: unknown, path: Path): Expectation {
  const { winner, rule } = typeof raw === 'string' ? { winner: raw } : file.map(raw, path, ['winner', 'rule']);
  return {
    kind: 'outcome',
    path,
    winner: winner === 'draw' ? null : seatAt(file, String(winner), path),
    rule: rule === undefined ? undefined : ruleId(file, rule, [...path, 'rule']),
  };
}

function answerAt(file: YamlFile, raw: unknown, path: Path): Answer {
  const answer = refusalOf(() => parseAnswer(raw, ''));
  if (answer instanceof BadInput) throw file.error(path, answer.message);
  return answer;
}

function script(file: YamlFile, raw: unknown): Script {
  const streams = refusalOf(() => parseScript(raw, 'dice'));
  if (streams instanceof BadInput) throw file.error(pathOf(streams.where), streams.message);
  return streams;
}

function each(file: YamlFile, raw: unknown, path: Path, use: (value: unknown, path: Path) => void): void {
  if (raw === undefined) return;
  const values = file.list(raw, path);
  if (values.length === 0) throw file.error(path, NOTHING);
  values.forEach((value, i) => void use(value, [...path, i]));
}

function entries(file: YamlFile, raw: unknown, path: Path): [string, unknown][] {
  if (!isObject(raw)) throw file.error(path, 'A map is expected here.');
  const all = Object.entries(raw);
  if (all.length === 0) throw file.error(path, NOTHING);
  return all;
}

/** A path that leads somewhere: names between dots, places of lists between brackets. */
function pathAt(file: YamlFile, raw: unknown, path: Path): string {
  const at = file.text(raw, path);
  if (!/^[^.[\]]+(?:\[\d+\]|\.[^.[\]]+)*$/.test(at))
    throw file.error(path, `"${at}" is no path such as ships.luke.tokens[0].`);
  return at;
}

/** Any text, and a number as it is written. */
function seed(file: YamlFile, raw: unknown): string {
  return typeof raw === 'number' ? String(raw) : file.text(raw, ['seed']);
}

function ruleId(file: YamlFile, raw: unknown, path: Path): RuleId {
  if (typeof raw !== 'string' || !isRuleId(raw)) throw file.error(path, `${show(raw)} is not a rule id.`);
  return raw;
}

function seatOf(name: string): Seat | undefined {
  const number = /^p([12])$/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

function viewerAt(file: YamlFile, who: string, path: Path): Viewer {
  return who === 'spectator' ? who : seatAt(file, who, path);
}

function seatAt(file: YamlFile, name: string, path: Path): Seat {
  const seat = seatOf(name);
  if (seat === undefined) throw file.error(path, `"${name}" is nobody; there is p1 and p2.`);
  return seat;
}
