import { words } from '@rangefinder/kernel/words';
import type { Slot, UpgradeFacts, UpgradeSide } from '../../card.ts';

type Side = Partial<UpgradeSide> & Pick<UpgradeSide, 'name'>;

/** An upgrade card as a table has it: what is left out is what most of them do not have. */
export type UpgradeEntry = Side &
  Partial<Omit<UpgradeFacts, 'back' | 'slot'>> &
  Pick<UpgradeFacts, 'id' | 'points'> & { readonly back?: Side };

const PLAIN = { keywords: [], weapons: [], text: words('', '', ''), abilities: [] } as const;

/** An upgrade card of a slot. */
export function upgrade(slot: Slot, { back, ...entry }: UpgradeEntry): UpgradeFacts {
  return {
    ...PLAIN,
    unique: false,
    formerPoints: entry.points,
    cheaper: null,
    restriction: {},
    takes: [],
    withoutSlot: [],
    addsSlot: null,
    adds: null,
    exhaust: false,
    expend: false,
    sure: true,
    ...entry,
    back: back ? { ...PLAIN, ...back } : null,
    slot,
  };
}
