import type { TableModel } from '@rangefinder/table';
import { useCallback } from 'react';
import type { ArcLines, BaseSize } from '../../src/index.ts';
import { optionOf } from '../model.ts';
import { AttackLine, type ShownAttack } from './AttackLine.tsx';
import { GhostPieces } from './GhostPieces.tsx';
import type { Ghost } from './ghost.ts';

interface AboveProps {
  readonly table: TableModel;
  readonly ghosts: readonly Ghost[];
  /** The drawing and the size of the ship that they are of. */
  readonly ship: { readonly type: string; readonly size: BaseSize } | null;
  readonly lines: ArcLines;
  /** The option that is pointed at. */
  readonly option: string | null;
  readonly attack: ShownAttack | null;
}

/** Where a ship could get to, and the line of an attack. */
export function Above({ table, ghosts, ship, lines, option, attack }: AboveProps) {
  const { request } = table.snapshot;
  const { words } = table;
  const labelOf = useCallback(
    (key: string) => {
      const one = request ? optionOf(request, key) : undefined;
      return request && one ? words.option(request, one) : key;
    },
    [request, words],
  );
  const marked = table.draft.keys[0] ?? '';
  return (
    <>
      {ship && ghosts.length > 0 && (
        <GhostPieces
          ghosts={ghosts}
          type={ship.type}
          size={ship.size}
          lines={lines}
          pointed={option}
          marked={marked}
          labelOf={labelOf}
        />
      )}
      <AttackLine shown={attack} />
    </>
  );
}
