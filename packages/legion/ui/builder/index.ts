export { Builder } from './Builder.tsx';
export { ListCard } from './ListCard.tsx';
