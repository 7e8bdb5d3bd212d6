import './editor.css';
import { EditorFrame, useDrafting } from '@rangefinder/board/editor';
import { BadInput, type Pose } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { EditorProps } from '@rangefinder/table';
import { useCallback, useMemo, useState } from 'react';
import { type Position, parsePosition } from '../../src/position.ts';
import { EMPTY_POSITION, writePosition } from '../../src/positionfile.ts';
import { addPiece, freePose, movePiece, type NewPiece, removePiece } from './draft.ts';
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
