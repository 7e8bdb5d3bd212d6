import { at } from '@rangefinder/board';
import { compose } from '@rangefinder/geometry';
import { DeviceShape } from '@rangefinder/xwing/ui';
import { pickUnder } from '../../src/ask.ts';
import { findBomb } from '../../src/cards/bombs.ts';
import type { TableProps } from '../model.ts';

/** Where the bomb could lie that is being dropped: each way there is, as a place to press (xw1.bombs.3, .4). */
export function BombGhosts({ table }: TableProps) {
  const { request } = table.snapshot;
  const asked = request && pickUnder(request, 'place-bomb');
  const facts = request && findBomb(bombOf(request.about));
  if (!request || !asked || !facts) return null;
  const shown = table.pointed?.kind === 'option' ? table.pointed.key : null;
  return (
    <g className={shown === null ? 'board-ghosts' : 'board-ghosts has-shown'}>
      {asked.options.flatMap((option) => {
        const { key, about } = option;
        if (!about) return [];
        const poses = [about.pose, ...facts.beside.map((beside) => compose(about.pose, beside))];
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
          <g
            key={key}
            data-option={key}
            className={`board-ghost board-near ${key === shown ? 'is-shown' : ''}`}
            role="button"
            tabIndex={-1}
            aria-label={table.words.option(request, option)}
          >
            {poses.map((pose) => (
              <g key={`${pose.x},${pose.y}`} transform={at(pose)}>
                <DeviceShape body={facts.shape} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

function bombOf(about: unknown): string {
  return typeof about === 'object' && about !== null && 'bomb' in about ? String(about.bomb) : '';
}
