import { shipCost } from '@rangefinder/xwing/squad';
import { bombFacts } from './cards/bombs.ts';
import { faceOf, findUpgrade, pilotCard, upgradeCard } from './cards/catalog.ts';
import { conditionFacts } from './cards/conditions.ts';
import { damageDeck, damageFacts } from './cards/damage.ts';
import type { Catalog, Edition } from './edition.ts';
import { BAR_ACTIONS } from './rules/baractions.ts';
import { mayDeploy, mustDeploy } from './rules/deploying.ts';
import { tractored } from './rules/tractor.ts';
import { SQUAD_CARDS } from './squad/cards.ts';

/** The cards of the first edition. */
export const CARDS: Catalog = {
  pilot: pilotCard,
  upgrade: upgradeCard,
  findUpgrade,
  face: faceOf,
  bomb: bombFacts,
  damage: damageFacts,
  damageDeck,
  condition: conditionFacts,
};

/**
 * What a table of the first edition is made with.
 *
 * What the game of both editions enforces for this one, by the file of `packages/xwing/src`, which names no rule itself:
 * - base.ts: xw1.small-ship.1, xw1.large-ship.1, xw1.guides.1, .3, xw1.ship.4. range.ts: xw1.range.1, .2
 * - maneuver.ts: xw1.bearing.1, xw1.maneuver.1, xw1.difficulty.1, xw1.speed.1, .2
 * - movement.ts: where templates lie and ships end (xw1.activation-phase.4, xw1.bearing.2 to .8, .10, xw1.boost.3, .4),
 *   stopping short (xw1.overlapping-ships.2, .3, xw1.bearing.11, .13)
 * - flying.ts: xw1.overlapping-ships.1, .4, .10, xw1.bearing.14, xw1.moving-through.2, xw1.obstacles.10, .11
 * - contact.ts: xw1.touching.1, .3, .5, xw1.overlapping-ships.9. crossings.ts: xw1.moving-through.1, .3, xw1.obstacles.13 to .15
 * - reposition.ts: what forbids a place (xw1.barrel-roll.6 to .8, xw1.boost.5 to .7)
 * - arc.ts, measuring.ts: xw1.firing-arc.1 to .3, xw1.range.3, .8, .10, xw1.obstructed.1, .4, .5, xw1.obstacles.8,
 *   xw1.summary-sheet.9
 * - shots.ts: xw1.range-bonus.1, .2, xw1.obstructed.6. dice.ts: xw1.dice-results.1 to .7
 * - dicepool.ts: xw1.cancel.1, .2, xw1.modifying-dice.2 to .7. modifying.ts: xw1.attack.16, .17, .26, .27
 * - locks.ts: xw1.target-lock-action.4, .6, .7, .12, .14. damagecards.ts: xw1.damage.2, .17, xw1.shields.1, .3, .4
 * - deploying.ts: where a docked ship starts from (xw1.docking.2)
 * - planning.ts: xw1.planning-phase.1, .3, .6, .7. order.ts: xw1.activation-phase.9, .10, xw1.combat-phase.2, .3
 */
export const FIRST_EDITION: Edition = {
  cards: CARDS,
  costOf: (pilot, upgrades) => shipCost(SQUAD_CARDS, { pilot, upgrades }),
  actions: BAR_ACTIONS,
  tractored,
  carrierMoved: mayDeploy,
  carrierDestroyed: mustDeploy,
};
