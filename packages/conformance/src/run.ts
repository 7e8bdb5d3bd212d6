import {
  type AnyEventFields,
  BadInput,
  type Game,
  type GameEvent,
  IllegalDecision,
  isObject,
  isRuleId,
  Match,
  MatchFailure,
  type MatchRecord,
  parseRecord,
  type Request,
  type RuleBook,
  type RuleId,
  type Viewer,
  visibleEvents,
} from '@rangefinder/kernel';
import { matches, show, valueAt } from './compare.ts';
import { type Path, pathOf, type YamlFile } from './document.ts';
import { addNames, checkNames } from './names.ts';
import {
  type Expectation,
  type ListCheck,
  parseScenario,
  parseScenarioSetup,
  type Scenario,
  type Step,
} from './scenario.ts';
import { type Looked, Stop } from './stop.ts';

/** The three ways every scenario is run; all must end alike. */
const WAYS = ['straight', 'record', 'forked'] as const;
export type Way = (typeof WAYS)[number];

export interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly game: string;
  readonly proves: Scenario['proves'];
  /** The types of the events that happened in it, each once. */
  readonly happened: readonly string[];
  /** Undefined when it passed. */
  readonly failure: string | undefined;
}

/**
 * Reads and runs one scenario; whatever is wrong with it ends up in the result, with its place in the file. With the rule
 * book of its game it may name no rule that is not there.
 */
export async function runScenario(
  name: string,
  text: string,
  gameOf: (id: string) => Promise<Game | undefined>,
  ways: readonly Way[] = WAYS,
  bookOf?: (game: Game) => Promise<RuleBook>,
): Promise<ScenarioResult> {
  let scenario: Scenario | undefined;
  try {
    scenario = parseScenario(name, text);
    const game = await gameOf(scenario.game);
    if (!game) throw scenario.file.error(['game'], `There is no game "${scenario.game}".`);
    checkEvents(game, scenario);
    if (bookOf) checkRules(await bookOf(game), scenario);
    for (const check of scenario.lists) checkList(game, scenario, check);
    const happened = scenario.steps.length > 0 ? runWays(game, scenario, ways) : [];
    return { ...result(name, scenario, undefined), happened };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return result(name, scenario, error.message);
  }
}

function result(file: string, scenario: Scenario | undefined, failure: string | undefined): ScenarioResult {
  const { title = '', game = '', proves = [] } = scenario ?? {};
  return { file, title, game, proves, happened: [], failure };
}

/** An event that no game ever emits does not happen in any position: to expect that would prove nothing. */
function checkEvents(game: Game, { file, steps }: Scenario): void {
  const events: AnyEventFields = game.events;
  for (const { path, value } of steps.flatMap(eventsNamed)) {
    const type = valueAt(value, ['type']);
    const fields = typeof type === 'string' && Object.hasOwn(events, type) ? events[type] : undefined;
    if (!fields) {
      const known = Object.keys(events).join(', ');
      throw file.error(path, `An event has a type, and ${show(type)} is none; there is ${known}.`);
    }
    checkFields(file, value, { type: true, rule: true, ...fields }, path, `"${type}"`);
  }
}

