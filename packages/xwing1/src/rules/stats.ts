import type { RuleId } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

type Stat = 'hull' | 'shields' | 'agility' | 'attack' | 'skill';

/** What faceup upgrades add to a number. */
function fromUpgrades(t: XTable, ship: Ship, stat: Stat): number {
  let sum = 0;
  for (const upgrade of ship.upgrades) {
    if (!upgrade.discarded) sum += t.cards.face(upgrade).stats?.[stat] ?? 0;
  }
  return sum;
}

/** Changes a number of a ship until the end of the round, whatever becomes of the card that says so. */
export function changeUntilRoundEnds(ship: Ship, stat: 'agility' | 'attack', change: number): void {
  const key = `round:${stat}`;
  ship.memory[key] = (ship.memory[key] ?? 0) + change;
}

/** xw1.hull.1 */
export function hullOf(t: XTable, ship: Ship): number {
  return t.abilities.ask('hull', ship, t.pilot(ship).type.hull + fromUpgrades(t, ship, 'hull'));
}

/** xw1.shields.2, .3 */
export function shieldValue(t: XTable, ship: Ship): number {
  return t.abilities.ask('shield-value', ship, t.pilot(ship).type.shields + fromUpgrades(t, ship, 'shields'));
}

/** xw1.agility.1, .3, .4; a cloaked ship has two more (xw1.cloak.2), a small one one less for each tractor beam token. */
export function agilityOf(t: XTable, ship: Ship): number {
  const printed = t.pilot(ship).type.agility + fromUpgrades(t, ship, 'agility') + (ship.memory['round:agility'] ?? 0);
  const cloaked = ship.tokens.cloak > 0 ? 2 : 0;
  const tractored = t.sizeOf(ship) === 'small' ? ship.tokens.tractor : 0; // xw1.tractor-beam.1, .4
  return Math.max(0, t.abilities.ask('agility', ship, printed + cloaked) - tractored);
}

/** xw1.primary-weapon.1, .4, .5 */
export function primaryWeaponValue(t: XTable, ship: Ship): number {
  const printed = t.pilot(ship).type.attack + fromUpgrades(t, ship, 'attack') + (ship.memory['round:attack'] ?? 0);
  return Math.max(0, t.abilities.ask('primary-weapon-value', ship, printed));
}

/** Sets the pilot skill of a ship until the phase or the round is over, whatever becomes of the card (xw1.card-abilities.9). */
export function changeSkill(
  t: XTable,
  ship: Ship,
  value: number,
  until: Ship['skills'][number]['until'],
  rule: RuleId = RULE,
): void {
  ship.skills.push({ value, until });
  t.emit({ type: 'pilot-skill', rule, ship: ship.id, value: skillOf(t, ship) });
}

/** xw1.pilot-skill.4: what is left when a change ends is the most recent of the others. */
export function endSkills(ship: Ship, over: Ship['skills'][number]['until']): void {
  if (ship.skills.length > 0) ship.skills = ship.skills.filter(({ until }) => until !== over);
}

/** xw1.pilot-skill.1, .3: the most recent change that still lasts counts. */
export function skillOf(t: XTable, ship: Ship): number {
  const given = t.state.mission?.skills[ship.id];
  if (given !== undefined) return given; // xw1.golden-rules.3
  const printed = t.pilot(ship).skill + fromUpgrades(t, ship, 'skill');
  return t.abilities.ask('pilot-skill', ship, ship.skills.at(-1)?.value ?? printed);
}
