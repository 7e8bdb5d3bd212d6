export { type Builders, exchangeWith } from './exchange.ts';
export { type ForeignFormat, type ForeignList, type LinkReader, readLinks } from './foreign.ts';
export { readText } from './readtext.ts';
export { damagedLink, fabsBuilder, REMARK } from './remarks.ts';
export { writeLaunchBayText, writeRedditText, writeTabletopText, writeYasbText } from './writetext.ts';
export type { Exchanged, WrittenCard, WrittenShip } from './written.ts';
