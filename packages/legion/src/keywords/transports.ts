import { words } from '@rangefinder/kernel/words';
import { type CardAbility, modify } from '../abilities.ts';
import type { KeywordUse } from '../card.ts';
import { passengersOf } from '../rules/transported.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

/** A vehicle that takes up to X units of those that fit in, open or closed. */
function transport(
  rule: 'legion.transport-x.2' | 'legion.light-transport-x.3',
  fits: (t: LTable, unit: Unit) => boolean,
) {
  return modify('transports', rule, (how, { table, self, moment: { carrier, unit } }) => {
    if (carrier !== self.unit || !fits(table, unit)) return how;
    const others = passengersOf(table, carrier).filter((one) => one !== unit);
    return others.length < self.value ? (self.of === 'open' ? 'open' : 'closed') : how;
  });
}

const isFixed = ({ id }: KeywordUse) => id === 'fixed';

/** legion.transported-open.3: whoever fires out of a transport fires all round; out of a closed one nobody fires. */
const ALL_ROUND: CardAbility = modify('weapons', 'legion.transported-open.3', (weapons, { self, moment: unit }) => {
  if (unit.carrier !== self.unit?.id) return weapons;
  return weapons.map((weapon) => {
    const { facts } = weapon;
    if (!facts.keywords.some(isFixed)) return weapon;
    return { ...weapon, facts: { ...facts, keywords: facts.keywords.filter((use) => !isFixed(use)) } };
  });
});

/**
 * Troopers of any kind but creatures (legion.transport-x.1, legion.movement-trooper-summary.7,
 * legion.movement-emplacement-summary.6, legion.movement-creature-summary.11, legion.creature-trooper.9,
 * legion.movement-ground-vehicle-summary.3).
 */
function mayRide(t: LTable, unit: Unit): boolean {
  const { type } = t.facts(unit);
  return type === 'trooper' || type === 'emplacement';
}

/** legion.transport-x */
export const TRANSPORT = keyword(
  'transport-x',
  'Transport X',
  words(
    'It transports up to X friendly trooper units, in the open or closed in.',
    'Elle transporte jusqu’à X unités de soldats alliées, à découvert ou à l’abri.',
    'Przewozi do X sojuszniczych oddziałów piechoty: odkrytych albo zamkniętych.',
  ),
  [transport('legion.transport-x.2', mayRide), ALL_ROUND],
);

/** legion.light-transport-x: units of exactly one miniature, on a small base (.1); nobody who fits has a weapon that is Fixed. */
export const LIGHT_TRANSPORT = keyword(
  'light-transport-x',
  'Light Transport X',
  words(
    'It transports up to X friendly trooper units of one miniature on a small base, in the open or closed in.',
    'Elle transporte jusqu’à X unités de soldats alliées d’une seule figurine à petit socle, à découvert ou à l’abri.',
    'Przewozi do X sojuszniczych oddziałów piechoty z jedną figurką na małej podstawce: odkrytych albo zamkniętych.',
  ),
  [
    transport(
      'legion.light-transport-x.3',
      (t, unit) => mayRide(t, unit) && unit.minis.length === 1 && t.facts(unit).base.small,
    ),
  ],
);
