import type { Faction } from '../../src/card.ts';
import { FACTION_PATHS } from './factions.ts';
import { Sign } from './Sign.tsx';

interface FactionIconProps {
  readonly faction: Faction;
  readonly size: number;
  readonly title?: string | undefined;
}

/** The sign of a faction. */
export function FactionIcon({ faction, ...look }: FactionIconProps) {
  return <Sign path={FACTION_PATHS[faction]} {...look} />;
}
