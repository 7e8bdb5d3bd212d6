import type { Pose } from '@rangefinder/geometry';
import type { Playback, TableModel } from '@rangefinder/table';
import type { ReactNode } from 'react';
import type { Area } from './area.ts';
import type { Focus } from './focus.ts';
import type { Chip } from './LabelLayer.tsx';
import type { MenuLook } from './PieceMenu.tsx';
import type { Offered } from './Pieces.tsx';
import type { BoardPiece, Placeable } from './pieces.ts';
import type { BoardTool } from './Tools.tsx';
import type { Motion } from './useGlide.ts';

export type Settle = (poses: readonly Pose[]) => readonly Pose[];

/** What a game hands to its board. */
export interface BoardProps {
  readonly table: TableModel;
  /** The game's own class names: its colours and the look of its pieces hang on them. */
  readonly className: string;
  readonly area: Area;
  /** How the table lies: 0, or 180 where the far edge belongs to the seat at the bottom of the screen. */
  readonly angle: number;
  /** Everything on the table, from the ground up. Keep the list as long as nothing of it changes. */
  readonly pieces: readonly BoardPiece[];
  /** The options of the question by the piece they are about: a press on the piece chooses, or opens a menu of them. */
  readonly offered: Offered;
  /** The piece that is asked. */
  readonly acting: string | null;
  /** The piece that is pointed at, or that what is pointed at is about. */
  readonly pointed: string | null;
  /** Pieces that the choice in question would hit. */
  readonly struck?: readonly string[];
  /**
   * What the question is about: the camera sees to it that one sees it. Without it, that is who is asked and the pieces
   * of the options; a game says it where more matters, such as where a piece may get to.
   */
  readonly focus?: Focus | undefined;
  /** Drawings: on the bare ground, between terrain and the other pieces, and over all pieces. */
  readonly ground?: ReactNode;
  readonly marks?: ReactNode;
  readonly above?: ReactNode;
  /** Gradients and filters that the drawings use. */
  readonly definitions?: ReactNode;
  /** Short texts pinned to places. */
  readonly chips?: readonly Chip[];
  /** What a piece is that is placed by hand. */
  readonly placeable: (piece: string) => Placeable;
  /** Where pieces come to stand that are dragged to these poses, when they are to keep to something: a template. */
  readonly settle?: Settle | undefined;
  /** Where the pieces of a free placement begin; without it, at one of the places that are sure to be legal. */
  readonly begin?: readonly Pose[] | undefined;
  /** The game draws the candidates of a placement itself. */
  readonly drawsCandidates?: boolean;
  readonly menu?: MenuLook;
  /** Switches of the game's own. */
  readonly tools?: readonly BoardTool[];
  readonly ruler: {
    /** Distances that rulers and edges are marked with. */
    readonly bands: readonly number[];
    readonly ticks: number;
    /** What a distance is called. */
    say(distance: number): string;
  };
  /** What is still shown of the past, and how it moves and hurts pieces. */
  readonly playing: Playback | null;
  readonly motion: Motion | null;
  readonly hurt: string | null;
}
