import type { Slot } from '../../src/card.ts';
import { Sign } from './Sign.tsx';
import { SLOT_PATHS } from './slots.ts';

interface SlotIconProps {
  readonly slot: Slot;
  readonly size: number;
  readonly title?: string | undefined;
}

/** The sign of an upgrade icon. */
export function SlotIcon({ slot, ...look }: SlotIconProps) {
  return <Sign path={SLOT_PATHS[slot]} {...look} />;
}
