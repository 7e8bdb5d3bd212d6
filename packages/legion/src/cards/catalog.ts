import type { BattleCardFacts, CommandFacts, SupplyFacts, UnitFacts, UpgradeFacts, UpgradeSide } from '../card.ts';
import type { Equipped } from '../state.ts';
import { BATTLE_CARDS } from './battle/index.ts';
import { COMMANDS } from './commands/index.ts';
import { asEquipment, SUPPLIES } from './supplies.ts';
import { UNITS } from './units/index.ts';
import { UPGRADES } from './upgrades/index.ts';

const UNIT_CARDS = new Map(UNITS.map((unit) => [unit.id, unit]));
const UPGRADE_CARDS = new Map(UPGRADES.map((upgrade) => [upgrade.id, upgrade]));
const COMMAND_CARDS = new Map(COMMANDS.map((command) => [command.id, command]));
const BATTLE = new Map(BATTLE_CARDS.map((card) => [card.id, card]));
const SUPPLY_CARDS = new Map(SUPPLIES.map((card) => [card.id, card]));
const FOUND = new Map(SUPPLIES.map((card) => [card.id, asEquipment(card)]));

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

/** What a unit can be equipped with: upgrades that its army brought, and supply cards that it found (legion.supply-deck.3). */
export function equipmentFacts(id: string): UpgradeFacts {
  return UPGRADE_CARDS.get(id) ?? known(FOUND, 'upgrade', id);
}

/** The face of an upgrade that shows. */
export function faceOf({ id, side }: Pick<Equipped, 'id' | 'side'>): UpgradeSide {
  const card = equipmentFacts(id);
  return side === 'back' && card.back ? card.back : card;
}

export function findCommand(id: string): CommandFacts | undefined {
  return COMMAND_CARDS.get(id);
}

export function commandFacts(id: string): CommandFacts {
  return known(COMMAND_CARDS, 'command card', id);
}

/** The command cards of a character. */
export function commandsOf(name: string): readonly CommandFacts[] {
  let own = byCharacter.get(name);
  if (own === undefined) {
    own = COMMANDS.filter(({ character }) => character === name);
    byCharacter.set(name, own);
  }
  return own;
}

const byCharacter = new Map<string, readonly CommandFacts[]>();

export function allCommands(): readonly CommandFacts[] {
  return COMMANDS;
}

export function findBattleCard(id: string): BattleCardFacts | undefined {
  return BATTLE.get(id);
}

export function battleCardFacts(id: string): BattleCardFacts {
  return known(BATTLE, 'battle card', id);
}

export function allBattleCards(): readonly BattleCardFacts[] {
  return BATTLE_CARDS;
}

export function findSupply(id: string): SupplyFacts | undefined {
  return SUPPLY_CARDS.get(id);
}

export function allSupplies(): readonly SupplyFacts[] {
  return SUPPLIES;
}
