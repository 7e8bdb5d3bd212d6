import { type CardAbility, modify } from '../../abilities.ts';

/** OOM-Series Battle Droid, Command Control Array. */
export const COORDINATES_FURTHER: readonly CardAbility[] = [
  modify('coordinate-range', (range, { self, moment: unit }) => (unit === self.unit ? Math.max(range, 2) : range)),
];
