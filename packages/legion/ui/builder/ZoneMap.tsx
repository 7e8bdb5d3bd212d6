import type { BattleCardFacts, Zone } from '../../src/card.ts';
import { SKIRMISH, STANDARD } from '../../src/cards/battle/field.ts';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface ZoneMapProps extends Pick<Saying, 'say'> {
  readonly card: BattleCardFacts;
  readonly width: number;
}

/** The deployment zones of both sides, seen from above; the blue edge is the lower one. */
export function ZoneMap({ say, card: { zones, mode }, width }: ZoneMapProps) {
  if (!zones) return null;
  const field = mode === 'skirmish' ? SKIRMISH : STANDARD;
  return (
    <svg
      className="la-zones"
      width={width}
      height={(width * field.depth) / field.width}
      viewBox={`0 0 ${field.width} ${field.depth}`}
      role="img"
      aria-label={say(BUILDER.zones)}
    >
      <rect width={field.width} height={field.depth} />
      {(['blue', 'red'] as const).map((side) =>
        zones[side].map((zone, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: zones have no other name than their place.
          <path key={`${side}${i}`} className={`is-${side}`} d={outline(zone, field.depth)} />
        )),
      )}
    </svg>
  );
}

/** On paper y goes up. */
function outline(zone: Zone, depth: number): string {
  return `M${zone.map(({ x, y }) => `${x} ${depth - y}`).join('L')}Z`;
}
