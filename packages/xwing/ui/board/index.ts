import './board.css';

export { Above } from './Above.tsx';
export * from './AttackLine.tsx';
export { attackGoingOn, attackPointedAt } from './attack.ts';
export { focusOf } from './focus.ts';
export { GhostPieces } from './GhostPieces.tsx';
export {
  firstThatFits,
  flownGhost,
  type Ghost,
  moveGhost,
  newGhost,
  noRoomFor,
  planned,
  rememberedGhosts,
} from './ghost.ts';
export { flight, slide } from './glide.ts';
export { DeviceShape, type MarkerKind, MarkerShape } from './Markers.tsx';
export { MENU } from './menu.tsx';
export { optionsByPiece } from './options.ts';
export { pieceInQuestion } from './pointing.ts';
export { Reach } from './Reach.tsx';
export { BANDS, sayRange } from './ranges.ts';
export { type LabelToken, type ShipStanding, shipLabel } from './ShipLabel.tsx';
export { ShipShape } from './ShipShape.tsx';
export { Space } from './Space.tsx';
export { type MarksProps, type PiecesShown, spaceBoard } from './SpaceBoard.tsx';
export { ObstacleShape, SpaceDefinitions } from './Terrain.tsx';
export { useTooling } from './tooling.ts';
