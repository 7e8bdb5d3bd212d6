import type { Words } from '@rangefinder/kernel/words';
import { createContext, useContext } from 'react';
import type { SquadPilot, SquadShipType, Squads, SquadUpgrade } from '../../src/squad/index.ts';
import type { IconName } from '../icons/index.ts';
import type { Silhouette } from '../silhouettes/index.ts';

/** A number of a card beside its name: a weapon, charges. */
export interface CardNumber {
  readonly icon: IconName;
  readonly label: Words;
  /** The number itself, with whatever stands beside it. */
  readonly value: Words;
}

/** What an edition brings to the builder: its squads, and how its cards are called, drawn and told apart. */
export interface BuilderEdition {
  readonly squads: Squads;
  /** The game whose pages have the rules, and what their ids begin with. */
  readonly game: string;
  readonly rulePrefix: string;
  /** Where its costs are from. */
  readonly pointsNote: Words;
  /** Game modes as one chooses among them, and how they differ. */
  modeName(mode: string): Words;
  readonly modeHint: Words;
  /** The mode that a new squad is made for. */
  readonly newMode: string;
  /** A faction as a heading. */
  factionTitle(faction: string): Words;
  /** What orders pilots in a round, and how it is called. */
  readonly order: { readonly label: Words; of(pilot: SquadPilot): number };
  readonly icons: { slot(slot: string): IconName; faction(faction: string): IconName; arc(arc: string): IconName };
  silhouette(type: SquadShipType): Silhouette;
  obstacleName(id: string): Words;
  /** Words of pilots, and those that upgrades ask for, by which one may look for cards; none where an edition has none. */
  pilotKeywords(pilot: SquadPilot): readonly string[];
  upgradeKeywords(upgrade: SquadUpgrade): readonly string[];
  /** What one may also type to find a pilot. */
  pilotAliases(pilot: SquadPilot): readonly string[];
  pilotNumbers(pilot: SquadPilot): readonly CardNumber[];
  upgradeNumbers(upgrade: SquadUpgrade): readonly CardNumber[];
}

export const EditionContext = createContext<BuilderEdition | null>(null);

/** The edition whose squads are built around here. */
export function useEdition(): BuilderEdition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('No edition was handed to the builder.');
  return edition;
}
