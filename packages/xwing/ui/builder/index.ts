export { Builder } from './Builder.tsx';
export type { BuilderEdition, CardNumber } from './edition.ts';
export { ListCard } from './ListCard.tsx';
export { ShipPicture } from './ShipPicture.tsx';
