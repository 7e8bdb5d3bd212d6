import { encoded, linksIn, UnreadableList } from '@rangefinder/kernel/lists';
import type { Army, ArmyUnit } from './army.ts';
import { readArmy } from './list.ts';
import { stacked } from './stacks.ts';

/** What can be used of a list as the end of an address; null when it is no army, or has no units yet. */
export function shareText(list: unknown): string | null {
  try {
    const { army } = readArmy(list);
    return army.units.length === 0 ? null : writeShareText(army);
  } catch (error) {
    if (error instanceof UnreadableList) return null;
    throw error;
  }
}

/** The whole army as the end of an address: ids, so that it means the same on every machine and with every new card. */
export function writeShareText({
  name,
  mode,
  costs,
  paper,
  faction,
  units,
  commands,
  contingencies,
  battle,
}: Army): string {
  const { objectives, deployments, conditions } = battle;
  const params: readonly (readonly [string, string])[] = [
    ['army', faction],
    ['units', stacked(units).map(written).join('_')],
    ['commands', commands.join('.')],
    ['contingencies', contingencies.join('.')],
    ['battle', [objectives, deployments, conditions].map((row) => row.join('.')).join('_')],
    ['mode', mode ?? ''],
    ['costs', costs ?? ''],
    ['paper', paper ? 'yes' : ''],
    ['name', name ?? ''],
  ];
  return params
    .filter(([, value]) => value !== '' && value !== '__')
    .map(([key, value]) => `${key}=${encoded(value)}`)
    .join('&');
}

/** `3*stormtroopers.dlt-19-stormtrooper~loadout!counterpart` */
function written({
  unit: { unit, upgrades, loadout = [], counterpart },
  count,
}: ReturnType<typeof stacked>[number]): string {
  const aside = loadout.length === 0 ? '' : `~${loadout.join('.')}`;
  const partner = counterpart === undefined ? '' : `!${counterpart}`;
  return `${count === 1 ? '' : `${count}*`}${[unit, ...upgrades].join('.')}${aside}${partner}`;
}

/** The list in such an address, or in its end alone, for `readArmy`; undefined when a text holds none. */
export function readShareText(text: string): object | undefined {
  const link = linksIn(text.startsWith('army=') ? `#${text}` : text).find(({ param }) => param('army') !== undefined);
  if (!link) return undefined;
  const parts = (value: string | undefined, mark: string) => (value ?? '').split(mark).filter((part) => part !== '');
  const [objectives, deployments, conditions] = (link.param('battle') ?? '').split('_');
  const given = (key: string) => (link.param(key) ? { [key]: link.param(key) } : {});
  return {
    ...given('name'),
    ...given('mode'),
    ...given('costs'),
    ...(link.param('paper') === 'yes' ? { paper: true } : {}),
    faction: link.param('army'),
    units: parts(link.param('units'), '_').flatMap(readUnits),
    commands: parts(link.param('commands'), '.'),
    contingencies: parts(link.param('contingencies'), '.'),
    battle: {
      objectives: parts(objectives, '.'),
      deployments: parts(deployments, '.'),
      conditions: parts(conditions, '.'),
    },
  };
}

function readUnits(text: string): readonly ArmyUnit[] {
  const [, count = '1', cards = '', aside, counterpart] =
    /^(?:(\d)\*)?([^~!]*)(?:~([^!]*))?(?:!(.*))?$/s.exec(text) ?? [];
  const [unit = '', ...upgrades] = cards.split('.');
  const one: ArmyUnit = {
    unit,
    upgrades,
    ...(aside ? { loadout: aside.split('.') } : {}),
    ...(counterpart ? { counterpart } : {}),
  };
  return Array.from({ length: Number(count) }, () => one);
}
