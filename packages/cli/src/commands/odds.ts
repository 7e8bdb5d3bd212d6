import { attackOdds, usualAttack } from '@rangefinder/xwing';
import { EXIT, type ExitCode, print, printJson, UsageError } from '../output.ts';

interface OddsFlags {
  readonly json?: boolean;
  readonly focus?: boolean;
  readonly single: number;
  readonly lock?: boolean;
  readonly defenderFocus?: boolean;
  readonly defenderSingle: number;
  readonly evade: number;
  readonly reinforce: number;
}

/** More dice than this nobody rolls. */
const MOST = 6;

/** The exact chances of an X-Wing attack, if both sides make the most of their tokens. */
export async function odds(attackDice: number, defenseDice: number, flags: OddsFlags): Promise<ExitCode> {
  if (attackDice > MOST || defenseDice > MOST)
    throw new UsageError(`Nobody rolls more than ${MOST} dice in an attack.`);
  const { focus = false, single, lock = false, defenderFocus = false, defenderSingle, evade, reinforce } = flags;
  const found = attackOdds(
    usualAttack(
      { dice: attackDice, focus, single, lock },
      { dice: defenseDice, focus: defenderFocus, single: defenderSingle, evade, reinforce },
    ),
  );
  if (flags.json) printJson(found);
  else {
    print(`${found.mean.toFixed(3)} damage on average, a crit in ${percent(found.crit)}`);
    found.damage.forEach((chance, damage) => {
      print(`${damage}  ${percent(chance).padStart(6)}  ${'█'.repeat(Math.round(chance * 40))}`);
    });
  }
  return EXIT.fine;
}

function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)}%`;
}
