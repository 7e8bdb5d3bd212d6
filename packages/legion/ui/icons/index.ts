export { Dice } from './Dice.tsx';
export { Die } from './Die.tsx';
export { OrderMark } from './OrderMark.tsx';
export { RankIcon } from './RankIcon.tsx';
export { RANK_PATHS } from './ranks.ts';
export { TokenMark } from './TokenMark.tsx';
