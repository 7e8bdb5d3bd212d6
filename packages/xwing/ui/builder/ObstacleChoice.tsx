import { outlinePath } from '@rangefinder/board';
import { capital, type Words } from '@rangefinder/kernel/words';
import { obstacleReach } from '../../src/obstacles.ts';
import { obstacleNumber } from '../../src/obstacletokens.ts';
import type { Squad } from '../../src/squad/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

interface ObstacleChoiceProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  onChange(squad: Squad): void;
}

/** The three obstacles a squad brings, by their true outlines. */
export function ObstacleChoice({ say, squad, onChange }: ObstacleChoiceProps) {
  const { squads, obstacleName } = useEdition();
  const { obstacles } = squad;
  const toggle = (id: string) => {
    const left = obstacles.filter((known) => known !== id);
    // The fourth takes the place of the first: three is what one wants.
    onChange({ ...squad, obstacles: left.length < obstacles.length ? left : [...obstacles, id].slice(-3) });
  };
  return (
    <fieldset className="xb-obstacles">
      <legend>
        <h2>{say(BUILDER.obstacles)}</h2>
        <span>
          {say(BUILDER.obstaclesHint)} {say(BUILDER.chosen(obstacles.length))}
        </span>
      </legend>
      <div className="xb-obstacle-grid">
        {squads.obstacles.map(({ id, kind, outline }) => {
          const reach = obstacleReach(id);
          const name = `${say(capital(obstacleName(id)))} ${obstacleNumber({ id, kind })}`;
          return (
            <label key={id} className="xb-obstacle" data-kind={kind} title={name}>
              <input type="checkbox" checked={obstacles.includes(id)} onChange={() => toggle(id)} aria-label={name} />
              <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
                <path d={outlinePath(outline)} />
              </svg>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
