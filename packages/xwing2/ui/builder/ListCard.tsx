import './builder.css';
import type { Settings } from '@rangefinder/table';
import { gameMode, squadCost } from '@rangefinder/xwing/squad';
import { Icon } from '@rangefinder/xwing/ui';
import { useMemo } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import { SQUADS } from '../../src/squad/squads.ts';
import { ShipPicture } from './ShipPicture.tsx';
import { factionOf, openSquad } from './squadState.ts';
import { BUILDER, FACTION } from './words.ts';

interface ListCardProps {
  readonly list: unknown;
  readonly settings: Settings;
}

/** A squad at a glance: its faction, its points, its ships. */
export function ListCard({ list, settings: { language } }: ListCardProps) {
  const squad = useMemo(() => openSquad(list).squad, [list]);
  const faction = factionOf(squad);
  const { points } = gameMode(SQUADS, squad.format);
  return (
    <span className="xb-list-card">
      <span className="xb-list-line">
        {faction ? <Icon name={`faction-${faction}`} size={18} /> : null}
        <span>{faction ? FACTION[faction][language] : BUILDER.noShips[language]}</span>
        <span className="xb-list-points" title={BUILDER.pointsOf(squadCost(SQUADS, squad), points)[language]}>
          {squadCost(SQUADS, squad)}/{points}
        </span>
      </span>
      <span className="xb-list-ships">
        {squad.ships.map(({ pilot }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ships may be alike.
          <span key={i} title={pilotCard(pilot).name}>
            <ShipPicture type={pilotCard(pilot).type} size={30} />
          </span>
        ))}
      </span>
    </span>
  );
}
