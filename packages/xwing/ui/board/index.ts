import './board.css';

export * from './AttackLine.tsx';
export { GhostPieces } from './GhostPieces.tsx';
export type { Ghost } from './ghost.ts';
export { flight, slide } from './glide.ts';
export { DeviceShape, type MarkerKind, MarkerShape } from './Markers.tsx';
export { MENU } from './menu.tsx';
export { Reach } from './Reach.tsx';
export { BANDS, sayRange } from './ranges.ts';
export { type LabelToken, type ShipStanding, shipLabel } from './ShipLabel.tsx';
export { ShipShape } from './ShipShape.tsx';
export { Space } from './Space.tsx';
export { ObstacleShape, SpaceDefinitions } from './Terrain.tsx';
export { useTooling } from './tooling.ts';