/** Nor does one with a field that such events do not have, or that its object does not. */
function checkFields(file: YamlFile, value: unknown, known: Fields, path: Path, what: string): void {
  if (!isObject(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    const fields = Object.hasOwn(known, field) ? known[field] : undefined;
    if (fields === undefined) {
      const names = Object.keys(known).join(', ');
      throw file.error([...path, field], `${what} has no "${field}"; it has ${names}.`);
    }
    if (fields === 'named' && inner !== null && typeof inner !== 'string')
      throw file.error([...path, field], `The ${field} of ${what} is a name, not ${show(inner)}.`);
    if (typeof fields === 'object') checkFields(file, inner, fields, [...path, field], `The ${field} of ${what}`);
  }
}

type Fields = AnyEventFields[string];

/** What no rule book knows forbids nothing and makes nothing happen: that it does not would prove nothing. */
function checkRules({ rules }: RuleBook, { file, proves, steps, lists }: Scenario): void {
  const named = [
    ...proves.map((rule, i) => ({ path: ['proves', i], rule })),
    ...lists.flatMap(({ path, problems }) => problems.map((rule, i) => ({ path: [...path, 'problems', i], rule }))),
    ...steps.flatMap(eventsNamed).map(({ path, value }) => ({ path, rule: valueAt(value, ['rule']) })),
    ...steps.flatMap(outcomesNamed),
  ];
  const strange = named.find(
    ({ rule }) => rule !== undefined && !(typeof rule === 'string' && isRuleId(rule) && rules.has(rule)),
  );
  if (strange) throw file.error(strange.path, `There is no rule ${show(strange.rule)}.`);
}

function outcomesNamed(step: Step): { readonly path: Path; readonly rule: RuleId | undefined }[] {
  if (step.kind !== 'expect') return [];
  return step.expectations.flatMap((one) => (one.kind === 'outcome' ? [{ path: one.path, rule: one.rule }] : []));
}

function eventsNamed(step: Step): { readonly path: Expectation['path']; readonly value: unknown }[] {
  if (step.kind === 'stop') return [{ path: step.path, value: step.event }];
  if (step.kind !== 'expect') return [];
  return step.expectations.flatMap((one) => (one.kind === 'event' || one.kind === 'no-event' ? [one] : []));
}

/**
 * Runs a scenario straight and, if wished, through its record and forked before each step; answers which types of events
 * happened. Throws `BadInput` where it goes wrong.
 */
function runWays(game: Game, scenario: Scenario, ways: readonly Way[]): readonly string[] {
  const straight = play(game, scenario, 'straight');
  const alike = (other: Played, words: string) => {
    if (traceOf(other) !== traceOf(straight)) throw scenario.file.error([], `Run ${words}, it goes another way.`);
  };
  // A record is made of whole decisions: one that was stopped in its middle has none of it.
  if (ways.includes('record') && straight instanceof Match) {
    const match = replayed(game, scenario, parseRecord(JSON.parse(JSON.stringify(straight.record()))));
    alike(match, 'through its record');
  }
  if (ways.includes('forked')) alike(play(game, scenario, 'forked'), 'with forks');
  return [...new Set(straight.log.map(({ event }) => event.type))];
}

/** A match that was played as far as its scenario goes, or the table where it stopped in the middle of a decision. */
type Played = Match | Looked;

function traceOf(played: Played): string {
  return JSON.stringify([played instanceof Match ? played.record().hashes : played.state, played.log]);
}

/** A list must break exactly the rules the file says, no fewer and no more. */
function checkList(game: Game, { file }: Scenario, { path, list, problems }: ListCheck): void {
  const found = game.validate(list);
  const missing = problems.filter((rule) => !found.some((problem) => problem.rule === rule));
  if (missing.length > 0) throw file.error([...path, 'problems'], `It does not break ${missing.join(', ')}.`);
  const unexpected = found.filter(({ rule }) => !problems.includes(rule));
  if (unexpected.length > 0) {
    const reasons = unexpected.map(({ rule, message }) => `${rule} (${message})`).join(', ');
    throw file.error([...path, 'problems'], `It also breaks ${reasons}.`);
  }
}

function replayed(game: Game, { file }: Scenario, record: MatchRecord): Match {
  try {
    return Match.replay(game, record, { hashes: true });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw file.error([], `Its record cannot be played again: ${error.message}`);
  }
}

function play(rules: Game, scenario: Scenario, way: Way): Played {
  const { seed, script, steps } = scenario;
  const setup = parseScenarioSetup(rules, scenario);
  const halt = steps.find((step) => step.kind === 'stop');
  const stop = halt && new Stop(rules, (event) => matches(event, halt.event));
  const last = steps.findLast((step) => step.kind === 'decide');
  if (stop && !last) stop.arm();
  let match: Match;
  try {
    match = Match.start(stop?.game ?? rules, { setup, seed, script }, { hashes: true, checkpointEvery: 1 });
  } catch (error) {
    // Some of a position is looked at only as it is laid out.
    if (error instanceof BadInput) throw scenario.file.error(['setup', ...pathOf(error.where)], error.message);
    const opening = stop?.reached(error);
    if (!stop || !opening) throw scenario.file.error(['setup'], failureText(error));
    return lookedAt(rules, opening, scenario, stop);
  }
  const names = new Set<string>();
  let stopped: Looked | undefined;
  let since = 0;
  for (const step of steps) {
    if (way === 'forked' && !stopped) match = match.fork();
    if (way === 'straight') addNames(names, (stopped ?? match).state);
    if (step.kind === 'decide') since = match.log.length;
    if (stop && step === last) stopped = runUntil(match, scenario, step, stop);
    else if (step.kind !== 'stop') runStep(match, stopped ?? match, scenario, step, since);
    else if (!stopped)
      throw scenario.file.error(step.path, 'What the scenario stops at does not happen before anybody is asked.');
  }
  if (way === 'straight') {
    addNames(names, match.log);
    checkNames(rules, scenario, names);
    checkDice(scenario, match);
  }
  return stopped ?? match;
}

/** Expectations of a match that was stopped before anybody was asked. */
function lookedAt(rules: Game, opening: Looked, scenario: Scenario, stop: Stop): Looked {
  const { file, steps } = scenario;
  for (const { expectations } of steps.flatMap((step) => (step.kind === 'expect' ? [step] : []))) {
    for (const expectation of expectations) {
      const wrong = whatIsWrong(undefined, opening, expectation, 0);
      if (wrong !== undefined) throw file.error(expectation.path, wrong);
    }
  }
  const names = new Set<string>();
  addNames(names, [opening.state, opening.log]);
  checkNames(rules, scenario, names);
  checkDice(scenario, stop);
  return opening;
}

/** Plays on with a decision up to the event it is stopped at. */
function runUntil(match: Match, { file }: Scenario, step: Step & { readonly kind: 'decide' }, stop: Stop): Looked {
  stop.arm();
  try {
    match.submit(step.seat, step.answer);
  } catch (error) {
    const reached = stop.reached(error, match.log);
    if (reached) return reached;
    throw file.error(step.path, failureText(error));
  }
  throw file.error(step.path, 'What the scenario stops at does not happen after this decision.');
}

function runStep(
  match: Match,
  table: Looked,
  { file }: Scenario,
  step: Exclude<Step, { readonly kind: 'stop' }>,
  since: number,
): void {
  if (step.kind === 'expect') {
    for (const expectation of step.expectations) {
      const wrong = whatIsWrong(match, table, expectation, since);
      if (wrong !== undefined) throw file.error(expectation.path, wrong);
    }
    return;
  }
  if (step.kind === 'decide') {
    try {
      match.submit(step.seat, step.answer);
    } catch (error) {
      throw file.error(step.path, failureText(error) + unaskedText(match, error));
    }
    return;
  }
  const refusal = match.check(step.seat, step.answer);
  if (!refusal) throw file.error(step.path, `${show(step.answer)} should be refused by ${step.rule}, but it is legal.`);
  // What means nothing is never offered: that it is not proves nothing.
  if (refusal.reason === 'not-an-option' && isKeys(step.answer))
    throw file.error(step.path, `No rule forbids this, it means nothing here: ${refusal.message}`);
  if (refusal.rule !== step.rule) {
    throw file.error(
      [...step.path, 'rule'],
      `It is refused by ${refusal.rule} (${refusal.message}), not by ${step.rule}.`,
    );
  }
}

function isKeys(answer: unknown): boolean {
  return typeof answer === 'string' || (Array.isArray(answer) && answer.some((one) => typeof one === 'string'));
}

function failureText(error: unknown): string {
  if (error instanceof IllegalDecision) return `This decision is refused: ${error.message} (${error.rule})`;
  if (error instanceof MatchFailure) return `The rules failed: ${error.message}`;
  throw error;
}

/** What is asked instead, and why a line may be one too many; nothing where the question itself was right. */
function unaskedText(match: Match, error: unknown): string {
  if (!(error instanceof IllegalDecision) || (error.reason !== 'not-asked' && error.reason !== 'over')) return '';
  const instead = error.reason === 'over' ? '' : `; ${waitingFor(match)}`;
  return `${instead}. What has one legal answer is not asked, and has no line.`;
}

/** What is not as expected, in words; undefined when all is. */
function whatIsWrong(
  match: Match | undefined,
  table: Looked,
  expectation: Expectation,
  since: number,
): string | undefined {
  switch (expectation.kind) {
    case 'state':
      return differs(expectation.at, valueAt(table.state, pathOf(expectation.at)), expectation.value);
    case 'view':
      return differs(
        expectation.at,
        valueAt(table.view(expectation.viewer), pathOf(expectation.at)),
        expectation.value,
      );
    case 'absent': {
      const path = pathOf(expectation.at);
      const value = valueAt(table.state, path);
      if (value !== undefined) return `${expectation.at} should not be there, but is ${show(value)}.`;
      // Where there is nothing to look into, anything is absent, and that proves nothing.
      const around = valueAt(table.state, path.slice(0, -1));
      if (typeof around !== 'object' || around === null)
        return `There is nothing of which ${expectation.at} could be a part.`;
      return typeof path.at(-1) === 'number' ? 'What is not in a list is named, or the list is counted.' : undefined;
    }
    case 'event': {
      const happened = happenedSince(table, since, expectation.viewer);
      if (happened.some((event) => matches(event, expectation.value))) return undefined;
      return `No event ${show(expectation.value)} since the last decision; there were ${show(happened)}.`;
    }
    case 'no-event': {
      const happened = happenedSince(table, since, expectation.viewer);
      const found = happened.find((event) => matches(event, expectation.value));
      return found ? `There should be no such event, but there was ${show(found)}.` : undefined;
    }
    case 'asked':
      return match && wrongQuestion(match, expectation);
    case 'not-asked': {
      const request = match?.requestOf(expectation.seat);
      return request ? `Player ${expectation.seat + 1} is asked "${request.topic}".` : undefined;
    }
    case 'outcome': {
      const outcome = match?.outcome;
      if (!match || !outcome) return `The match is not over: ${match ? waitingFor(match) : 'it stopped'}.`;
      if (outcome.winner !== expectation.winner)
        return `The winner is ${outcome.winner === null ? 'nobody' : `p${outcome.winner + 1}`}.`;
      if (expectation.rule !== undefined && outcome.rule !== expectation.rule) return `It ended by ${outcome.rule}.`;
      return undefined;
    }
  }
}

/** What happened since then; with a viewer, what that viewer is told of it. */
function happenedSince(match: Looked, since: number, viewer: Viewer | undefined): readonly GameEvent[] {
  const logged = viewer === undefined ? match.log.slice(since) : visibleEvents(match.log, viewer, since);
  return logged.map(({ event }) => event);
}

function wrongQuestion(match: Match, wanted: Extract<Expectation, { kind: 'asked' }>): string | undefined {
  const request = match.requestOf(wanted.seat);
  if (!request) return `Player ${wanted.seat + 1} is asked nothing: ${waitingFor(match)}.`;
  if (wanted.topic !== undefined && request.topic !== wanted.topic) {
    return `Player ${wanted.seat + 1} is asked "${request.topic}".`;
  }
  const keys = keysOf(request);
  const missing = [...wanted.offers, ...(wanted.exactly ?? [])].filter((key) => !keys.includes(key));
  const unwanted = keys.filter(
    (key) => wanted.lacks.includes(key) || (wanted.exactly && !wanted.exactly.includes(key)),
  );
  if (missing.length > 0) return `${missing.join(', ')} should be offered; there is ${keys.join(', ')}.`;
  if (unwanted.length > 0) return `${unwanted.join(', ')} should not be offered.`;
  return undefined;
}

function keysOf(request: Request): string[] {
  return (request.kind === 'pick' ? request.options : request.candidates).map(({ key }) => key);
}

function waitingFor(match: Match): string {
  if (match.pending.length === 0) return 'the match is over';
  return match.pending.map(({ seat, topic }) => `p${seat + 1} is asked "${topic}"`).join(', ');
}

function differs(at: string, actual: unknown, wanted: unknown): string | undefined {
  return matches(actual, wanted) ? undefined : `${at} is ${show(actual)}, not ${show(wanted)}.`;
}

/** Scripted streams must be used up, and never go on with numbers nobody wrote down. */
function checkDice({ file, script }: Scenario, rolled: Pick<Match, 'scriptLeft' | 'rolledUnscripted'>): void {
  for (const [stream, left] of Object.entries(rolled.scriptLeft)) {
    throw file.error(['dice', stream], `Nobody rolled the last of these: ${left.join(', ')}.`);
  }
  for (const stream of Object.keys(script)) {
    // A shuffle reads the seed before it lays scripted cards on top; dice must not.
    if (rolled.rolledUnscripted(stream))
      throw file.error(['dice', stream], 'More dice were rolled than are scripted here.');
  }
}
