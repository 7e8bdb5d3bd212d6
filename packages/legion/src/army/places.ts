import type { Slot, UpgradeFacts } from '../card.ts';
import { allUpgrades, unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { ArmyUnit } from './army.ts';
import { bearersOf, beingsOf } from './bearers.ts';
import type { CostSet } from './costs.ts';
import { loadoutPairs } from './equipment.ts';

/** A place on the upgrade bar of a unit, and what is there. */
export interface UpgradePlace {
  readonly slot: Slot;
  /** The icon is the counterpart's. */
  readonly onCounterpart: boolean;
  readonly card: UpgradeFacts | null;
  /** There is no icon for the card. */
  readonly misfit: boolean;
  /** What is set aside for it, where the unit may set cards aside; null while there is none (legion.loadout.1). */
  readonly aside: UpgradeFacts | null | undefined;
}

/** The upgrade bar: a place for each icon, the counterpart's behind; then cards that need none, then those that have none. */
export function upgradePlaces(unit: ArmyUnit, costs?: CostSet): readonly UpgradePlace[] {
  const { name, keywords } = unitFacts(unit.unit);
  const { asides } = loadoutPairs(unit, costs);
  const loads = keywords.some(({ id }) => id === 'loadout');
  const equipped = bearersOf(unit).map((bearer, i) => {
    const aside = asides[i] ?? null;
    return { ...bearer, aside: loads ? (aside === null ? null : upgradeFacts(aside)) : undefined };
  });
  const places = iconsOf(unit).map(({ slot, onCounterpart }): UpgradePlace => {
    const at = equipped.findIndex(
      (one) => one.hasSlot && one.card.slot === slot && one.onCounterpart === onCounterpart,
    );
    const found = equipped[at];
    if (found) equipped.splice(at, 1);
    return { slot, onCounterpart, card: found?.card ?? null, misfit: false, aside: found?.aside };
  });
  const rest = equipped.map(({ card, aside, hasSlot }) => ({ ...bare(card.slot), card, misfit: !hasSlot, aside }));
  const open = allUpgrades().find(({ id, withoutSlot }) => withoutSlot.includes(name) && !unit.upgrades.includes(id));
  return [...places, ...rest, ...(open ? [bare(open.slot)] : [])];
}

function bare(slot: Slot): UpgradePlace {
  return { slot, onCounterpart: false, card: null, misfit: false, aside: undefined };
}

/** The icons of a unit and its counterpart; those that upgrades add are the unit's (legion.upgrade-cards.10). */
function iconsOf(unit: ArmyUnit): readonly Pick<UpgradePlace, 'slot' | 'onCounterpart'>[] {
  const added = unit.upgrades.flatMap((id) => upgradeFacts(id).addsSlot?.slot ?? []);
  return beingsOf(unit).flatMap(({ slots }, i) =>
    [...slots, ...(i === 0 ? added : [])].map((slot) => ({ slot, onCounterpart: i === 1 })),
  );
}
