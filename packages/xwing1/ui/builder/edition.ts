import { type IconName, silhouetteOf } from '@rangefinder/xwing/ui';
import type { BuilderEdition, CardNumber } from '@rangefinder/xwing/ui/builder';
import type { Faction, PilotCard, PrintedArc, Slot, UpgradeFacts } from '../../src/card.ts';
import { SQUADS } from '../../src/squad/squads.ts';
import { thing } from '../../src/text/names.ts';
import { arcIcon, arcName } from '../arcs.ts';
import { drawingOf } from '../silhouettes.ts';
import { FACTION, WORDS } from './words.ts';

const FACTION_ICONS: Readonly<Record<Faction, IconName>> = {
  rebel: 'faction-rebelalliance',
  imperial: 'faction-galacticempire',
  scum: 'faction-scumandvillainy',
};

const NONE: readonly never[] = [];

/** What the first edition brings to the builder. */
export const BUILDER_EDITION: BuilderEdition = {
  squads: SQUADS,
  game: 'xwing1',
  rulePrefix: 'xw1',
  pointsNote: WORDS.pointsNote,
  modeName: () => WORDS.standard,
  modeHint: WORDS.modeHint,
  newMode: 'standard',
  factionTitle: (faction: Faction) => FACTION[faction],
  order: { label: WORDS.skill, of: ({ skill }: PilotCard) => skill },
  icons: {
    slot: (slot: Slot) => `slot-${slot}`,
    faction: (faction: Faction) => FACTION_ICONS[faction],
    arc: (printed: PrintedArc) => arcIcon(printed),
  },
  silhouette: ({ id, size }) => silhouetteOf(drawingOf(id), size),
  obstacleName: thing,
  pilotKeywords: () => NONE,
  upgradeKeywords: () => NONE,
  pilotAliases: ({ listName }: PilotCard) => (listName === undefined ? NONE : [listName]),
  pilotNumbers: () => NONE,
  upgradeNumbers,
};

/** The weapon of a card. */
function upgradeNumbers({ attack }: UpgradeFacts): readonly CardNumber[] {
  if (!attack) return NONE;
  const printed: PrintedArc = attack.allRound ? 'turret' : 'front';
  const value = WORDS.diceAtRange(attack.dice, attack.range.join('–'));
  return [{ icon: arcIcon(printed), label: WORDS.attack(arcName(printed)), value }];
}
