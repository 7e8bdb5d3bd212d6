export { lastScore, type Score } from './kept.ts';
