import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { modify, RULE, type Weapon } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { AttackDie, WeaponFacts } from '../../../card.ts';
import { refuse } from '../../../refusals.ts';
import { DIE_ORDER } from '../../../rules/attack/poolweapons.ts';
import { type AttackLimits, hasTarget } from '../../../rules/attack/targets.ts';
import { attackAction } from '../../../rules/deeds.ts';
import { weaponsOf } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { upgrade } from '../upgrade.ts';

const THROW = 'card:saber-throw';

/** Half the dice, rounded up; nobody would leave the better ones. */
function halfOf(dice: WeaponFacts['dice']): WeaponFacts['dice'] {
  const taken: Record<AttackDie, number> = { red: 0, black: 0, white: 0 };
  let left = Math.ceil((dice.red + dice.black + dice.white) / 2);
  for (const die of DIE_ORDER) {
    taken[die] = Math.min(dice[die], left);
    left -= taken[die];
  }
  return taken;
}

/** Its melee weapons as they fly: at range 1 to 2, with half their dice. */
function thrown(t: LTable, unit: Unit): readonly Weapon[] {
  return weaponsOf(t, unit)
    .filter(({ facts }) => facts.melee)
    .map(({ facts, minis }, i) => ({
      id: `${THROW}:${i}`,
      facts: { ...facts, melee: false, range: [1, 2], dice: halfOf(facts.dice) },
      minis,
    }));
}

function withThese(weapons: readonly Weapon[]): AttackLimits {
  return { kind: 'ranged', weapons };
}

function* throwOne(t: LTable, unit: Unit, free: boolean): Procedure<void> {
  const open = thrown(t, unit).filter((weapon) => hasTarget(t, unit, withThese([weapon])));
  const options = open.map((weapon) => ({
    key: weapon.id,
    about: { weapon: weapon.id, name: weapon.facts.name },
    weapon,
  }));
  const about = { unit: unit.id };
  const { weapon } = yield* pickOne({ seat: unit.seat, topic: 'weapon', rule: RULE, about, options });
  yield* attackAction(t, unit, free, withThese([weapon]));
}

/** An attack action as well, and wherever one is allowed for free (legion.card-actions.4). */
export const SABER_THROW = upgrade('force', {
  id: 'saber-throw',
  name: 'Saber Throw',
  points: 5,
  // Whether throwing exhausts it: we read that it does not.
  sure: false,
  text: words(
    'Action, and an attack action: a ranged attack at range 1–2 with half the dice (rounded up, yours to pick) and the keywords of one of its melee weapons.',
    'Action, et action d’attaque : une attaque à distance à portée 1–2 avec la moitié des dés (arrondie au supérieur, à votre choix) et les mots-clés d’une de ses armes de corps à corps.',
    'Akcja, liczona jako atak: atak dystansowy w zasięgu 1–2 połową kości (zaokrągloną w górę, do wyboru) i słowami kluczowymi jednej ze swych broni do walki wręcz.',
  ),
  abilities: [
    modify('card-actions', (actions, { table, self, moment: unit }) => {
      if (unit !== self.unit) return actions;
      const whyNot = hasTarget(table, unit, withThese(thrown(table, unit))) ? undefined : refuse(RULE, 'no-target');
      const { card } = self;
      const own = { key: THROW, card, rule: RULE, free: false, isAction: false, whyNot, perform: throwOne } as const;
      return [...actions, { ...own, attack: 'ranged' }];
    }),
  ],
});
