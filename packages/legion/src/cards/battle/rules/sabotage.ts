import type { Procedure, Violation } from '@rangefinder/kernel';
import { keyOptions } from '@rangefinder/kernel';
import { pickOne } from '../../../ask.ts';
import type { BattleRules } from '../../../edition.ts';
import { refuse } from '../../../refusals.ts';
import { chooseMarker } from '../../../rules/claiming.ts';
import { leaderTouches } from '../../../rules/markers.ts';
import { layTokens } from '../../../rules/placingmarkers.ts';
import { mayHandleTokens } from '../../../rules/units.ts';
import type { Marker, Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { isEnd, unitsAction } from './words.ts';

const MOST = 4;

function woundsOn({ memory }: Marker): number {
  return memory.wounds ?? 0;
}

function touched(t: LTable, unit: Unit): readonly Marker[] {
  return t.state.markers.filter((marker) => marker.kind === 'objective' && leaderTouches(t, unit, marker));
}

/** legion.objective-tokens.20 */
function whyNot(t: LTable, unit: Unit): Violation | undefined {
  return touched(t, unit).length > 0 ? undefined : refuse('legion.objective-tokens.20', 'touches-no-token');
}

/** A wound more or less, from none to four (legion.objective-tokens.19, .21, .22). */
function* sabotage(t: LTable, unit: Unit): Procedure<void> {
  const marker = yield* chooseMarker(unit, touched(t, unit), 'legion.objective-tokens.20');
  if (!marker) return;
  const wounds = woundsOn(marker);
  const ways = (['sabotage', 'repair'] as const).filter((way) => (way === 'sabotage' ? wounds < MOST : wounds > 0));
  const rule = 'legion.objective-tokens.19';
  const about = { unit: unit.id };
  const { key } = yield* pickOne({ seat: unit.seat, topic: 'choose', rule, about, options: keyOptions(ways) });
  marker.memory.wounds = wounds + (key === 'sabotage' ? 1 : -1);
  t.emit({ type: 'token-wounds', rule, unit: unit.id, marker: marker.id, wounds: woundsOn(marker) });
}

/** What each vaporator is worth to blue, by its wounds; to red it is the other way round. */
const TO_BLUE: readonly number[] = [0, 0, 0, 1, 2];

/** Sabotage the Moisture Vaporators. */
export const VAPORATORS: BattleRules = {
  abilities: [
    unitsAction({
      name: 'sabotage',
      rule: 'legion.objective-tokens.19',
      who: mayHandleTokens,
      whyNot,
      perform: sabotage,
    }),
  ],
  setup: (t) => layTokens(t, 4, { kind: 'objective', fromZones: 1, fromTokens: 2, memory: { wounds: 2 } }),
  scores: (t, seat) => {
    if (!isEnd(t)) return 0;
    const worth = (marker: Marker) => TO_BLUE[seat === t.state.blue ? woundsOn(marker) : MOST - woundsOn(marker)] ?? 0;
    return t.state.markers.filter(({ kind }) => kind === 'objective').reduce((sum, marker) => sum + worth(marker), 0);
  },
};
