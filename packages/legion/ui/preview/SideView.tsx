import { segmentInShape } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { capital } from '@rangefinder/kernel/words';
import { askRules } from '../../src/asking.ts';
import type { MiniCover } from '../../src/battlefield/cover.ts';
import type { Miniature } from '../../src/battlefield/model.ts';
import type { LegionView } from '../../src/view.ts';
import type { TableProps } from '../model.ts';
import { thingName } from '../names.ts';
import type { Sight } from '../sight.ts';
import { WORDS } from '../words.ts';

interface SideViewProps extends TableProps {
  readonly sight: Sight;
  /** Which of the targets is looked at. */
  readonly index: number;
}

const WIDTH = 280;
const HEIGHT = 104;
const GROUND = 84;
const MARGIN = 34;

/** The leader's sight to one miniature from the side: what stands between them, and how much it hides. Heights are drawn larger. */
export function SideView({ table, sight, index }: SideViewProps) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const leader = sight.viewers[0]?.mini;
  const target = sight.targets[index];
  const cover = sight.cover.minis[index];
  if (!leader || !target || !cover) return null;
  const between = blocksBetween(view, leader, target);
  const length = Math.hypot(target.pose.x - leader.pose.x, target.pose.y - leader.pose.y);
  const highest = Math.max(leader.z + leader.height, target.z + target.height, ...between.map(({ top }) => top), 40);
  const along = (part: number) => MARGIN + part * (WIDTH - 2 * MARGIN);
  const up = (z: number) => GROUND - (z / highest) * (GROUND - 10);
  const from = { x: along(0), y: up(leader.z + leader.eye) };
  const to = {
    x: along(1),
    y: up(target.z + (cover.hidden ? Math.min(cover.hidden.to, target.height) : target.height / 2)),
  };
  return (
    <>
      <svg
        className="lg-sideview"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={reason(view, cover, target, language)}
      >
        <path
          className="lg-sideview-cone"
          d={`M${from.x} ${from.y}L${to.x} ${up(target.z + target.height)}V${up(target.z)}Z`}
        />
        {between.map(({ id, enter, exit, bottom, top, area }) => (
          <rect
            key={id}
            className={area ? 'lg-sideview-block is-area' : 'lg-sideview-block'}
            x={along(enter)}
            y={up(top)}
            width={Math.max(3, along(exit) - along(enter))}
            height={up(bottom) - up(top)}
          />
        ))}
        <rect className="lg-sideview-ground" x={0} y={GROUND} width={WIDTH} height={2.5} />
        <Silhouette mini={leader} side="near" {...{ along, up }} part={0} />
        <Silhouette mini={target} side="far" {...{ along, up }} part={1} />
        {cover.hidden && (
          <rect
            className="lg-sideview-hidden"
            x={along(1) - 11}
            y={up(target.z + cover.hidden.to)}
            width={22}
            height={up(target.z + cover.hidden.from) - up(target.z + cover.hidden.to)}
          />
        )}
        <path className="lg-sideview-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <text x={along(0)} y={GROUND + 15}>
          {Math.round(leader.z + leader.height)}
        </text>
        <text x={WIDTH / 2} y={GROUND + 15}>
          {WORDS.millimetres(Math.round(length))[language]}
        </text>
        <text x={along(1)} y={GROUND + 15}>
          {Math.round(target.z + target.height)}
        </text>
      </svg>
      <p className="lg-preview-why">
        <b>{capital(WORDS.sightTo(index + 1))[language]}.</b> {reason(view, cover, target, language)}{' '}
        {sight.targets.length > 1 && WORDS.pointMini[language]}
      </p>
    </>
  );
}

interface SilhouetteProps {
  readonly mini: Miniature;
  readonly side: 'near' | 'far';
  readonly part: number;
  along(part: number): number;
  up(z: number): number;
}

function Silhouette({ mini, side, part, along, up }: SilhouetteProps) {
  const [x, head, foot] = [along(part), up(mini.z + mini.height), up(mini.z)];
  const tall = foot - head;
  const wide = Math.min(9, tall * 0.3);
  return (
    <g className={`lg-silhouette lg-${side}`}>
      <rect x={x - 11} y={foot - 2.5} width={22} height={2.5} rx={1} />
      <circle cx={x} cy={head + wide * 0.45} r={wide * 0.45} />
      <path d={`M${x - wide / 2} ${head + wide}H${x + wide / 2}L${x + wide / 3} ${foot - 2}H${x - wide / 3}Z`} />
      {mini.z > 0 && <rect className="lg-silhouette-floor" x={x - 20} y={foot} width={40} height={up(0) - foot} />}
    </g>
  );
}

interface Block {
  readonly id: string;
  /** Where on the line it begins and ends, from 0 to 1. */
  readonly enter: number;
  readonly exit: number;
  readonly bottom: number;
  readonly top: number;
  readonly area: boolean;
}

/** Terrain that the line between two centres crosses. */
function blocksBetween(view: LegionView, { pose: a }: Miniature, { pose: b }: Miniature): readonly Block[] {
  return askRules(view).parts.flatMap(({ id, footprint, bottom, top, kind }) => {
    const inside = segmentInShape(footprint, a.x, a.y, b.x, b.y);
    return inside ? [{ id, enter: inside.enter, exit: inside.exit, bottom, top, area: kind.area }] : [];
  });
}

/** Why the miniature is obscured, or is not, in a sentence. */
function reason(view: LegionView, cover: MiniCover, target: Miniature, language: Language): string {
  if (!cover.seen) return WORDS.allHidden[language];
  if (cover.obscured === 'none' || cover.by === null) return WORDS.openLine[language];
  const thing = thingName(view, cover.by, language);
  const hidden = cover.hidden ? Math.round(cover.hidden.to - cover.hidden.from) : 0;
  if (hidden === 0) return WORDS.hidesAside(thing)[language];
  return WORDS.hides(thing, hidden, Math.round(target.height))[language];
}
