import { at, bodyPath, round } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import type { UnitView } from '../../src/view.ts';
import type { Foreseen } from '../moving.ts';
import { MiniShape } from './MiniShape.tsx';
import { baseOf } from './pieces.tsx';

interface MoveToolProps {
  readonly path: Foreseen['path'];
}

/** The tool as it lies, bent at its joint. */
export function MoveTool({ path: { start, joint, end } }: MoveToolProps) {
  const way = [start, ...(joint ? [joint] : []), end].map(({ x, y }) => `${round(x)} ${round(-y)}`).join('L');
  return (
    <g className="lg-move">
      <path className="lg-tool-edge" d={`M${way}`} />
      <path className="lg-tool" d={`M${way}`} />
      {joint && <circle className="lg-joint" cx={round(joint.x)} cy={round(-joint.y)} r={6} />}
    </g>
  );
}

interface FollowersProps {
  readonly unit: UnitView;
  readonly others: Foreseen['others'];
}

/** Where the others would follow their leader to, and whence they come. */
export function Followers({ unit, others }: FollowersProps) {
  return (
    <g className="lg-move">
      {others.map(({ mini: id, pose }) => {
        const mini = unit.minis.find((one) => one.id === id);
        return mini && <Follower key={id} unit={unit} mini={mini} to={pose} />;
      })}
    </g>
  );
}

function Follower({ unit, mini, to }: { unit: UnitView; mini: UnitView['minis'][number]; to: Pose }) {
  const { base, type } = baseOf(unit, mini);
  const from = unit.place === 'play' ? mini.pose : to;
  return (
    <>
      <path className="lg-follow" d={`M${round(from.x)} ${round(-from.y)}L${round(to.x)} ${round(-to.y)}`} />
      <g className="lg-follower board-near" transform={at(to)}>
        <MiniShape {...{ base, type }} leads={false} wounds={0} />
        <path className="lg-follower-edge" d={bodyPath([base.shape])} />
      </g>
    </>
  );
}
