import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at, cardAction, type Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { WeaponFacts } from '../card.ts';
import { refuse } from '../refusals.ts';
import { detonate, isDangerous } from '../rules/detonating.ts';
import { canLay, type Laying, layMarker } from '../rules/layingmarkers.ts';
import { weaponsOf } from '../rules/units.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

/** The area weapon of a type of charge, in the hands of somebody who stands; the charge has its name (legion.charge-tokens.1). */
function weaponFor(t: LTable, unit: Unit, type: string): WeaponFacts | undefined {
  return weaponsOf(t, unit)
    .map(({ facts }) => facts)
    .find(({ special, name }) => special === 'area' && name.toLowerCase() === type);
}

/** legion.arm.2 to .5, legion.charge-tokens.2, .3 */
export function chargeOf(unit: Unit, type: string): Laying {
  return {
    unit,
    marker: { kind: 'charge', what: type },
    clearOf: ['objective', 'condition', 'charge'],
    rules: { near: 'legion.arm.2', clear: 'legion.arm.3', flat: 'legion.arm.4' },
  };
}

/** So many charges, as long as there is room for them. */
export function* layCharges(t: LTable, unit: Unit, type: string, count: number): Procedure<void> {
  for (let left = count; left > 0; left--) if (!(yield* layMarker(t, chargeOf(unit, type)))) return;
}

/** legion.arm: as long as whoever brings the charges stands (rulings). */
export const ARM = keyword(
  'arm',
  'Arm X',
  words(
    'Lay X charges of that type within range 1 of your leader and in its sight.',
    'Posez X charges de ce type à portée 1 de votre chef et en vue.',
    'Połóż X ładunków tego typu w zasięgu 1 od dowódcy i na jego widoku.',
  ),
  [
    cardAction({
      rule: 'legion.arm.1',
      whyNot: ({ table, self, moment: unit }) =>
        canLay(table, chargeOf(unit, self.of)) ? undefined : refuse('legion.arm.2', 'no-room'),
      perform: ({ table, self, moment: unit }) => layCharges(table, unit, self.of, self.value),
    }),
  ],
);

/** Friendly charges of the type that would hurt somebody; nobody is asked about the others. */
function chargesFor(t: LTable, { unit, seat, of }: Holder): readonly Marker[] {
  const lying = t.state.markers.filter((one) => one.kind === 'charge' && one.seat === seat && one.what === of);
  if (!unit || lying.length === 0) return [];
  const weapon = weaponFor(t, unit, of);
  return weapon ? lying.filter((marker) => isDangerous(t, marker, weapon)) : [];
}

function* chooseCharge(self: Holder, markers: readonly Marker[], mayStop: boolean): Procedure<Marker | null> {
  if (markers.length === 0) return null;
  const options = [
    ...markers.map((marker) => ({ key: marker.id, about: { marker: marker.id }, marker })),
    ...(mayStop ? [{ key: 'none' as const, marker: null }] : []),
  ];
  const about = { unit: self.unit?.id ?? '', card: self.card };
  const rule = 'legion.detonate-x.1';
  const { marker } = yield* pickOne({ seat: self.seat, topic: 'choose-marker', rule, about, options });
  return marker;
}

/**
 * legion.detonate-x: whatever its unit is and has, the token attacks (.2 to .5); after all pools of an attack (.8), before
 * anything else but standby (.6, .7).
 */
export const DETONATE = keyword(
  'detonate-x',
  'Detonate X',
  words(
    'After a unit has attacked, moved or acted: you may detonate up to X friendly charges of that type.',
    'Après qu’une unité a attaqué, bougé ou agi : vous pouvez faire exploser jusqu’à X charges alliées de ce type.',
    'Gdy oddział zaatakował, ruszył się lub wykonał akcję: możesz zdetonować do X sojuszniczych ładunków tego typu.',
  ),
  [
    at('may-set-off', {
      rule: 'legion.detonate-x.1',
      optional: true,
      when: ({ table, self }) => chargesFor(table, self).length > 0,
      *effect({ table, self }) {
        const { unit, seat, value, of } = self;
        for (let done = 0; done < value && unit?.place !== 'defeated'; done++) {
          const marker = yield* chooseCharge(self, chargesFor(table, self), done > 0);
          const weapon = unit && weaponFor(table, unit, of);
          if (!marker || !weapon) return;
          yield* detonate(table, marker, weapon, { seat, unit });
        }
      },
    }),
  ],
);
