import process from 'node:process';
import { GAMES } from '@rangefinder/games';
import { BadInput, LANGUAGES, type Language, MatchFailure } from '@rangefinder/kernel';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { conformance } from './commands/conformance.ts';
import { demo } from './commands/demo.ts';
import { games } from './commands/games.ts';
import { odds } from './commands/odds.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { soak } from './commands/soak.ts';
import { squad } from './commands/squad.ts';
import { EXIT, type ExitCode, UsageError } from './output.ts';

/** Runs the command line and answers with its exit code. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  const run =
    <A extends unknown[]>(command: (...args: A) => Promise<ExitCode>) =>
    async (...values: A) => {
      code = await command(...values);
    };
  const program = new Command('rangefinder')
    .description('A table that knows the rules: play, simulate, replay and check matches.')
    .option('--debug', 'show where in the code an error came from')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  const command = (usage: string, description: string) =>
    program
      .command(usage)
      .description(description)
      .option('--json', 'one JSON value on standard output, for programs')
      .exitOverride();

  command('games', 'list the games').action(run(games));
  command('demo [game]', 'play one match between bots and tell it')
    .option('--seed <text>', 'what the dice come from', 'rangefinder')
    .addOption(languageOption())
    .action(
      run((game: string | undefined, flags: Parameters<typeof demo>[1]) => demo(game ?? GAMES[0]?.id ?? '', flags)),
    );
  command('simulate <game>', 'play many matches between bots and count who wins')
    .option('--games <n>', 'how many matches', positive, 1000)
    .option('--bots <names>', 'who plays each seat', 'random')
    .option('--seed <text>', 'what the dice come from', 'simulate')
    .option('--setup <file>', 'JSON setup of every match (default: a random legal one for each)')
    .option(
      '--list <name>',
      'a list that plays, once for each seat: a ready one by its name, or a file; they change seats after every match',
      (name: string, before: string[]) => [...before, name],
      [],
    )
    .option('--mission <name>', 'what lists play (default: the first that all are made for)')
    .action(run(simulate));
  command('soak <game>', 'play random matches and look for any that stick, fail, or do not replay')
    .option('--games <n>', 'how many matches', positive, 1000)
    .option('--seed <text>', 'what everything random comes from', 'soak')
    .option('--from <n>', 'number of the first match', natural, 0)
    .option('--out <folder>', 'where to write the records of failed matches')
    .action(run(soak));
  command('replay <file>', 'play a record again')
    .option('--verify', 'only check that it comes out the same')
    .addOption(languageOption())
    .action(run(replay));
  command(
    'squad <game> <file>',
    'check a squad, an army or a deck: what is in it, and all that is wrong with it',
  ).action(run(squad));
  command(
    'odds <game> [words...]',
    'the exact chances of what a line can ask a game, such as attack=3 defense=2 focus',
  ).action(run(odds));
  command('scenario <files...>', 'run scenario files, or all in a folder').action(run(scenario));
  command('conformance [game]', 'report which rules are cited and proven')
    .option('--left', 'list every rule not proven yet')
    .action(run(conformance));
  command('rules <game> <words...>', 'find rules by words').action(run(rules));

  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, args.includes('--debug'));
  }
}

/** Says what went wrong in one sentence; commander has already said what it found itself. */
function explain(error: unknown, debug: boolean): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: ${message}\n`);
  if (debug && error instanceof Error)
    process.stderr.write(`${error.stack ?? ''}\n${error.cause instanceof Error ? error.cause.stack : ''}\n`);
  if (error instanceof UsageError || error instanceof BadInput) return EXIT.usage;
  if (!(error instanceof MatchFailure) && !debug)
    process.stderr.write('This is a bug in Rangefinder; --debug shows where.\n');
  return EXIT.found;
}

function positive(text: string): number {
  const number = natural(text);
  if (number < 1) throw new InvalidArgumentError('A whole number from 1 is needed.');
  return number;
}

function natural(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A whole number is needed.');
  return Number(text);
}

function languageOption(): Option {
  const preferred: Language = 'en';
  return new Option('--language <code>', 'language of the telling').choices(LANGUAGES).default(preferred);
}
