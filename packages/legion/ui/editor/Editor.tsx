import './editor.css';
import { EditorFrame, type Say, useDrafting } from '@rangefinder/board/editor';
import type { Point, Pose } from '@rangefinder/geometry';
import { BadInput, type Language } from '@rangefinder/kernel';
import { capital, type Words } from '@rangefinder/kernel/words';
import type { EditorProps } from '@rangefinder/table';
import { useCallback, useMemo, useState } from 'react';
import { refuseWrong } from '../../src/refusals.ts';
import { SIZES } from '../../src/setup.ts';
import { thing } from '../../src/text/names.ts';
import { refusal } from '../../src/text/refusals.ts';
import {
  type Chosen,
  changePosition,
  chosenBy,
  type Draft,
  EMPTY,
  freeId,
  type NewPiece,
  newMarker,
  onField,
  readDraft,
  removed,
  writeDraft,
} from './draft.ts';
import { EditBoard } from './EditBoard.tsx';
import { faultsOf } from './faults.ts';
import { addTerrain, layBattlefield, layTerrain, moveTerrain } from './ground.ts';
import { Inspector } from './Inspector.tsx';
import { Palette } from './Palette.tsx';
import { addUnit, copyUnit, moveMini, moveUnit } from './placing.ts';
import { TablePanel } from './TablePanel.tsx';
import { EDITOR } from './words.ts';

/** Sets up any battle by hand. It reads and writes positions as scenario files do. */
export function Editor({ settings: { language }, position: raw, around, onChange }: EditorProps) {
  const say = useCallback((said: Words) => said[language], [language]);
  const { draft, problem } = useMemo(() => read(raw, around), [raw, around]);
  const [selected, select] = useState<string | null>(null);
  const { change, undo } = useDrafting(draft, (next) => {
    const written = writeDraft(next);
    onChange(written.position, written.around);
  });
  const take = ({ draft: next, id }: { readonly draft: Draft; readonly id: string }) => {
    change(next);
    select(id);
  };
  const move = (id: string, pose: Pose) => change(moved(draft, id, pose));
  const remove = (id: string) => {
    const chosen = chosenBy(draft, id);
    if (!chosen) return;
    const left = removed(draft, chosen);
    change(chosen.kind === 'terrain' ? layTerrain(left, left.position.terrain) : left);
    select(chosen.kind === 'unit' && chosen.mini > 0 ? chosen.unit.id : null);
  };
  return (
    <div className="lg">
      <EditorFrame
        say={say}
        problem={problem}
        undo={undo}
        palette={
          <Palette
            say={say}
            mode={draft.mode}
            onAdd={(piece) => take(added(draft, piece))}
            onGround={(id) => change(layBattlefield(draft, id))}
          />
        }
        board={
          <EditBoard
            draft={draft}
            language={language}
            selected={selected}
            onSelect={select}
            onMove={move}
            onRemove={remove}
            onDrop={(piece, at) => take(added(draft, piece, at))}
          />
        }
        under={<Faults say={say} language={language} draft={draft} onSelect={select} />}
        side={
          <>
            <Inspector
              say={say}
              draft={draft}
              selected={selected}
              onSelect={select}
              onChange={change}
              onMove={move}
              onRemove={remove}
              onCopy={(chosen) => take(copied(draft, chosen))}
            />
            <TablePanel say={say} draft={draft} onChange={change} />
          </>
        }
      />
    </div>
  );
}

function read(raw: unknown, around: EditorProps['around']): { readonly draft: Draft; readonly problem: string | null } {
  try {
    return { draft: readDraft(raw, around), problem: null };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { draft: EMPTY, problem: error.message };
  }
}

function moved(draft: Draft, id: string, pose: Pose): Draft {
  const chosen = chosenBy(draft, id);
  if (chosen?.kind === 'terrain') return moveTerrain(draft, id, pose);
  if (chosen?.kind === 'unit') {
    const { unit, mini } = chosen;
    return mini === 0 ? moveUnit(draft, unit.id, pose) : moveMini(draft, unit, mini, pose);
  }
  const markers = draft.position.markers.map((one) => (one.id === id ? { ...one, pose: onField(draft, pose) } : one));
  return changePosition(draft, { markers });
}

/** A new piece where it was dropped; one that was not dragged comes to stand by itself. */
function added(draft: Draft, piece: NewPiece, at?: Point): { readonly draft: Draft; readonly id: string } {
  const { width, depth } = SIZES[draft.mode];
  const pose = { x: at?.x ?? width / 2, y: at?.y ?? depth / 2, heading: 0 };
  switch (piece.kind) {
    case 'unit':
      return addUnit(draft, piece.unit, piece.seat, at ? pose : undefined);
    case 'terrain':
      return addTerrain(draft, piece.terrain, pose);
    case 'marker': {
      const { markers } = draft.position;
      const id = freeId(markers, piece.marker);
      const marker = newMarker(id, piece.marker, onField(draft, pose));
      return { draft: changePosition(draft, { markers: [...markers, marker] }), id };
    }
  }
}

function copied(draft: Draft, chosen: Chosen): { readonly draft: Draft; readonly id: string } {
  if (chosen.kind === 'unit') return copyUnit(draft, chosen.unit);
  if (chosen.kind === 'marker') return { draft, id: chosen.marker.id };
  const { kind, pose } = chosen.piece;
  return addTerrain(draft, kind, { ...pose, x: pose.x + 120 });
}

interface FaultsProps {
  readonly say: Say;
  readonly language: Language;
  readonly draft: Draft;
  onSelect(id: string): void;
}

/** Where the rules would not let somebody stand, in their own words. It may be played all the same. */
function Faults({ say, language, draft, onSelect }: FaultsProps) {
  const faults = useMemo(() => faultsOf(draft), [draft]);
  if (faults.length === 0) return null;
  return (
    <div className="notice lg-edit-faults" role="status">
      <p>{say(EDITOR.faults)}</p>
      <ul>
        {faults.map(({ unit, wrong }) => (
          <li key={unit}>
            <button type="button" onClick={() => onSelect(unit)}>
              {say(capital(thing(unit)))}
            </button>
            {' – '}
            {refusal(refuseWrong(wrong), language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
