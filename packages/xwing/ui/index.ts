import './parts.css';

export * from './board/index.ts';
export { type Choosing, Dial, type Trouble } from './dial/Dial.tsx';
export { readManeuver } from './dial/dial.ts';
export * from './dice/attackdice.ts';
export { DiceTray } from './dice/DiceTray.tsx';
export { LastAttack } from './dice/LastAttack.tsx';
export * from './icons/index.ts';
export { type AimedShot, AttackPreview, OddsBars } from './odds/AttackPreview.tsx';
export { type Silhouette, silhouetteOf } from './silhouettes/index.ts';
export { decimal, percent, WORDS } from './words.ts';
