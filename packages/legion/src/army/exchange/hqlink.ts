import type { Words } from '@rangefinder/kernel/words';
import { FACTIONS, type Slot } from '../../card.ts';
import { battleCardFacts, unitFacts, upgradeFacts } from '../../cards/catalog.ts';
import type { Army, ArmyUnit } from '../army.ts';
import { ALWAYS } from '../hand.ts';
import { HQ_BATTLE_CARDS, HQ_COMMANDS, HQ_UNITS, HQ_UPGRADES, hqCodes } from '../hq-ids.ts';
import { LEFT_OUT } from '../left-out.ts';
import type { ArmyMode } from '../modes.ts';
import { stacked } from '../stacks.ts';
import { damagedLink, keptThere, laterFaction, REMARK } from './remarks.ts';
import type { Exchanged, WrittenArmy, WrittenCard, WrittenUnit } from './written.ts';

const BUILDER = 'Legion HQ';

/** What of each address in a text is the army: `rebels/1abcxnz0,…`, without what ends the sentence around it. */
export function armiesIn(text: string): readonly string[] {
  const found = text.matchAll(/legionhq\d?\.[a-z.]{1,40}\/list\/([^\s"<>()[\]?#]+)/gi);
  const linked = [...found].map(([, army = '']) => army.replace(/[^\w%+]+$/, ''));
  const [, bare] = /^\/?(?:list\/)?([a-z]+\/(?:\w+:)*\d[a-z]{2}[\w,+:%]*)$/i.exec(text.trim()) ?? [];
  return bare === undefined ? linked : [bare];
}

/** Reads what stands behind `/list/` in an address of Legion HQ. */
export function readHqLink(army: string): Exchanged {
  const [, faction = '', codes = ''] = /^([^/]+)\/(.+)$/s.exec(plainly(army)) ?? [];
  if (/^\d+\/?$/.test(army)) throw keptThere(BUILDER);
  const known = FACTIONS.find((one) => one === faction.toLowerCase());
  if (!known) throw /^[a-z]+$/i.test(faction) && codes !== '' ? laterFaction(faction) : damagedLink();
  const parts = codes.split(':');
  const segments = (parts.pop() ?? '').split(',');
  const units = segments.filter((segment) => segment.length > 2).flatMap(readUnits);
  if (units.length === 0) throw damagedLink();
  const cards = readCards(segments.filter((segment) => segment.length <= 2));
  const { mode, remarks } = readPrefix(parts);
  return { list: { ...modeFor(mode, cards.battle), faction: known, units, ...cards }, remarks };
}

/** Percent signs that stand for nothing are no reason to refuse a link; a plus is a plus. */
function plainly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Points for which later links say that the army was made. */
const POINTS: Readonly<Record<string, ArmyMode>> = {
  500: 'skirmish',
  600: 'skirmish',
  800: 'standard',
  1000: 'standard',
  1600: 'grand-army',
};

/** Later links begin with points, and with the battle force where there is one: `800:bf:…`. */
function readPrefix(parts: readonly string[]): { readonly mode: ArmyMode | undefined; readonly remarks: Words[] } {
  const points = parts.find((part) => /^\d+$/.test(part));
  const force = parts.find((part) => part !== '' && part !== points);
  const remarks = force === undefined ? [] : [REMARK.battleForce(force)];
  if (points === '1000') remarks.push(REMARK.points(1000));
  return { mode: POINTS[points ?? ''], remarks };
}

/** Links of 2021 do not say what an army was made for: its battle cards may. */
function modeFor(said: ArmyMode | undefined, battle: WrittenArmy['battle']): { readonly mode?: ArmyMode } {
  const ids = [...battle.objectives, ...battle.deployments, ...battle.conditions];
  const small = ids.some((id) => typeof id === 'string' && battleCardFacts(id).mode === 'skirmish');
  const mode = said ?? (small ? 'skirmish' : 'standard');
  return mode === 'standard' ? {} : { mode };
}

/** A count, the unit, an upgrade or `0` for each slot; `_` and the loadout; `+1` and the counterpart in the same way. */
function readUnits(segment: string): readonly WrittenUnit[] {
  const [own = '', partner] = segment.split('+');
  const read = readUnit(own);
  if (!read) return [{ unit: unknown(segment), upgrades: [] }];
  const { count, unit, upgrades, loadout } = read;
  const other = partner === undefined ? undefined : readUnit(partner);
  const aside = [...loadout, ...(other?.loadout ?? [])];
  const one: WrittenUnit = {
    unit,
    upgrades: [...upgrades, ...(other?.upgrades ?? [])],
    ...(partner === undefined ? {} : { counterpart: other?.unit ?? unknown(partner) }),
    ...(aside.length > 0 ? { loadout: aside } : {}),
  };
  return Array.from({ length: count }, () => one);
}

function readUnit(segment: string) {
  const [, count, unit = '', upgrades = '', loadout = ''] =
    /^([1-9])([a-z]{2})((?:0|[a-z]{2})*)(?:_((?:0|[a-z]{2})*))?$/i.exec(segment) ?? [];
  if (count === undefined) return undefined;
  const cards = (codes: string) => (codes.match(/[a-z]{2}/gi) ?? []).map((code) => card(HQ_UPGRADES, code));
  return { count: Number(count), unit: card(HQ_UNITS, unit), upgrades: cards(upgrades), loadout: cards(loadout) };
}

/** A hand is six cards; where it has fewer, empty places make up for them. What follows are contingencies. */
const HAND = 6;

function readCards(codes: readonly string[]): Pick<WrittenArmy, 'commands' | 'contingencies' | 'battle'> {
  const commands: (WrittenCard | '')[] = [];
  const battle = { objectives: [] as WrittenCard[], deployments: [] as WrittenCard[], conditions: [] as WrittenCard[] };
  for (const code of codes) {
    const row = battleRow(code);
    if (row) battle[row].push(card(HQ_BATTLE_CARDS, code));
    else commands.push(code === '' ? '' : card(HQ_COMMANDS, code));
  }
  const filled = (cards: readonly WrittenCard[]) => cards.filter((one) => one !== '');
  // Everybody has Standing Orders, and no link names it (legion.army-command-hand.5).
  const hand = filled(commands.slice(0, HAND)).filter((one) => one !== ALWAYS);
  return { commands: [...hand, ALWAYS], contingencies: filled(commands.slice(HAND)), battle };
}

const ROWS = { objective: 'objectives', deployment: 'deployments', condition: 'conditions' } as const;

function battleRow(code: string): keyof WrittenArmy['battle'] | undefined {
  const id = HQ_BATTLE_CARDS[code];
  if (id !== undefined) return ROWS[battleCardFacts(id).kind];
  const left = LEFT_OUT.find(({ codes }) => codes.includes(code));
  return left?.kind === 'objective' || left?.kind === 'deployment' ? ROWS[left.kind] : undefined;
}

function card(codes: Readonly<Record<string, string>>, code: string): WrittenCard {
  return (Object.hasOwn(codes, code) ? codes[code] : undefined) ?? unknown(code);
}

function unknown(code: string): WrittenCard {
  return { builder: BUILDER, code: code.slice(0, 40) };
}

const CODES = {
  unit: hqCodes(HQ_UNITS),
  upgrade: hqCodes(HQ_UPGRADES),
  command: hqCodes(HQ_COMMANDS),
  battle: hqCodes(HQ_BATTLE_CARDS),
};

/** Upgrade bars that Legion HQ has otherwise than the cards of December 2021: links go by places. */
const HQ_BARS: Readonly<Record<string, readonly Slot[]>> = {
  'idens-id10-seeker-droid': ['comms'],
  'b1-battle-droids': ['heavy-weapon', 'personnel', 'comms', 'gear'],
  'bx-series-droid-commandos-strike-team': ['heavy-weapon', 'training', 'comms', 'grenades', 'armament'],
};

/** The army as a link that opens it in Legion HQ. Its name is not part of one. */
export function writeHqLink(army: Army): string {
  const { faction, units, commands, contingencies, battle, mode = 'standard' } = army;
  const hand = commands.filter((id) => id !== ALWAYS).map((id) => CODES.command.get(id) ?? '');
  const segments = [
    ...stacked(units).map(({ unit, count }) => writeUnit(unit, count)),
    ...hand,
    ...Array<string>(Math.max(0, HAND - hand.length)).fill(''),
    ...contingencies.map((id) => CODES.command.get(id) ?? ''),
    ...[...battle.objectives, ...battle.deployments, ...battle.conditions].map((id) => CODES.battle.get(id) ?? ''),
  ];
  return `https://legionhq2.com/list/${faction}/${PREFIX[mode]}:${segments.join(',')}`;
}

/** What Legion HQ calls armies of our sizes by. */
const PREFIX: Readonly<Record<ArmyMode, number>> = { standard: 800, skirmish: 600, 'grand-army': 1600 };

function writeUnit({ unit, upgrades, loadout = [], counterpart }: ArmyUnit, count: number): string {
  const added = upgrades.flatMap((id) => upgradeFacts(id).addsSlot?.slot ?? []);
  const own = [...barOf(unit), ...added];
  const theirs = counterpart === undefined ? [] : barOf(counterpart);
  const places = placed([...own, ...theirs], upgrades);
  const ofUnit = [...places.slice(0, own.length), ...places.slice(own.length + theirs.length)];
  const ofPartner = places.slice(own.length, own.length + theirs.length);
  const aside = unitFacts(unit).keywords.some(({ id }) => id === 'loadout') ? `_${coded(beside(ofUnit, loadout))}` : '';
  const partner = counterpart === undefined ? '' : `+1${CODES.unit.get(counterpart) ?? ''}${coded(ofPartner)}`;
  return `${count}${CODES.unit.get(unit) ?? ''}${coded(ofUnit)}${aside}${partner}`;
}

function barOf(unit: string): readonly Slot[] {
  return HQ_BARS[unit] ?? unitFacts(unit).slots;
}

/** The upgrades in the places of a bar, null where there is none; what has no place stands behind. */
function placed(bar: readonly Slot[], upgrades: readonly string[]): readonly (string | null)[] {
  const left = [...upgrades];
  const places = bar.map((slot) => {
    const at = left.findIndex((id) => upgradeFacts(id).slot === slot);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return [...places, ...left];
}

/** What is set aside for each place: one of the kind of the card that is there. */
function beside(bar: readonly (string | null)[], loadout: readonly string[]): readonly (string | null)[] {
  const slots = bar.flatMap((id) => (id === null ? [] : [upgradeFacts(id).slot]));
  const aside = placed(slots, loadout);
  let next = 0;
  const places = bar.map((id) => (id === null ? null : (aside[next++] ?? null)));
  return [...places, ...aside.slice(next)];
}

function coded(places: readonly (string | null)[]): string {
  return places.map((id) => (id === null ? '0' : (CODES.upgrade.get(id) ?? '0'))).join('');
}
