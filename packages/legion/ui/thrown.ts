import { askRules } from '../src/asking.ts';
import type { AttackDie } from '../src/card.ts';
import { DIE_ORDER } from '../src/rules/attack/poolweapons.ts';
import { armedAgainst } from '../src/rules/attack/targets.ts';
import { bestWeapons, NOTHING_USED } from '../src/rules/attack/weaponchoice.ts';
import type { LegionView } from '../src/view.ts';

/** The dice that each miniature would bring to an attack with everything that reaches, the strongest first. */
export type ThrownBy = ReadonlyMap<string, readonly AttackDie[]>;

export function thrownBy(view: LegionView, attacker: string, defender: string): ThrownBy {
  const t = askRules(view);
  const unit = t.unit(attacker);
  return new Map(
    armedAgainst(t, unit, t.unit(defender)).map((armed) => [
      armed.mini.id,
      bestWeapons(t, unit, armed, NOTHING_USED).flatMap(({ weapon: { facts } }) =>
        DIE_ORDER.flatMap((die) => Array<AttackDie>(facts.dice[die]).fill(die)),
      ),
    ]),
  );
}
