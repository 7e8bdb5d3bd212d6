import { RANKS, type Rank, type UnitFacts } from '../../card.ts';
import { battleCardFacts, commandFacts, unitFacts, upgradeFacts } from '../../cards/catalog.ts';
import type { Army, ArmyUnit } from '../army.ts';
import { costIn } from '../costs.ts';
import { MODES } from '../modes.ts';
import { armyPoints, unitPoints, upgradePoints } from '../points.ts';
import { stacked } from '../stacks.ts';

/** Headings of Legion HQ. */
const HEADINGS: Readonly<Record<Rank, string>> = {
  commander: 'Commanders',
  operative: 'Operatives',
  corps: 'Corps',
  special: 'Special Forces',
  support: 'Support',
  heavy: 'Heavy',
};

/** The text of Legion HQ: a line for each kind of unit, by rank, with all costs; then the hand, the battle deck and the link. */
export function writeStandardText(army: Army, link: string): string {
  const ranks = RANKS.flatMap((rank) => {
    const stacks = stacked(army.units).filter(({ unit }) => unitFacts(unit.unit).rank === rank);
    const lines = stacks.map(({ unit, count }) => ` - ${times(count)}${standardLine(army, unit, count)}`);
    return lines.length === 0 ? [] : [`${HEADINGS[rank]}:`, ...lines];
  });
  return [army.name ?? 'Untitled', pointsLine(army), ...ranks, '', ...cardLines(army, ''), '', link].join('\n');
}

function standardLine(army: Army, unit: ArmyUnit, count: number): string {
  const facts = unitFacts(unit.unit);
  const cards = pairs(unit).map((names) => names.map((id) => equippedFor(army, unit, id)).join('/'));
  const partner = unit.counterpart === undefined ? [] : [costing(army, unitFacts(unit.counterpart))];
  const equipped = [...partner, ...cards];
  const sum = unitPoints(unit, army) * count;
  return equipped.length === 0 ? `${facts.name} = ${sum}` : `${costing(army, facts)}: ${equipped.join(', ')} = ${sum}`;
}

/** The short text of Legion HQ: names alone. */
export function writeMinimalText(army: Army, link: string): string {
  const lines = stacked(army.units).flatMap(({ unit, count }) => {
    const { upgrades, loadout = [], counterpart } = unit;
    const names = upgrades.map((id) => upgradeFacts(id).name);
    const equipped = names.length === 0 ? '' : ` (${names.join(', ')})`;
    return [
      `${times(count)}${unitFacts(unit.unit).name}${equipped}`,
      ...(loadout.length === 0 ? [] : [` - Loadout: (${loadout.map((id) => upgradeFacts(id).name).join(', ')})`]),
      ...(counterpart === undefined ? [] : [unitFacts(counterpart).name]),
    ];
  });
  return [pointsLine(army), ...lines, ...cardLines(army, ''), '', link].join('\n');
}

/** The text that tournaments ask for: every unit and every upgrade on a line of its own. */
export function writeTournamentText(army: Army, link: string): string {
  const { units, name = 'Untitled', mode = 'standard' } = army;
  const lines = units.flatMap((unit) => {
    const partner = unit.counterpart === undefined ? [] : [unitFacts(unit.counterpart)];
    const points = unitPoints(unit, army) - partner.reduce((sum, card) => sum + costIn(army.costs, card), 0);
    return [
      `${unitFacts(unit.unit).name} (${points})`,
      ...pairs(unit).map((names) => ` - ${names.map((id) => equippedFor(army, unit, id)).join('/')}`),
      ...partner.map((card) => costing(army, card)),
    ];
  });
  const points = `${armyPoints(army)}/${MODES[mode].points}`;
  return [name, points, ...lines, '', ...cardLines(army, '\n'), '', link].join('\n');
}

function times(count: number): string {
  return count === 1 ? '' : `${count}× `;
}

/** A unit's card with what it costs in this army. */
function costing({ costs }: Army, card: UnitFacts): string {
  return `${card.name} (${costIn(costs, card)})`;
}

/** An upgrade with what it costs on this unit: some cost less there. */
function equippedFor(army: Army, { unit }: ArmyUnit, id: string): string {
  return `${upgradeFacts(id).name} (${upgradePoints(id, unitFacts(unit).name, army)})`;
}

function pointsLine(army: Army): string {
  const { length } = army.units;
  const most = MODES[army.mode ?? 'standard'].points;
  return `${armyPoints(army)}/${most} (${length} activation${length === 1 ? '' : 's'})`;
}

/** Each upgrade, and behind it the one that is set aside for it. */
function pairs({ upgrades, loadout = [] }: ArmyUnit): readonly (readonly string[])[] {
  const aside = [...loadout];
  const equipped = upgrades.map((id) => {
    const at = aside.findIndex((other) => upgradeFacts(other).slot === upgradeFacts(id).slot);
    return [id, ...(at < 0 ? [] : aside.splice(at, 1))];
  });
  return [...equipped, ...aside.map((id) => [id])];
}

/** Hand, contingencies and battle deck, on one line each, or a line for each card. */
function cardLines({ commands, contingencies, battle }: Army, between: '' | '\n'): readonly string[] {
  const pips = (id: string) => `${'•'.repeat(commandFacts(id).pips)} ${commandFacts(id).name}`;
  const names = (ids: readonly string[]) => ids.map((id) => battleCardFacts(id).name);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Commands', commands.map(pips)],
    ['Contingencies', contingencies.map(pips)],
    ['Objectives', names(battle.objectives)],
    ['Deployments', names(battle.deployments)],
    ['Conditions', names(battle.conditions)],
  ];
  return rows
    .filter(([, cards]) => cards.length > 0)
    .map(([title, cards]) =>
      between === '' ? `${title}: ${cards.join(', ')}` : `${title}:\n${cards.map((card) => ` - ${card}`).join('\n')}`,
    );
}
