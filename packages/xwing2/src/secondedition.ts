import { allUpgrades, faceOf, findUpgrade, pilotCard, unwritten, upgradeCard } from './cards/catalog.ts';
import { conditionFacts } from './cards/conditions.ts';
import { DAMAGE_DECK, damageFacts } from './cards/damage.ts';
import { deviceFacts, findDevice, remoteFacts } from './cards/devices.ts';
import type { Catalog, Edition } from './edition.ts';
import { MISSIONS } from './missions/missions.ts';
import { BAR_ACTIONS } from './rules/baractions.ts';
import { becomeTractored } from './rules/tractor.ts';

/** The cards of the second edition. */
export const CARDS: Catalog = {
  pilot: pilotCard,
  upgrade: upgradeCard,
  findUpgrade,
  playableUpgrades: () => allUpgrades().filter((upgrade) => unwritten(upgrade) === undefined),
  face: faceOf,
  device: deviceFacts,
  findDevice,
  remote: remoteFacts,
  damage: damageFacts,
  damageDeck: DAMAGE_DECK,
  condition: conditionFacts,
};

/**
 * What a table of the second edition is made with.
 *
 * What the game of both editions enforces for this one, by the file of `packages/xwing/src`, which names no rule itself:
 * - base.ts: xw2.ship-sizes.1 to .3, xw2.guides.1, xw2.ship.4. range.ts: xw2.range.1, xw2.range.3
 * - template.ts: xw2.basic-maneuvers.2 to .4, xw2.faq-activation-actions.16
 * - maneuver.ts: xw2.bearing.1 to .3, xw2.maneuver.2, xw2.difficulty.1, xw2.speed.1 to .3, xw2.basic-maneuvers.1,
 *   xw2.advanced-maneuvers.1, .2, .4, .6, .18 to .21, xw2.sideslip.1
 * - movement.ts: where templates lie (xw2.maneuver.6, .7, xw2.boost.3, xw2.advanced-maneuvers.17, xw2.sideslip.2 to .9),
 *   turning at the end (xw2.advanced-maneuvers.2 to .7), stopping short (xw2.overlap.4, .5), what of the template counts
 *   then (xw2.obstacles.32, xw2.device.26)
 * - crossings.ts: xw2.move.2, .5, xw2.maneuver.12 to .14. reposition.ts: xw2.barrel-roll.1 to .3, .6, xw2.ship-sizes.10,
 *   what forbids a place (xw2.barrel-roll.9 to .11, xw2.boost.7 to .9), a legal one must be taken (xw2.barrel-roll.13,
 *   xw2.boost.11). contact.ts: xw2.range.13, .15 to .17
 * - flying.ts: how a maneuver ends (xw2.objects.3, xw2.remotes.2, xw2.advanced-maneuvers.10 to .14, .16), stopping short
 *   (xw2.overlap.3, xw2.advanced-maneuvers.9). guides.ts: rear ones to drop, front ones to launch (xw2.device.3, .6)
 * - arc.ts: xw2.standard-arcs.1 to .4, xw2.full-arcs.1 to .3, xw2.bullseye-arc.1, .2
 * - dicepool.ts: what dice are and what can be done to them (xw2.card-interpretation.8, xw2.cancel.1, .2,
 *   xw2.dice-modification.2, .3, .4, .7, .9), rolling again (xw2.faq-dice.1, .2)
 * - modifying.ts: xw2.dice-modification.1, .6
 * - measuring.ts: what is in an arc (xw2.arc.2, .3), what is measured to (xw2.attack-range.1, xw2.range.4), what lies
 *   in the way (xw2.obstructed.1 to .3, xw2.missions.feature.3)
 * - shots.ts: xw2.attack.7 to .10, xw2.attack-arc.2, xw2.obstructed.5, xw2.range-bonus.1, .2
 * - locks.ts: xw2.lock.7, .10, .12, .13, xw2.faq-locks.7
 * - damagecards.ts: xw2.damage.9, xw2.damage-cards.3, .5, .6, .12
 * - replacing.ts: xw2.replacement-effects.1 to .4, xw2.annex-queue-example-2.2
 * - obstruction.ts: xw2.obstructed.4, xw2.range.11. obstacletokens.ts: xw2.annex-obstacle-types.3 to .6
 */
export const SECOND_EDITION: Edition = {
  cards: CARDS,
  missions: MISSIONS,
  actions: BAR_ACTIONS,
  becomeTractored,
};
