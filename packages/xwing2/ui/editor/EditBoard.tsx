import { Ground } from '@rangefinder/board';
import { EDITING, EditBoard as PieceEditBoard } from '@rangefinder/board/editor';
import type { Language, Pose } from '@rangefinder/kernel';
import { Space, SpaceDefinitions } from '@rangefinder/xwing/ui';
import type { Position } from '../../src/position.ts';
import { BOARD } from '../../src/rules/playarea.ts';
import { movePiece, type NewPiece } from './draft.ts';
import { EditPieces } from './EditPieces.tsx';

/** What is dragged from the list of pieces. */
export const DRAGGED = 'application/x-rangefinder-piece';

/** Room between a piece and the handle that turns it (mm). */
const REACH = 30;

interface EditBoardProps {
  readonly position: Position;
  readonly language: Language;
  readonly selected: string | null;
  readonly playArea?: number;
  onSelect(id: string | null): void;
  onMove(id: string, pose: Pose): void;
  onRemove(id: string): void;
  onDrop(piece: NewPiece, at: Pose): void;
}

/** The board of the sandbox. */
export function EditBoard({ position, language, selected, playArea = BOARD, onDrop, ...changes }: EditBoardProps) {
  const { ships, obstacles, devices, features } = position;
  const pieces = [...ships, ...obstacles, ...devices, ...features].map(({ id, pose }) => ({ id, pose, reach: REACH }));
  const area = { width: playArea, height: playArea };
  return (
    <PieceEditBoard
      className="xw"
      area={area}
      pieces={pieces}
      language={language}
      definitions={<SpaceDefinitions />}
      selected={selected}
      label={EDITING.board[language]}
      dragged={DRAGGED}
      onDrop={(description, at) => {
        const piece: NewPiece = JSON.parse(description);
        onDrop(piece, { ...at, heading: 'seat' in piece && piece.seat === 1 ? 180 : 0 });
      }}
      {...changes}
    >
      {(held) => (
        <>
          <Ground area={area} nearEdge="bottom" ticks={100}>
            <Space side={playArea} nearEdge="bottom" />
          </Ground>
          <EditPieces
            position={held ? movePiece(position, held.id, held.pose) : position}
            language={language}
            selected={selected}
          />
        </>
      )}
    </PieceEditBoard>
  );
}
