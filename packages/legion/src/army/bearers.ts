import type { Slot, UnitFacts, UpgradeFacts } from '../card.ts';
import { unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { ArmyUnit } from './army.ts';
import { keywordsIn } from './carried.ts';
import { unmet } from './restrictions.ts';

/** Who bears an upgrade, and whether an icon is there for it. */
export interface Bearer {
  readonly card: UpgradeFacts;
  readonly onCounterpart: boolean;
  readonly hasSlot: boolean;
}

/**
 * Whom each upgrade is on: the unit card if it has an icon for it and is what the upgrade asks for, else the counterpart; a different
 * type of the counterpart counts for its own upgrades alone (legion.counterpart.13, .14).
 */
export function bearersOf(unit: ArmyUnit): readonly Bearer[] {
  const cards = unit.upgrades.map(upgradeFacts);
  const beings = beingsOf(unit);
  const open: Slot[][] = beings.map(({ slots }) => [...slots]);
  // legion.upgrade-cards.10: icons that upgrades add are the unit's.
  open[0]?.push(...cards.flatMap(({ addsSlot }) => addsSlot?.slot ?? []));
  return cards.map((card) => {
    const [own] = beings;
    if (own && card.withoutSlot.includes(own.name) && !open[0]?.includes(card.slot))
      return { card, onCounterpart: false, hasSlot: true };
    const able = beings.map((_, i) => i).filter((i) => open[i]?.includes(card.slot));
    const at = able.find((i) => fits(unit, card, i)) ?? able[0];
    if (at === undefined) return { card, onCounterpart: false, hasSlot: false };
    open[at]?.splice(open[at].indexOf(card.slot), 1);
    return { card, onCounterpart: at === 1, hasSlot: true };
  });
}

/** The unit as its upgrades see it, and the same with what its counterpart is. */
export function beingsOf({ unit, counterpart }: ArmyUnit): readonly UnitFacts[] {
  const own = unitFacts(unit);
  if (counterpart === undefined) return [own];
  const { name, type, subtypes, slots } = unitFacts(counterpart);
  return [own, { ...own, name, type, subtypes, slots }];
}

function fits(unit: ArmyUnit, card: UpgradeFacts, being: number): boolean {
  const facts = beingsOf(unit)[being];
  return facts !== undefined && unmet(card.restriction, facts, keywordsIn(unit)) === null;
}
