import { Instrumenter } from '@stryker-mutator/instrumenter';
import { droppedStatements, facts, type Mutator, numbers } from './mutators.ts';

/** A source file, with its path below the repository's root. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** One place that can be broken. */
export interface Mutant {
  /** What switches it on in the instrumented sources. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What becomes of what, in one line. */
  readonly what: string;
  readonly range: Range;
}

/** From here to there; lines and columns begin with 0. */
export interface Range {
  readonly start: Spot;
  readonly end: Spot;
}

interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface Instrumented {
  readonly sources: readonly Source[];
  readonly mutants: readonly Mutant[];
}

/** Breaks that say nothing about rules: other words, other patterns, objects without fields, chains that fail sooner. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'Regex', 'OptionalChaining'];

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/**
 * The breaks of these sources behind switches, in sources that do the same as before while no switch is on: all of them, or
 * only some that were found before. Each switch costs time wherever it stands, and tens of thousands cost most of it.
 */
export async function instrument(sources: readonly Source[], only?: readonly Mutant[]): Promise<Instrumented> {
  await addOurMutators();
  const files = sources.map(({ file, text }) => ({ name: file, content: text, mutate: rangesIn(file, only) }));
  const options = { plugins: null, excludedMutations: LEFT_OUT, ignorers: [facts] };
  const result = await new Instrumenter(logger).instrument(files, options);
  const texts = new Map(sources.map(({ file, text }) => [file, text.split('\n')]));
  const mutants = result.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location: { start, end }, replacement, mutatorName }) => {
      const lines = (texts.get(fileName) ?? []).slice(start.line, end.line + 1);
      const before = start.line === end.line ? lines[0]?.slice(start.column, end.column) : lines.join(' ').trim();
      const after = mutatorName === 'DroppedStatement' ? 'nothing' : replacement;
      const what = `${brief(before)} → ${brief(after)}`;
      return { id, file: fileName, line: start.line + 1, what, range: { start, end } };
    });
  return { sources: result.files.map(({ name, content }) => ({ file: name, text: content })), mutants };
}

/** Where a file is to be broken; within a place that is wanted other breaks come along. */
function rangesIn(file: string, only: readonly Mutant[] | undefined): true | Range[] {
  return only === undefined || only.flatMap((mutant) => (mutant.file === file ? mutant.range : []));
}

/** What tells breaks of the same sources apart, however many of them there are. */
export function placeOf({ file, what, range: { start, end } }: Mutant): string {
  return [file, start.line, start.column, end.line, end.column, what].join(' ');
}

function brief(text = ''): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The instrumenter has no door for mutators of others, but one list of its own. */
async function addOurMutators(): Promise<void> {
  const list = new URL('./mutators/mutate.js', import.meta.resolve('@stryker-mutator/instrumenter'));
  const { allMutators }: { allMutators: Mutator[] } = await import(list.href);
  for (const mutator of [numbers, droppedStatements]) if (!allMutators.includes(mutator)) allMutators.push(mutator);
}
