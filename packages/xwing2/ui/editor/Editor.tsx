import './editor.css';
import { EditorFrame, useDrafting } from '@rangefinder/board/editor';
import { BadInput, type Pose } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { EditorProps } from '@rangefinder/table';
import { useCallback, useMemo, useState } from 'react';
import { type Position, parsePosition } from '../../src/position.ts';
import { EMPTY_POSITION, writePosition } from '../../src/positionfile.ts';
import { BOARD } from '../../src/rules/playarea.ts';
import { addPiece, movePiece, type NewPiece, removePiece } from './draft.ts';
import { EditBoard } from './EditBoard.tsx';
import { Inspector } from './Inspector.tsx';
import { Palette } from './Palette.tsx';
import { TablePanel } from './TablePanel.tsx';

/** Sets up any position by hand. It reads and writes positions as scenario files do. */
export function Editor({ settings: { language }, position: raw, onChange }: EditorProps) {
  const say = useCallback((said: Words) => said[language], [language]);
  const { position, problem } = useMemo(() => read(raw), [raw]);
  const [selected, setSelected] = useState<string | null>(null);
  const { change, undo } = useDrafting(position, (next) => onChange(writePosition(next)));
  const add = (piece: NewPiece, at: Pose = freePose(position, piece)) => {
    const added = addPiece(position, piece, at);
    change(added.position);
    setSelected(added.id);
  };
  return (
    <EditorFrame
      say={say}
      problem={problem}
      undo={undo}
      palette={<Palette say={say} onAdd={add} />}
      board={
        <EditBoard
          position={position}
          language={language}
          selected={selected}
          onSelect={setSelected}
          onMove={(id, pose) => change(movePiece(position, id, pose))}
          onRemove={(id) => {
            change(removePiece(position, id));
            setSelected(null);
          }}
          onDrop={add}
        />
      }
      side={
        <>
          <Inspector say={say} position={position} selected={selected} onSelect={setSelected} onChange={change} />
          <TablePanel say={say} position={position} onChange={change} />
        </>
      }
    />
  );
}

function read(raw: unknown): { readonly position: Position; readonly problem: string | null } {
  if (raw === undefined || raw === null) return { position: EMPTY_POSITION, problem: null };
  try {
    return { position: parsePosition(raw), problem: null };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { position: EMPTY_POSITION, problem: error.message };
  }
}

/** Where a piece lands that was not dragged: ships in a row before their edge, everything else about the middle. */
function freePose(position: Position, piece: NewPiece): Pose {
  const count = position.ships.filter((ship) => piece.kind === 'ship' && ship.seat === piece.seat).length;
  if (piece.kind === 'ship') {
    const x = 120 + ((count * 90) % (BOARD - 200));
    return piece.seat === 0 ? { x, y: 60, heading: 0 } : { x, y: BOARD - 60, heading: 180 };
  }
  const others = position.obstacles.length + position.devices.length + position.features.length;
  return { x: BOARD / 2 + 90 * ((others % 5) - 2), y: BOARD / 2 + 90 * (Math.floor(others / 5) % 3), heading: 0 };
}
