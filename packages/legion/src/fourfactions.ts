import { BANE } from './cards/bane.ts';
import { battleCardFacts, commandFacts, commandsOf, equipmentFacts, unitFacts } from './cards/catalog.ts';
import type { Catalog } from './edition.ts';
import { findKeyword } from './keywords/index.ts';
import { STANDBY } from './rules/reacting.ts';
import { terrainKind } from './terrain/kinds.ts';

/**
 * The cards of the four-faction game.
 *
 * Chapters on a type of unit, a token or a word say again what others say; where they are enforced, by the file of this package:
 * - rules/units.ts, rules/tokens.ts, rules/rally.ts, rules/panic.ts: legion.trooper.3 to .11, legion.courage.7 to .9, legion.rally.7 to .10,
 *   legion.suppression.9 to .11, legion.droid-trooper.5, legion.ion-tokens.4, legion.defeated.3, legion.abilities.10 to .13
 * - battlefield/passing.ts, rules/moving.ts, rules/displacing.ts: legion.creature-trooper.2, .3, .5 to .8, .11 to .16,
 *   legion.emplacement-trooper.2 to .6, .8 to .11, legion.vehicles.4 to .14, .16 to .20,
 *   legion.suppression.16, .17, legion.withdraw.10, legion.base-contact.12
 * - battlefield/cover.ts, battlefield/sight.ts, terrain/: legion.cover.2, .14, .16, .17, .19, .20, .23, .28 to .30, .32,
 *   legion.terrain-area.2, .6 to .10, legion.terrain-craters-trenches.2 to .4, legion.terrain-buildings.2, legion.line-of-sight.3
 * - battlefield/range.ts: legion.at-range.2, legion.range.10, .12, .17
 * - rules/actions.ts, rules/deeds.ts, rules/triggers.ts: legion.actions.7, .8, legion.free-card-actions.2 to .6,
 *   legion.free-actions.5, .6, legion.activating-units.13, legion.abilities.6, .15, legion.upgrade-cards.16
 * - rules/attack/: legion.weapons.3, .7, legion.ranged-weapon.2, .3, legion.area-weapon.7, legion.weapon-disrupted.2, .5, legion.wounds.20,
 *   legion.attack.3, .4, .8, .11, .41, legion.attack-pool.2, .4, .8, .10, .11, legion.surge.5, legion.dodge.6, legion.shield-tokens.9 to .12,
 *   legion.damaged.5, legion.command-cards.36
 * - sources.ts, keywords/: legion.card-effect.2, .3, legion.reminder-text.2, .3, legion.keywords.9, legion.abilities.3,
 *   legion.double-sided-cards.4, .5
 * - rules/setup.ts, rules/command.ts, rules/winning.ts: legion.setup.1, .2, legion.deployment.1, legion.command-cards.2, legion.issuing-orders.10,
 *   legion.victory-tokens.5
 */
export const CARDS: Catalog = {
  unit: unitFacts,
  upgrade: equipmentFacts,
  command: commandFacts,
  commandsOf,
  keyword: findKeyword,
  battle: battleCardFacts,
  token: (kind) => (kind === 'bane' ? BANE : []),
  terrain: terrainKind,
  standby: STANDBY,
};
