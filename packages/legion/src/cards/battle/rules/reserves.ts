import type { Procedure, Seat } from '@rangefinder/kernel';
import { modify } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { BattleRules } from '../../../edition.ts';
import { isTrooper } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';

const MOST = 2;

function isFit(t: LTable, unit: Unit): boolean {
  return isTrooper(t, unit) && unit.rank !== 'commander' && unit.rank !== 'operative';
}

/** One unit is set aside; the first one must be, the second one may. */
function* setAside(t: LTable, seat: Seat, mayDecline: boolean): Procedure<void> {
  const fit = t.state.units.filter(
    (unit) => unit.seat === seat && unit.place === 'reserve' && !unit.memory['comes-later'] && isFit(t, unit),
  );
  if (fit.length === 0) return;
  const options = [
    ...fit.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit })),
    ...(mayDecline ? [{ key: 'none' as const, unit: null }] : []),
  ];
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule: 'legion.deployment.6', options });
  if (!unit) return;
  unit.memory['comes-later'] = 1;
  unit.memory.reserve = 1;
  t.emit({ type: 'set-aside', rule: 'legion.deployment.6', unit: unit.id });
}

/** Rapid Reinforcements. */
export const REINFORCEMENTS: BattleRules = {
  abilities: [
    modify('arrives', 'legion.deployment.6', (units, { table, moment: { seat, rank } }) => [
      ...units,
      ...table.state.units.filter(
        (unit) => unit.seat === seat && unit.place === 'reserve' && unit.memory.reserve === 1 && unit.rank === rank,
      ),
    ]),
  ],
  *setup(t) {
    for (const seat of t.playerOrder()) {
      for (let i = 0; i < MOST; i++) yield* setAside(t, seat, i > 0);
    }
  },
};
