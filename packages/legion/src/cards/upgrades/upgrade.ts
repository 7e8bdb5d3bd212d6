import { words } from '@rangefinder/kernel/words';
import type { Slot, UpgradeFacts, UpgradeSide } from '../../card.ts';

type Side = Partial<UpgradeSide> & Pick<UpgradeSide, 'name'>;

/** An upgrade card as a table has it: what is left out is what most of them do not have. */
export type UpgradeEntry = Side &
  Partial<Omit<UpgradeFacts, 'back' | 'slot'>> &
  Pick<UpgradeFacts, 'id' | 'points'> & { readonly back?: Side };

const NO_TEXT = words('', '', '');

function sideOf({ name, keywords = [], weapons = [], text = NO_TEXT, abilities = [] }: Side): UpgradeSide {
  return { name, keywords, weapons, text, abilities };
}

/** An upgrade card of a slot. Listed, not spread: otherwise each card is of a shape of its own, and all the rules read them. */
export function upgrade(slot: Slot, entry: UpgradeEntry): UpgradeFacts {
  const { name, keywords, weapons, text, abilities } = sideOf(entry);
  return {
    id: entry.id,
    name,
    slot,
    unique: entry.unique ?? false,
    points: entry.points,
    formerPoints: entry.formerPoints ?? entry.points,
    cheaper: entry.cheaper ?? null,
    restriction: entry.restriction ?? {},
    keywords,
    takes: entry.takes ?? [],
    weapons,
    withoutSlot: entry.withoutSlot ?? [],
    addsSlot: entry.addsSlot ?? null,
    adds: entry.adds ?? null,
    exhaust: entry.exhaust ?? false,
    expend: entry.expend ?? false,
    sure: entry.sure ?? true,
    text,
    abilities,
    back: entry.back ? sideOf(entry.back) : null,
  };
}
