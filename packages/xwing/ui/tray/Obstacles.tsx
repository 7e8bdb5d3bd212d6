import type { Option, RequestView } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import { obstacleReach, obstacleToken } from '../../src/index.ts';
import { ObstacleShape } from '../board/Terrain.tsx';

interface ObstaclesProps {
  readonly table: TableModel;
  readonly request: Extract<RequestView, { readonly kind: 'pick' }>;
}

/** The obstacles left to place, by their true outlines: two asteroids have the same name. */
export function Obstacles({ table, request }: ObstaclesProps) {
  return (
    <div className="xw xw-obstacle-row">
      {request.options.map((option) => {
        const token = tokenOf(option);
        const letter = table.letters.get(option.key);
        const reach = token ? obstacleReach(token.id) : 0;
        return (
          <button
            key={option.key}
            type="button"
            className="option xw-obstacle-choice"
            data-option={option.key}
            aria-keyshortcuts={letter}
            disabled={table.sending}
            onClick={() => table.submit(option.key)}
          >
            {letter ? (
              <span className="letter" aria-hidden="true">
                {letter.toUpperCase()}
              </span>
            ) : null}
            {token ? (
              <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
                <ObstacleShape token={token.id} kind={token.kind} />
              </svg>
            ) : null}
            <span>{table.words.option(request, option)}</span>
          </button>
        );
      })}
    </div>
  );
}

function tokenOf({ about }: Option) {
  const known = typeof about === 'object' && about !== null && 'obstacle' in about;
  return known && typeof about.obstacle === 'string' ? obstacleToken(about.obstacle) : undefined;
}
