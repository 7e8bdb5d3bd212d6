import { allUpgrades, faceOf, findUpgrade, pilotCard, unwritten, upgradeCard } from './cards/catalog.ts';
import { conditionFacts } from './cards/conditions.ts';
import { DAMAGE_DECK, damageFacts } from './cards/damage.ts';
import { deviceFacts, findDevice, remoteFacts } from './cards/devices.ts';
import type { Catalog, Edition } from './edition.ts';
import { MISSIONS } from './missions/missions.ts';
import { BAR_ACTIONS } from './rules/baractions.ts';
import { DEVICE_EFFECTS } from './rules/deviceeffects.ts';
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

/** What a table of the second edition is made with. */
export const SECOND_EDITION: Edition = {
  cards: CARDS,
  missions: MISSIONS,
  actions: BAR_ACTIONS,
  deviceEffects: DEVICE_EFFECTS,
  becomeTractored,
};
