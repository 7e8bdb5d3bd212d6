import type { Chip } from '@rangefinder/board';
import { polygonPath, round } from '@rangefinder/board';
import { convexHull, placed, regularPolygon, vertices } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import type { Miniature } from '../../src/battlefield/model.ts';
import type { AttackDie } from '../../src/card.ts';
import { coverWords, type Sight } from '../sight.ts';
import type { ThrownBy } from '../thrown.ts';
import { WORDS } from '../words.ts';

/** The fan of the leader's sight, under the miniatures: thick to those it sees in the open, thin to those obscured. */
export function SightFan({ sight }: { readonly sight: Sight }) {
  const { viewers, targets, cover } = sight;
  const [leader, ...others] = viewers;
  if (!leader) return null;
  const fan = convexHull([leader.mini.pose, ...targets.flatMap(cornersOf)]);
  return (
    <g className="lg-sight">
      <path className="lg-fan" d={polygonPath(fan)} />
      {others.map(({ mini, seen }) => {
        const target = nearestOf(mini, seen);
        return target && <path key={mini.id} className="lg-sight-line is-other" d={line(mini, target)} />;
      })}
      {targets.map((target, i) => {
        const { seen = false, obscured = 'none' } = cover.minis[i] ?? {};
        const tone = seen ? (obscured === 'none' ? '' : 'is-obscured') : 'is-blocked';
        return <path key={target.id} className={`lg-sight-line ${tone}`} d={line(leader.mini, target)} />;
      })}
    </g>
  );
}

/** About the base of a miniature: how wide the fan must be. */
function cornersOf({ base, pose }: Miniature) {
  return vertices(placed(regularPolygon(12, base.radius), pose));
}

interface SightMarksProps {
  readonly sight: Sight;
  readonly angle: number;
  readonly thrown: ThrownBy;
}

/**
 * Over the miniatures: a shield on each that is obscured, a cross on each attacker that sees nobody, under the others the dice they bring.
 */
export function SightMarks({ sight, angle, thrown }: SightMarksProps) {
  const { viewers, targets, cover } = sight;
  return (
    <g className="lg-sight-marks">
      {viewers.map(
        ({ mini, seen }) =>
          seen.length === 0 && (
            <g key={mini.id} transform={badgeAt(mini, angle)}>
              <path className="lg-blind board-upright" d="M-5-5L5 5M5-5L-5 5" />
            </g>
          ),
      )}
      {[...thrown].map(([id, dice]) => {
        const viewer = viewers.find(({ mini }) => mini.id === id);
        return (
          viewer && (
            <g key={id} transform={belowAt(viewer.mini, angle)}>
              <DiceOfMini dice={dice} />
            </g>
          )
        );
      })}
      {targets.map((target, i) => (
        <g key={target.id} transform={badgeAt(target, angle)}>
          <CoverShield cover={cover.minis[i]?.obscured ?? 'none'} />
        </g>
      ))}
    </g>
  );
}

/** Attack dice under a miniature: their colours, the strongest first. */
function DiceOfMini({ dice }: { readonly dice: readonly AttackDie[] }) {
  return (
    <g className="board-upright">
      {dice.map((die, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
          key={i}
          className={`lg-mini-die is-${die}`}
          transform={`translate(${(i - (dice.length - 1) / 2) * 13} 9)`}
          d="M0-7L6-3.5V3.5L0 7-6 3.5V-3.5Z"
        />
      ))}
    </g>
  );
}

const SHIELD = 'M0-8L7-5.5V0C7 4 4 7 0 9-4 7-7 4-7 0V-5.5Z';

/** Half full for light cover, full for heavy cover, crossed out for none. */
export function CoverShield({ cover }: { readonly cover: 'none' | 'light' | 'heavy' }) {
  return (
    <g className={`lg-shield board-upright is-${cover}`}>
      <path className="lg-shield-ground" d={SHIELD} />
      {cover === 'light' && <path className="lg-shield-fill" d="M0-8V9C-4 7-7 4-7 0V-5.5Z" />}
      {cover === 'heavy' && <path className="lg-shield-fill" d={SHIELD} />}
      <path className="lg-shield-rim" d={SHIELD} />
      {cover === 'none' && <path className="lg-shield-cross" d="M-3-3L3 3M3-3L-3 3" />}
    </g>
  );
}

function line({ pose: a }: Miniature, { pose: b }: Miniature): string {
  return `M${round(a.x)} ${round(-a.y)}L${round(b.x)} ${round(-b.y)}`;
}

function nearestOf({ pose }: Miniature, others: readonly Miniature[]): Miniature | undefined {
  const far = (other: Miniature) => Math.hypot(other.pose.x - pose.x, other.pose.y - pose.y);
  return others.toSorted((a, b) => far(a) - far(b))[0];
}

/** At the upper right of a base, as the screen shows it. */
function badgeAt({ pose, base }: Miniature, angle: number): string {
  const turn = angle === 180 ? -1 : 1;
  const off = base.radius * 0.8 * turn;
  return `translate(${round(pose.x + off)} ${round(-pose.y - off)})`;
}

/** Just under a base, as the screen shows it. */
function belowAt({ pose, base }: Miniature, angle: number): string {
  const turn = angle === 180 ? -1 : 1;
  return `translate(${round(pose.x)} ${round(-pose.y + base.radius * turn)})`;
}

/** How far it is, and what the cover comes to. */
export function sightChips(sight: Sight | null, language: Language): readonly Chip[] {
  const leader = sight?.viewers[0]?.mini;
  if (!sight || !leader) return [];
  const { range, distance, targets } = sight;
  const [middle = leader] = targets;
  const top = targets.toSorted((a, b) => b.pose.y - a.pose.y)[0] ?? middle;
  return [
    {
      key: 'sight-range',
      x: (leader.pose.x + middle.pose.x) / 2,
      y: (leader.pose.y + middle.pose.y) / 2,
      text: `${WORDS.range(range)[language]} · ${WORDS.millimetres(Math.round(distance))[language]}`,
      tone: 'act',
    },
    {
      key: 'sight-cover',
      x: top.pose.x,
      y: top.pose.y + top.base.radius + 26,
      text: coverWords(sight, language),
      tone: 'act',
    },
  ];
}
