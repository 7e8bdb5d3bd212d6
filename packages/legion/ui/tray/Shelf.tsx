import { outerRadius } from '@rangefinder/geometry';
import type { Option, RequestView } from '@rangefinder/kernel';
import { choose } from '@rangefinder/table';
import { terrainKind } from '../../src/terrain/kinds.ts';
import { outlineOfKind } from '../../src/terrain/outline.ts';
import { TerrainShape } from '../board/terrain/TerrainShape.tsx';
import type { TableProps } from '../model.ts';
import { aboutOf } from '../options.ts';
import { WORDS } from '../words.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** The terrain that waits beside the table, a picture of each kind, and how many there are. */
export function Shelf({ table, request }: TableProps & { readonly request: PickView }) {
  return (
    <ul className="lg lg-shelf" aria-label={WORDS.shelf[table.settings.language]}>
      {request.options.map((option) => {
        const { kind } = aboutOf(request, option);
        return kind === null ? null : (
          <li key={option.key}>
            <Waiting table={table} option={option} kind={kind} />
          </li>
        );
      })}
    </ul>
  );
}

function Waiting({ table, option, kind: id }: TableProps & { readonly option: Option; readonly kind: string }) {
  const kind = terrainKind(id);
  const outline = outlineOfKind(kind);
  const reach = outerRadius(outline);
  const count = table.snapshot.view.unplaced.filter((one) => one === id).length;
  const letter = table.letters.get(option.key);
  const point = () => table.point({ kind: 'option', key: option.key });
  return (
    <button
      type="button"
      className={`lg-waiting ${table.draft.keys.includes(option.key) ? 'is-marked' : ''}`}
      data-option={option.key}
      aria-keyshortcuts={letter}
      disabled={table.sending}
      onPointerEnter={point}
      onFocus={point}
      onClick={() => choose(table, option.key, false)}
    >
      <svg viewBox={`${outline.x - reach} ${-outline.y - reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
        <TerrainShape kind={kind} />
      </svg>
      <span className="lg-waiting-name">{kind.name[table.settings.language]}</span>
      <span className="lg-waiting-count">×{count}</span>
      {letter && (
        <span className="lg-letter" aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      )}
    </button>
  );
}
