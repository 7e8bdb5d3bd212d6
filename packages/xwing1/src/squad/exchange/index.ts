import type { Squad } from '@rangefinder/xwing/squad';
import { UnreadableSquad, writeXws } from '@rangefinder/xwing/squad';
import type { ForeignFormat, ForeignList } from '@rangefinder/xwing/squad/exchange';
import { readText } from '@rangefinder/xwing/squad/exchange';
import { SQUADS } from '../squads.ts';
import { OF_SECOND_EDITION } from '../xws.ts';

export function readForeign(text: string): ForeignList {
  const read = readText(SQUADS, text);
  if (!read) throw new UnreadableSquad(OF_SECOND_EDITION);
  return read;
}

export function writeForeign(squad: Squad, _format: ForeignFormat): string {
  return JSON.stringify(writeXws(SQUADS, squad));
}
