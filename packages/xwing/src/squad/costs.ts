import { pilotCard, type SquadCards, upgradeCard } from './cards.ts';
import type { Squad, SquadShip } from './squad.ts';

/** What the upgrades of a ship cost together. */
export function upgradesCost(cards: SquadCards, { pilot, upgrades }: SquadShip): number {
  return cards.upgradesCost(
    pilotCard(cards, pilot),
    upgrades.map((id) => upgradeCard(cards, id)),
  );
}

/** What a ship takes of the squad's points: its upgrades cost points where it has no loadout of its own for them. */
export function shipCost(cards: SquadCards, ship: SquadShip): number {
  const { cost, loadout } = pilotCard(cards, ship.pilot);
  return loadout === undefined ? cost + upgradesCost(cards, ship) : cost;
}

/** What a squad costs. */
export function squadCost(cards: SquadCards, { ships }: Squad): number {
  return ships.reduce((sum, ship) => sum + shipCost(cards, ship), 0);
}
