import type { Procedure } from '@rangefinder/kernel';
import { at } from '../../../abilities.ts';
import { isUpToRange } from '../../../battlefield/range.ts';
import type { BattleRules } from '../../../edition.ts';
import { detonate } from '../../../rules/detonating.ts';
import { unitGap } from '../../../rules/markers.ts';
import { layTokens } from '../../../rules/placingmarkers.ts';
import { isGone } from '../../../rules/units.ts';
import type { Marker, Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';

/** Mines that a unit sees at range 1. */
function minesBy(t: LTable, unit: Unit): readonly Marker[] {
  return t.state.markers.filter(
    (marker) =>
      marker.kind === 'condition' && isUpToRange(unitGap(t, unit, marker), 1) && t.sees(unit, t.unit(marker.id)),
  );
}

/** A red die for each: a block sets it off, a surge twice. */
function* stir(t: LTable, unit: Unit, card: string): Procedure<void> {
  const { weapon } = t.cards.battle(card);
  for (const marker of minesBy(t, unit)) {
    if (!weapon || isGone(unit) || !t.state.markers.includes(marker)) continue;
    const [die = 'blank'] = t.rollDefense('red', 1);
    t.emit({ type: 'token-rolled', rule: 'legion.detonate.13', unit: unit.id, marker: marker.id, die });
    if (die !== 'blank') yield* detonate(t, marker, weapon, { seat: unit.seat, times: die === 'surge' ? 2 : 1 });
  }
}

/** Minefield. */
export const MINEFIELD: BattleRules = {
  abilities: [
    at('deed-done', {
      rule: 'legion.detonate.8',
      optional: false,
      when: ({ table, moment: { unit, deed } }) =>
        deed === 'move' &&
        unit.place === 'play' &&
        table.facts(unit).type !== 'repulsor' &&
        minesBy(table, unit).length > 0,
      effect: ({ table, self, moment }) => stir(table, moment.unit, self.card),
    }),
  ],
  setup: (t) => layTokens(t, 4, { kind: 'condition', fromZones: 1, fromTokens: 2 }),
};
