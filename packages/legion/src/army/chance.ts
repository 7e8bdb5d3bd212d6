import type { Random } from '@rangefinder/kernel';
import {
  type CommandFacts,
  FACTIONS,
  type Faction,
  RANKS,
  type Rank,
  type UnitFacts,
  type UpgradeFacts,
} from '../card.ts';
import { allCommands, allUnits, allUpgrades, commandFacts, unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';
import { deckByChance } from './battledeck.ts';
import { keywordsIn } from './carried.ts';
import { counterpartsOf, recruit } from './changes.ts';
import { equipmentProblems } from './equipment.ts';
import { ALWAYS, EACH } from './hand.ts';
import { type ArmyMode, MODES } from './modes.ts';
import { armyPoints } from './points.ts';
import { armyProblems } from './validate.ts';

const STREAM = 'army';
/** How often another unit is tried before an army is called full. */
const TRIES = 30;

/** A legal army of playable cards, all of whose choices are left to chance. */
export function armyByChance(random: Random, mode: ArmyMode, factions: readonly Faction[] = FACTIONS): Army {
  for (;;) {
    const army = tried(random, mode, factions);
    // A rank that must be filled may have found no room.
    if (armyProblems(army, mode).length === 0) return army;
  }
}

function tried(random: Random, mode: ArmyMode, factions: readonly Faction[]): Army {
  const faction = random.choose(STREAM, factions);
  let army: Army = {
    ...(mode === 'standard' ? {} : { mode }),
    faction,
    units: [],
    commands: [],
    contingencies: [],
    battle: deckByChance(MODES[mode].battle, random),
  };
  for (const rank of RANKS) {
    for (let i = 0; i < MODES[mode].ranks[rank].least; i++) army = withUnit(random, army, mode, [rank]);
  }
  for (let i = 0; i < TRIES; i++) army = withUnit(random, army, mode, RANKS);
  const commands = handFor(random, army);
  return { ...army, commands, contingencies: asideFor(random, army, commands) };
}

/** The army with as many command and battle cards as it lacks, by chance. */
export function completedByChance(random: Random, army: Army): Army {
  const { battle } = MODES[army.mode ?? 'standard'];
  return { ...army, commands: handFor(random, army), battle: deckByChance(battle, random, army.battle) };
}

/** The army with one more unit, if there is room for it; else as it was. */
function withUnit(random: Random, army: Army, mode: ArmyMode, ranks: readonly Rank[]): Army {
  const pool = allUnits().filter((unit) => isFree(unit, army.faction) && ranks.includes(unit.rank));
  if (pool.length === 0) return army;
  const { id } = random.choose(STREAM, pool);
  const larger = { ...army, units: [...army.units, equipped(random, id)] };
  return fits(larger, mode) ? larger : army;
}

function isFree({ counterpart, faction }: UnitFacts, wanted: Faction): boolean {
  return !counterpart && faction === wanted;
}

/** Whether nothing is wrong but what may still be made right: a hand to come, ranks to be filled. */
function fits(army: Army, mode: ArmyMode): boolean {
  if (armyPoints(army) > MODES[mode].points) return false;
  const ranks = MODES[mode].ranks;
  if (RANKS.some((rank) => army.units.filter(({ unit }) => unitFacts(unit).rank === rank).length > ranks[rank].most))
    return false;
  const open = new Set<string>([
    'legion.command-cards.3',
    'legion.army-command-hand.5',
    ...RANKS.map((rank) => ranks[rank].rule),
  ]);
  return armyProblems(army, mode).every(({ rule }) => open.has(rule));
}

/** A unit with an upgrade by chance for about half of its icons, and what it must have. */
function equipped(random: Random, id: string): ArmyUnit {
  const { slots, keywords } = unitFacts(id);
  let unit: ArmyUnit = { ...recruit(id), ...partnerOf(random, id) };
  const partner = unit.counterpart === undefined ? [] : unitFacts(unit.counterpart).slots;
  for (const slot of [...slots, ...partner]) {
    const must = keywords.some(
      (use) =>
        (use.id === 'heavy-weapon-team' && slot === 'heavy-weapon') ||
        (use.id === 'programmed' && slot === 'programming'),
    );
    if (!must && random.below(STREAM, 2) === 0) continue;
    const pool = allUpgrades().filter((card) => card.slot === slot && mayHave(unit, card));
    if (pool.length > 0) unit = { ...unit, upgrades: [...unit.upgrades, random.choose(STREAM, pool).id] };
  }
  return { ...unit, ...loadoutFor(random, unit) };
}

/** A counterpart comes along every other time. */
function partnerOf(random: Random, id: string): Pick<ArmyUnit, 'counterpart'> {
  const [partner] = counterpartsOf({ unit: id, upgrades: [] });
  return partner && random.below(STREAM, 2) === 0 ? { counterpart: partner.id } : {};
}

/** Whether a unit may have an upgrade besides those it has; what needs another card again is left out. */
function mayHave(unit: ArmyUnit, card: UpgradeFacts): boolean {
  const needed = new Set<string>(['legion.equip.1', 'legion.heavy-weapon-team.1', 'legion.programmed.1']);
  const equipment = equipmentProblems({ ...unit, upgrades: [...unit.upgrades, card.id] });
  return equipment.every(({ rule }) => needed.has(rule));
}

/** Whether an army may have a command card besides those it has, in its hand or set aside. */
function mayCommand({ units, faction, commands, contingencies }: Army, card: CommandFacts): boolean {
  const { kind, character, faction: theirs, id } = card;
  return (
    kind === 'command' &&
    ![ALWAYS, ...commands, ...contingencies].includes(id) &&
    (theirs === null || theirs === faction) &&
    (character === '' || units.some(({ unit }) => unitFacts(unit).name === character))
  );
}

/** Two of each number of pips among those that the army may have; what it has already stays. */
function handFor(random: Random, army: Army): readonly string[] {
  const there = army.commands.filter((id) => id !== ALWAYS);
  const more = [1, 2, 3].flatMap((pips) => {
    const pool = allCommands().filter((card) => card.pips === pips && mayCommand(army, card));
    const lacking = EACH - there.filter((id) => commandFacts(id).pips === pips).length;
    return random
      .shuffle(
        STREAM,
        pool.map(({ id }) => id),
        String,
      )
      .slice(0, Math.max(0, lacking));
  });
  return [...there, ...more, ALWAYS];
}

/** As many contingencies as there may be, of what is not in the hand. */
function asideFor(random: Random, army: Army, hand: readonly string[]): readonly string[] {
  const most = army.units
    .flatMap(keywordsIn)
    .reduce((sum, { id, value }) => (id === 'contingencies' ? sum + value : sum), 0);
  if (most === 0) return [];
  const left = allCommands().filter((card) => mayCommand(army, card) && !hand.includes(card.id));
  return random
    .shuffle(STREAM, left, ({ id }) => id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** A unit with Loadout sets a card aside for every other one of its upgrades. */
function loadoutFor(random: Random, unit: ArmyUnit): Pick<ArmyUnit, 'loadout'> {
  if (!keywordsIn(unit).some(({ id }) => id === 'loadout')) return {};
  let loadout: readonly string[] = [];
  for (const { slot } of unit.upgrades.map(upgradeFacts)) {
    const fits = ({ id }: UpgradeFacts) =>
      !unit.upgrades.includes(id) &&
      !loadout.includes(id) &&
      equipmentProblems({ ...unit, loadout: [...loadout, id] }).length === 0;
    const pool = allUpgrades().filter((card) => card.slot === slot && fits(card));
    if (pool.length > 0 && random.below(STREAM, 2) === 0) loadout = [...loadout, random.choose(STREAM, pool).id];
  }
  return loadout.length > 0 ? { loadout } : {};
}
