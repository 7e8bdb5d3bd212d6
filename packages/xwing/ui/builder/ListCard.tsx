import '@rangefinder/table/builder';
import './builder.css';
import type { Settings } from '@rangefinder/table';
import { useMemo } from 'react';
import { gameMode, pilotCard, squadCost } from '../../src/squad/index.ts';
import { Icon } from '../icons/index.ts';
import type { BuilderEdition } from './edition.ts';
import { ShipPicture } from './ShipPicture.tsx';
import { factionOf, openSquad } from './squadState.ts';
import { BUILDER } from './words.ts';

interface ListCardProps {
  readonly edition: BuilderEdition;
  readonly list: unknown;
  readonly settings: Settings;
}

/** A squad at a glance: its faction, its points, its ships. */
export function ListCard({ edition, list, settings: { language } }: ListCardProps) {
  const { squads, factionTitle, icons, silhouette } = edition;
  const squad = useMemo(() => openSquad(edition, list).squad, [edition, list]);
  const faction = factionOf(edition, squad);
  const { points } = gameMode(squads, squad.format);
  const cost = squadCost(squads, squad);
  return (
    <span className="lb-list-card">
      <span className="lb-list-line">
        {faction ? <Icon name={icons.faction(faction)} size={18} /> : null}
        <span>{faction ? factionTitle(faction)[language] : BUILDER.noShips[language]}</span>
        <span className="lb-list-points" title={BUILDER.pointsOf(cost, points)[language]}>
          {cost}/{points}
        </span>
      </span>
      <span className="xb-list-ships">
        {squad.ships.map(({ pilot }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ships may be alike.
          <span key={i} title={pilotCard(squads, pilot).name}>
            <ShipPicture drawing={silhouette(pilotCard(squads, pilot).type)} size={30} />
          </span>
        ))}
      </span>
    </span>
  );
}
