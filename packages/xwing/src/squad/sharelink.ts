import { BadInput, isObject } from '@rangefinder/kernel';
import { encoded, linksIn } from '@rangefinder/kernel/lists';
import { readSquad } from './list.ts';
import type { SquadRules } from './rules.ts';
import type { Squad } from './squad.ts';

/** What can be used of a list as the end of an address; null when it is no squad. */
export function shareText(rules: SquadRules, list: unknown): string | null {
  try {
    const { squad } = readSquad(rules, list);
    return squad.ships.length === 0 ? null : writeShareText(squad);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** The whole squad as the end of an address: ids, so that it means the same on every machine and with every new card. */
export function writeShareText({ name, format, paper, ships, obstacles }: Squad): string {
  const params: [string, string][] = [
    ['ships', ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].join('.')).join('_')],
    ['obstacles', obstacles.join('.')],
  ];
  if (format !== undefined) params.push(['format', typeof format === 'string' ? format : JSON.stringify(format)]);
  if (paper) params.push(['paper', 'yes']);
  if (name) params.push(['name', name]);
  return params.map(([key, value]) => `${key}=${encoded(value)}`).join('&');
}

/** The list in such an address, or in its end alone, for `readSquad`; undefined when a text holds none. */
export function readShareText({ modes }: SquadRules, text: string): object | undefined {
  const link = linksIn(text.startsWith('ships=') ? `#${text}` : text).find(({ param }) => param('ships') !== undefined);
  if (!link) return undefined;
  const list = (value: string | undefined, mark: string) => (value ?? '').split(mark).filter((part) => part !== '');
  const name = link.param('name');
  const obstacles = link.param('obstacles');
  return {
    ...(name ? { name } : {}),
    ...formatIn(modes, link.param('format')),
    ...(link.param('paper') === 'yes' ? { paper: true } : {}),
    ships: list(link.param('ships'), '_').map((ship) => {
      const [pilot, ...upgrades] = list(ship, '.');
      return { pilot, upgrades };
    }),
    ...(obstacles === undefined ? {} : { obstacles: list(obstacles, '.') }),
  };
}

function formatIn(modes: readonly string[], text: string | undefined): { format?: unknown } {
  if (text === undefined) return {};
  if (modes.includes(text)) return { format: text };
  try {
    const format: unknown = JSON.parse(text);
    return isObject(format) ? { format } : {};
  } catch {
    return {};
  }
}
