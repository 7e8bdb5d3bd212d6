import { BadInput, type Seat } from '@rangefinder/kernel';
import type { Army } from './army/army.ts';
import { contingenciesOf } from './army/hand.ts';
import { partProblems } from './army/validate.ts';
import type { Faction } from './card.ts';
import { commandFacts, unitFacts } from './cards/catalog.ts';
import type { PlacedPlayer, PlacedUnit, Position } from './position.ts';
import { isControlled } from './rules/control.ts';
import type { LegionSetup } from './setup.ts';

/** A unit or a command card, and where the position names it. */
interface Part {
  readonly at: string;
  readonly faction: Faction | null;
  joins(army: Army): Army;
}

/**
 * Units and command cards of a player are an army that there may be, or a part of one: who fell long ago may be left out. Whatever
 * cannot belong to what is named before it is at fault.
 */
export function checkArmies({ units, players }: Position, { mode, costs }: LegionSetup): void {
  for (const seat of [0, 1]) {
    const parts = [
      ...units.flatMap((unit, i) => (ownerOf(unit) === seat ? [unitAt(unit, `position.units[${i}]`)] : [])),
      ...commandsAt(players[seat] ?? {}, `position.players[${seat}]`),
    ];
    const faction = parts.find((part) => part.faction !== null)?.faction ?? 'rebels';
    let army: Army = { ...NOBODY, faction, ...(costs === undefined ? {} : { costs }) };
    const whole = parts.reduce((joined, { joins }) => joins(joined), army);
    const wrong = (part: Army) => partProblems(part, mode).find(({ rule }) => rule !== HAND || hasHandOnly(part));
    if (!wrong(whole)) continue;
    for (const { at, joins } of parts) {
      army = joins(army);
      const why = wrong(army);
      if (why) throw new BadInput(at, why.message);
    }
  }
}

const NOBODY: Omit<Army, 'faction'> = {
  units: [],
  commands: [],
  contingencies: [],
  battle: { objectives: [], deployments: [], conditions: [] },
};

/** So many cards of each number of pips make a hand. */
const HAND = 'legion.command-cards.3';

/** A contingency that was revealed lies among the cards of the hand ever after (legion.contingencies.6). */
function hasHandOnly(army: Army): boolean {
  return army.contingencies.length === 0 && contingenciesOf(army) === 0;
}

/** Whoever acts for another player belongs to the army that it came with. */
function ownerOf({ seat, memory }: PlacedUnit): Seat {
  return isControlled({ memory }) ? 1 - seat : seat;
}

function unitAt(unit: PlacedUnit, at: string): Part {
  return {
    at,
    faction: unitFacts(unit.unit).faction,
    joins: (army) => ({ ...army, units: [...army.units, unit] }),
  };
}

/** Command cards wherever they lie; flaws are the other player's. */
function commandsAt(player: PlacedPlayer, at: string): readonly Part[] {
  const own = (['hand', 'discards', 'aside', 'permanent'] as const).flatMap((pile) =>
    (player[pile] ?? []).map((id, k) => ({ id, at: `${at}.${pile}[${k}]` })),
  );
  const chosen = player.chosen === undefined ? [] : [{ id: player.chosen, at: `${at}.chosen` }];
  const aside = (player.contingencies ?? []).map((id, k) => ({ id, at: `${at}.contingencies[${k}]` }));
  const part = (pile: 'commands' | 'contingencies') => (card: { readonly id: string; readonly at: string }) => ({
    at: card.at,
    faction: commandFacts(card.id).faction,
    joins: (army: Army) => ({ ...army, [pile]: [...army[pile], card.id] }),
  });
  return [...[...chosen, ...own].map(part('commands')), ...aside.map(part('contingencies'))];
}
