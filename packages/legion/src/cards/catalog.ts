import type { CommandFacts, UnitFacts, UpgradeFacts, UpgradeSide } from '../card.ts';
import type { Equipped } from '../state.ts';
import { COMMANDS } from './commands/index.ts';
import { UNITS } from './units/index.ts';
import { UPGRADES } from './upgrades/index.ts';

const UNIT_CARDS = new Map(UNITS.map((unit) => [unit.id, unit]));
const UPGRADE_CARDS = new Map(UPGRADES.map((upgrade) => [upgrade.id, upgrade]));
const COMMAND_CARDS = new Map(COMMANDS.map((command) => [command.id, command]));

function known<Card>(cards: ReadonlyMap<string, Card>, kind: string, id: string): Card {
  const card = cards.get(id);
  if (!card) throw new Error(`There is no ${kind} "${id}".`);
  return card;
}

export function findUnit(id: string): UnitFacts | undefined {
  return UNIT_CARDS.get(id);
}

export function unitFacts(id: string): UnitFacts {
  return known(UNIT_CARDS, 'unit', id);
}

export function allUnits(): readonly UnitFacts[] {
  return UNITS;
}

export function findUpgrade(id: string): UpgradeFacts | undefined {
  return UPGRADE_CARDS.get(id);
}

export function upgradeFacts(id: string): UpgradeFacts {
  return known(UPGRADE_CARDS, 'upgrade', id);
}

export function allUpgrades(): readonly UpgradeFacts[] {
  return UPGRADES;
}

/** The face of an upgrade that shows. */
export function faceOf({ id, side }: Pick<Equipped, 'id' | 'side'>): UpgradeSide {
  const card = upgradeFacts(id);
  return side === 'back' && card.back ? card.back : card;
}

export function findCommand(id: string): CommandFacts | undefined {
  return COMMAND_CARDS.get(id);
}

export function commandFacts(id: string): CommandFacts {
  return known(COMMAND_CARDS, 'command card', id);
}

export function allCommands(): readonly CommandFacts[] {
  return COMMANDS;
}
