import { type CardAbility, modify } from '../../abilities.ts';

/** Its maximum speed is so much higher, or lower. */
export function faster(by: number): readonly CardAbility[] {
  return [modify('speed', (speed, { self, moment: unit }) => (unit === self.unit ? speed + by : speed))];
}
