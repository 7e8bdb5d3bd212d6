import { pilotCard, upgradeCard } from '../../cards/catalog.ts';
import { loadoutSpent, squadCost } from '../choices.ts';
import type { Squad, SquadShip } from '../squad.ts';
import { unbracketed } from './cardnames.ts';
import { writeYasbLink } from './yasb.ts';

/** The text of YASB, with its link. */
export function writeYasbText(squad: Squad): string {
  const ships = squad.ships.map((ship) => {
    const { name, type, cost, loadout } = pilotCard(ship.pilot);
    const upgrades = ship.upgrades.map((id) => `    ${upgradeCard(id).name} (${upgradeCard(id).cost ?? '-'})`);
    const health = type.hull + type.shields + ship.upgrades.map(addedHealth).reduce((sum, more) => sum + more, 0);
    // xw2.missions.chance.3: half its points, rounded down, when half its health is gone.
    const sums = [
      `Ship Cost: ${cost}`,
      `Loadout: (${loadoutSpent(ship)}/${loadout})`,
      `Half Points: ${Math.floor(cost / 2)}`,
      `Damage Threshold: ${Math.ceil(health / 2)}`,
    ];
    return [`${name} – ${type.name} (${cost})`, ...upgrades, sums.join('  ')].join('\n');
  });
  return [...titled(squad), ...ships, `Total: ${squadCost(squad)}`, `View in YASB: ${writeYasbLink(squad)}`].join(
    '\n\n',
  );
}

function addedHealth(id: string): number {
  const { hull = 0, shields = 0 } = upgradeCard(id).stats ?? {};
  return hull + shields;
}

/** The text of YASB for Reddit, with its link. */
export function writeRedditText(squad: Squad): string {
  const ships = squad.ships.map(({ pilot, upgrades }) =>
    [
      `**${pilotCard(pilot).name} (${pilotCard(pilot).cost})**`,
      ...upgrades.map((id) => `*&nbsp;${upgradeCard(id).name} (${upgradeCard(id).cost ?? '-'})*`),
      // Two spaces end a line in Markdown.
    ].join('  \n'),
  );
  // An address in Markdown ends at the first bracket.
  const link = writeYasbLink(squad).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return [...titled(squad), ...ships, `**Total:** *${squadCost(squad)}*`, `[View in YASB](${link})`].join('\n\n');
}

/** The text of Launch Bay Next. */
export function writeLaunchBayText(squad: Squad): string {
  const ships = squad.ships.map(({ pilot, upgrades }) => {
    const { name, type, cost } = pilotCard(pilot);
    const lines = upgrades.map((id) => `(${upgradeCard(id).cost ?? 0}) ${upgradeCard(id).name}`);
    return [`(${cost}) ${name} [${type.name}]`, ...lines, `Points: ${cost}`].join('\n');
  });
  return [...titled(squad), ...ships, `Total points: ${squadCost(squad)}`].join('\n\n');
}

/** The line that spawns the squad in Tabletop Simulator. */
export function writeTabletopText({ ships, obstacles }: Squad): string {
  const named = ({ pilot, upgrades }: SquadShip) =>
    [pilotCard(pilot).name, ...upgrades.map((id) => upgradeCard(id).name)].map(unbracketed).join(' + ');
  return `${ships.map(named).join(' / ')} | ${obstacles.join(' / ')}`;
}

function titled({ name }: Squad): readonly string[] {
  return name === undefined || name.trim() === '' ? [] : [name.trim()];
}
