import { type CardAbility, modify } from '../../abilities.ts';
import type { DuringAttack } from './attack.ts';

/** How many dice are rolled, as cards change it. */

/** "When attacking …, roll 1 additional attack die". */
export function rollsMoreAttackDice(when: (context: DuringAttack) => boolean): CardAbility {
  return modify('attack-dice', (dice, { table, self, moment: attack }) =>
    when({ table, self, moment: { attack } }) ? dice + 1 : dice,
  );
}

/** "Roll 1 additional defense die", or so many fewer. */
export function changesDefenseDiceCount(change: number, when: (context: DuringAttack) => boolean): CardAbility {
  return modify('defense-dice', (dice, { table, self, moment: attack }) =>
    when({ table, self, moment: { attack } }) ? Math.max(0, dice + change) : dice,
  );
}
