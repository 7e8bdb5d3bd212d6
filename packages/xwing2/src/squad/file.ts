import { BadInput, isObject } from '@rangefinder/kernel';
import { pilotCard, upgradeCard } from '../cards/catalog.ts';
import { gameMode } from './gamemode.ts';
import { readSquad } from './list.ts';
import { FACTION_NAMES } from './names.ts';
import type { ReadSquad, Squad, SquadShip } from './squad.ts';
import { parseJson, readXws } from './xws.ts';

/** Reads the text of a squad file, XWS or our own form, and tells what is in it. */
export function parseList(text: string): { list: unknown; notes: readonly string[] } {
  const list = parseJson(text);
  // Of an object with no ships, only XWS can have been meant.
  const { squad, remarks }: ReadSquad = isObject(list) && Array.isArray(list.ships) ? readSquad(list) : readXws(list);
  if (squad.ships.length === 0) throw new BadInput('', 'There is no ship in this squad that could be used.');
  return { list, notes: [...summary(squad), ...remarks.map(({ en }) => en)] };
}

/** A squad in a few lines: points, and the loadout of each ship. */
export function summary(squad: Squad): string[] {
  const { mode, points } = gameMode(squad.format);
  const cost = squad.ships.reduce((sum, { pilot }) => sum + pilotCard(pilot).cost, 0);
  const factions = [...new Set(squad.ships.map(({ pilot }) => FACTION_NAMES[pilotCard(pilot).faction].en))];
  const name = squad.name === undefined ? '' : `${squad.name}: `;
  return [
    `${name}${cost} of ${points} points, ${squad.ships.length} ships of ${factions.join(' and ')}, ${mode}`,
    ...squad.ships.map(shipSummary),
  ];
}

function shipSummary({ pilot, upgrades }: SquadShip): string {
  const { name, type, cost, loadout } = pilotCard(pilot);
  const cards = upgrades.map(upgradeCard);
  const spent = cards.reduce((sum, card) => sum + (card.cost ?? 0), 0);
  const equipped = cards.length === 0 ? '' : `: ${cards.map((card) => `${card.name} ${card.cost ?? '–'}`).join(', ')}`;
  return `${name} (${type.name}) ${cost} points, loadout ${spent} of ${loadout}${equipped}`;
}
