import { name } from '@rangefinder/kernel/words';
import { arc } from '@rangefinder/xwing/terms';
import { silhouetteOf } from '@rangefinder/xwing/ui';
import type { BuilderEdition, CardNumber } from '@rangefinder/xwing/ui/builder';
import type { Faction, PilotCard, Restriction, Slot, UpgradeFacts, WeaponArc } from '../../src/card.ts';
import type { Mode } from '../../src/squad/gamemode.ts';
import { SQUADS } from '../../src/squad/squads.ts';
import { thing } from '../../src/text/names.ts';
import { FACTION, MODE, WORDS } from './words.ts';

/** What the second edition brings to the builder. */
export const BUILDER_EDITION: BuilderEdition = {
  squads: SQUADS,
  game: 'xwing2',
  rulePrefix: 'xw2',
  pointsNote: WORDS.pointsDate,
  modeName: (mode: Mode) => MODE[mode],
  modeHint: WORDS.formatHint,
  newMode: 'standard',
  factionTitle: (faction: Faction) => FACTION[faction],
  order: { label: WORDS.initiative, of: ({ initiative }: PilotCard) => initiative },
  icons: {
    slot: (slot: Slot) => `slot-${slot}`,
    faction: (faction: Faction) => `faction-${faction}`,
    arc: (weapon: WeaponArc) => `arc-${weapon}`,
  },
  silhouette: ({ id, size }) => silhouetteOf(id, size),
  obstacleName: thing,
  pilotKeywords: ({ keywords = [], type }: PilotCard) => [...keywords, ...(type.keywords ?? [])],
  upgradeKeywords: ({ restrictions = [] }: UpgradeFacts) => restrictions.flatMap(namedKeywords),
  pilotAliases: ({ ability, keywords = [] }: PilotCard) => (ability ? [ability.name, ...keywords] : keywords),
  pilotNumbers: ({ force, charges }: PilotCard) => [
    ...(force ? [{ icon: 'force', label: WORDS.force, value: name(`${force.value}`) } as const] : []),
    ...(charges ? [{ icon: 'charge', label: WORDS.charges, value: name(`${charges.value}`) } as const] : []),
  ],
  upgradeNumbers,
};

function namedKeywords(restriction: Restriction): readonly string[] {
  if ('anyOf' in restriction) return restriction.anyOf.flatMap(namedKeywords);
  return 'keyword' in restriction ? restriction.keyword : [];
}

/** The weapon, the charges and the Force of a card. */
function upgradeNumbers({ attack, charges, force }: UpgradeFacts): readonly CardNumber[] {
  const numbers: CardNumber[] = [];
  if (attack) {
    const value = WORDS.diceAtRange(attack.dice, attack.range.join('–'));
    numbers.push({ icon: `arc-${attack.arc}`, label: WORDS.attack(arc(attack.arc)), value });
  }
  if (charges) {
    const value = name(`${charges.value}${charges.recovers > 0 ? '↑' : ''}`);
    numbers.push({ icon: 'charge', label: WORDS.charges, value });
  }
  if (force) numbers.push({ icon: 'force', label: WORDS.force, value: name(`${force.value}`) });
  return numbers;
}
