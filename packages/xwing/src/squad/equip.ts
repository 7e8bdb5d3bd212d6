import { pilotCard, type SquadCards, upgradeCard } from './cards.ts';
import type { Squad } from './squad.ts';

/** The squad with an upgrade on a ship; a standardized one goes on every ship of its type. */
export function equip(cards: SquadCards, squad: Squad, ship: number, upgrade: string): Squad {
  const { standardized } = upgradeCard(cards, upgrade);
  const type = shipType(cards, squad, ship);
  return {
    ...squad,
    ships: squad.ships.map((other, i) => {
      const takes =
        i === ship || (standardized && shipType(cards, squad, i) === type && !other.upgrades.includes(upgrade));
      return takes ? { ...other, upgrades: [...other.upgrades, upgrade] } : other;
    }),
  };
}

/** The squad without one of a ship's upgrades; a standardized one leaves every ship of its type. */
export function unequip(cards: SquadCards, squad: Squad, ship: number, index: number): Squad {
  const upgrade = squad.ships[ship]?.upgrades[index];
  if (upgrade === undefined) return squad;
  const { standardized } = upgradeCard(cards, upgrade);
  const type = shipType(cards, squad, ship);
  return {
    ...squad,
    ships: squad.ships.map((other, i) => {
      if (i === ship) return { ...other, upgrades: other.upgrades.filter((_, at) => at !== index) };
      if (!standardized || shipType(cards, squad, i) !== type) return other;
      return { ...other, upgrades: other.upgrades.filter((id) => id !== upgrade) };
    }),
  };
}

function shipType(cards: SquadCards, squad: Squad, ship: number): string | undefined {
  const pilot = squad.ships[ship]?.pilot;
  return pilot === undefined ? undefined : pilotCard(cards, pilot).type.id;
}
