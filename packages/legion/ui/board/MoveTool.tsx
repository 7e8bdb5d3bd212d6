import { at, bodyPath, round } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import type { UnitView } from '../../src/view.ts';
import type { Foreseen } from '../moving.ts';
import { MiniShape } from './MiniShape.tsx';
import { baseOf } from './pieces.tsx';

interface MoveToolProps {
  readonly foreseen: Foreseen;
  readonly unit: UnitView;
}

/** The tool as it lies, bent at its joint, and where the others would follow their leader to. */
export function MoveTool({ foreseen: { path, others }, unit }: MoveToolProps) {
  const { start, joint, end } = path;
  const way = [start, ...(joint ? [joint] : []), end].map(({ x, y }) => `${round(x)} ${round(-y)}`).join('L');
  return (
    <g className="lg-move">
      <path className="lg-tool-edge" d={`M${way}`} />
      <path className="lg-tool" d={`M${way}`} />
      {joint && <circle className="lg-joint" cx={round(joint.x)} cy={round(-joint.y)} r={6} />}
      {others.map(({ mini: id, pose }) => {
        const mini = unit.minis.find((one) => one.id === id);
        return mini && <Follower key={id} unit={unit} mini={mini} to={pose} />;
      })}
    </g>
  );
}

function Follower({ unit, mini, to }: { unit: UnitView; mini: UnitView['minis'][number]; to: Pose }) {
  const { base, type } = baseOf(unit, mini);
  return (
    <>
      <path className="lg-follow" d={`M${round(mini.pose.x)} ${round(-mini.pose.y)}L${round(to.x)} ${round(-to.y)}`} />
      <g className="lg-follower board-near" transform={at(to)}>
        <MiniShape {...{ base, type }} leads={false} wounds={0} />
        <path className="lg-follower-edge" d={bodyPath([base.shape])} />
      </g>
    </>
  );
}
