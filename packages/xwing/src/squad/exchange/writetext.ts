import { pilotCard, type SquadUpgrade, upgradeCard } from '../cards.ts';
import { shipCost, squadCost, upgradesCost } from '../costs.ts';
import type { SquadRules } from '../rules.ts';
import type { Squad, SquadShip } from '../squad.ts';
import { unbracketed } from './cardnames.ts';

/** The text of YASB, with its link. */
export function writeYasbText(rules: SquadRules, squad: Squad, link: string): string {
  const ships = squad.ships.map((ship) => {
    const { name, type, cost, loadout } = pilotCard(rules, ship.pilot);
    const cards = ship.upgrades.map((id) => upgradeCard(rules, id));
    const upgrades = cards.map((card) => `    ${card.name} (${card.cost ?? '-'})`);
    const health = cards.reduce((sum, card) => sum + addedHealth(card), type.hull + type.shields);
    const sums = [
      `Ship Cost: ${shipCost(rules, ship)}`,
      ...(loadout === undefined ? [] : [`Loadout: (${upgradesCost(rules, ship)}/${loadout})`]),
      `Half Points: ${Math.floor(shipCost(rules, ship) / 2)}`,
      `Damage Threshold: ${Math.ceil(health / 2)}`,
    ];
    return [`${name} – ${type.name} (${cost})`, ...upgrades, sums.join('  ')].join('\n');
  });
  return [...titled(squad), ...ships, `Total: ${squadCost(rules, squad)}`, `View in YASB: ${link}`].join('\n\n');
}

function addedHealth({ stats }: SquadUpgrade): number {
  const { hull = 0, shields = 0 } = stats ?? {};
  return hull + shields;
}

/** The text of YASB for Reddit, with its link. */
export function writeRedditText(rules: SquadRules, squad: Squad, link: string): string {
  const ships = squad.ships.map(({ pilot, upgrades }) =>
    [
      `**${pilotCard(rules, pilot).name} (${pilotCard(rules, pilot).cost})**`,
      ...upgrades.map((id) => upgradeCard(rules, id)).map((card) => `*&nbsp;${card.name} (${card.cost ?? '-'})*`),
      // Two spaces end a line in Markdown.
    ].join('  \n'),
  );
  // An address in Markdown ends at the first bracket.
  const address = link.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return [...titled(squad), ...ships, `**Total:** *${squadCost(rules, squad)}*`, `[View in YASB](${address})`].join(
    '\n\n',
  );
}

/** The text of Launch Bay Next. */
export function writeLaunchBayText(rules: SquadRules, squad: Squad): string {
  const ships = squad.ships.map((ship) => {
    const { name, type, cost } = pilotCard(rules, ship.pilot);
    const cards = ship.upgrades.map((id) => upgradeCard(rules, id));
    const lines = cards.map((card) => `(${card.cost ?? 0}) ${card.name}`);
    return [`(${cost}) ${name} [${type.name}]`, ...lines, `Points: ${shipCost(rules, ship)}`].join('\n');
  });
  return [...titled(squad), ...ships, `Total points: ${squadCost(rules, squad)}`].join('\n\n');
}

/** The line that spawns the squad in Tabletop Simulator. */
export function writeTabletopText(rules: SquadRules, { ships, obstacles }: Squad): string {
  const named = ({ pilot, upgrades }: SquadShip) =>
    [pilotCard(rules, pilot).name, ...upgrades.map((id) => upgradeCard(rules, id).name)].map(unbracketed).join(' + ');
  return `${ships.map(named).join(' / ')} | ${obstacles.join(' / ')}`;
}

function titled({ name }: Squad): readonly string[] {
  return name === undefined || name.trim() === '' ? [] : [name.trim()];
}
