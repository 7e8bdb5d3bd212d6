import { expect, it } from 'vitest';
import { legion } from './index.ts';

it('a position puts nobody into a vehicle but who is transported, in one of their own that stands on the table', () => {
  const aboard =
    (unit: object, truck: object = {}) =>
    () =>
      legion.parseSetup({
        position: {
          units: [
            { id: 'truck', unit: 'a-a5-speeder-truck', minis: [[500, 300, 0]], ...truck },
            { id: 'squad', unit: 'rebel-troopers', ...unit },
          ],
        },
      });
  expect(aboard({ place: 'transported', carrier: 'truck' })).not.toThrow();
  expect(aboard({ place: 'transported' })).toThrow('names its vehicle');
  expect(aboard({ place: 'transported', carrier: 'bus' })).toThrow('no unit "bus"');
  expect(aboard({ place: 'play', carrier: 'truck' })).toThrow('has a carrier');
  expect(aboard({ place: 'transported', carrier: 'truck' }, { seat: 1 })).toThrow('no vehicle of its side');
  expect(aboard({ place: 'transported', carrier: 'truck' }, { place: 'reserve' })).toThrow('no vehicle of its side');
});
