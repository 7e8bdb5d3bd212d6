import { runScenario } from '@rangefinder/conformance';
import type { RegisteredGame } from '@rangefinder/games';
import type { Game, Removable } from '@rangefinder/kernel';
import { scenariosOf, share, tell } from './files.ts';
import type { Source } from './instrument.ts';
import { RedAlready } from './red.ts';

/** An ability that was taken out whole. */
export interface Removal {
  readonly id: string;
  /** The scenario that noticed; undefined when everything stayed green. */
  readonly noticedBy: string | undefined;
  /** How many scenarios name its card. */
  readonly namedBy: number;
}

/** Takes out these abilities one at a time, each against the scenarios that name its card, then against all others. */
export async function removeEach(
  game: Game,
  wanted: readonly Removable[],
  scenarios: readonly Source[],
  progress: (done: number, all: number) => void,
): Promise<Removal[]> {
  const words = scenarios.map((scenario) => ({ scenario, words: wordsOf(scenario) }));
  await mustBeGreen(game, scenarios);
  const removals: Removal[] = [];
  for (const one of wanted) {
    const naming = words
      .map(({ scenario, words }) => ({ scenario, mentions: words.filter((word) => one.named.includes(word)).length }))
      .filter(({ mentions }) => mentions > 0)
      .sort((a, b) => b.mentions - a.mentions)
      .map(({ scenario }) => scenario);
    const others = scenarios.filter((scenario) => !naming.includes(scenario));
    const noticedBy = await firstToNotice(game, one, [...naming, ...others]);
    removals.push({ id: one.id, noticedBy, namedBy: naming.length });
    progress(removals.length, wanted.length);
  }
  return removals;
}

async function mustBeGreen(game: Game, scenarios: readonly Source[]): Promise<void> {
  const red: { test: string; failure: string }[] = [];
  for (const scenario of scenarios) {
    const failure = await failureOf(game, scenario);
    if (failure !== undefined) red.push({ test: scenario.file, failure });
  }
  if (red.length > 0) throw new RedAlready(red);
}

function wordsOf({ text }: Source): readonly string[] {
  return text.split(/[^a-z0-9-]+/);
}

async function firstToNotice(game: Game, one: Removable, scenarios: readonly Source[]): Promise<string | undefined> {
  const putBack = one.remove();
  try {
    for (const scenario of scenarios) {
      if ((await failureOf(game, scenario)) !== undefined) return scenario.file;
    }
    return undefined;
  } finally {
    putBack();
  }
}

/** Its record and its forks are the kernel's business: one way is enough to see an ability missing. */
async function failureOf(game: Game, { file, text }: Source): Promise<string | undefined> {
  try {
    return (await runScenario(file, text, async (id) => (id === game.id ? game : undefined), ['straight'])).failure;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Takes out the abilities of a game whose id contains one of these, or all of them, and tells what nobody noticed. */
export async function removeAbilities(entry: RegisteredGame, only: readonly string[], json: boolean): Promise<void> {
  const game = await entry.load();
  const all = game.removables?.() ?? [];
  const wanted = all.filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)));
  const progress = (done: number, of: number) => tell(`${done} of ${of} abilities`);
  const removals = await removeEach(game, wanted, await scenariosOf(entry), progress);
  tell('');
  const survivors = removals.flatMap(({ id, namedBy, noticedBy }) => (noticedBy === undefined ? { id, namedBy } : []));
  const abilities = removals.length;
  const noticed = abilities - survivors.length;
  const score = share(noticed, abilities);
  if (json) {
    console.log(JSON.stringify({ game: game.id, abilities, noticed, survivors, score }, null, 2));
    return;
  }
  for (const { id, namedBy } of survivors) console.log(`${id}  (named by ${namedBy} scenarios)`);
  console.log(`${noticed} of ${abilities} abilities of ${game.name} noticed (${(100 * score).toFixed(1)}%).`);
}
