import type { DefenseDie } from '../card.ts';
import { DEFENSE_DICE } from '../dice.ts';

/** The dice of a defender, and what becomes of their surges. */
export interface BlockOdds {
  readonly die: DefenseDie;
  readonly surge: 'block' | null;
  readonly surgeTokens: number;
  /** Dice that may be rolled again, all at once (legion.uncanny-luck-x). */
  readonly luck: number;
}

/** How likely each number of blocks is with so many dice. Dice that do not block are rolled again where one may. */
export function blockChances(dice: number, odds: BlockOdds): readonly number[] {
  const made: number[] = Array<number>(dice + 1).fill(0);
  for (const { sure, maybe, chance } of falls(dice, odds)) {
    const surges = Math.min(maybe, odds.surgeTokens);
    const again = Math.min(odds.luck, dice - sure - surges);
    // Surges that no token turns are rolled again as well; what is not rolled again stays as it fell.
    const useless = dice - sure - maybe;
    const left = maybe - Math.max(0, again - useless);
    for (const more of falls(again, odds)) {
      const blocks = sure + more.sure + Math.min(left + more.maybe, odds.surgeTokens);
      made[blocks] = (made[blocks] ?? 0) + chance * more.chance;
    }
  }
  return made;
}

/** So many dice block, so many show surges that a token could turn. */
interface Fall {
  readonly sure: number;
  readonly maybe: number;
  readonly chance: number;
}

function falls(dice: number, { die, surge }: BlockOdds): readonly Fall[] {
  const faces = DEFENSE_DICE[die];
  const share = (wanted: string) => faces.filter((face) => face === wanted).length / faces.length;
  const surges = share('surge');
  const block = share('block') + (surge === 'block' ? surges : 0);
  const turn = surge === 'block' ? 0 : surges;
  const found: Fall[] = [];
  for (let sure = 0; sure <= dice; sure++) {
    for (let maybe = 0; maybe + sure <= dice; maybe++) {
      const ways = choose(dice, sure) * choose(dice - sure, maybe);
      const chance = ways * block ** sure * turn ** maybe * (1 - block - turn) ** (dice - sure - maybe);
      if (chance > 0) found.push({ sure, maybe, chance });
    }
  }
  return found;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
