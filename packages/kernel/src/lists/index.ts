export { decoded, encoded, type Link, linksIn } from './addresses.ts';
export { shortened, shown } from './shown.ts';
export { LONGEST_TEXT, readIn, UnreadableList } from './unreadable.ts';
