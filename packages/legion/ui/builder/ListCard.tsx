import '../parts.css';
import './builder.css';
import '@rangefinder/table/builder';
import { capital } from '@rangefinder/kernel/words';
import type { Settings } from '@rangefinder/table';
import { useMemo } from 'react';
import { MODES } from '../../src/army/modes.ts';
import { armyPoints } from '../../src/army/points.ts';
import { RANKS } from '../../src/card.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { FACTION } from '../../src/text/army.ts';
import { RANK } from '../../src/text/terms.ts';
import { FactionIcon, RankIcon } from '../icons/index.ts';
import { openArmy } from './armyState.ts';
import { BUILDER } from './words.ts';

interface ListCardProps {
  readonly list: unknown;
  readonly settings: Settings;
}

/** An army at a glance: its faction, its points, how many units of each rank. */
export function ListCard({ list, settings: { language } }: ListCardProps) {
  const army = useMemo(() => openArmy(list).army, [list]);
  if (!army) return <span className="lb-list-card la">{BUILDER.noUnits[language]}</span>;
  const { points } = MODES[army.mode ?? 'standard'];
  const spent = armyPoints(army);
  return (
    <span className="lb-list-card la">
      <span className="lb-list-line">
        <FactionIcon faction={army.faction} size={18} />
        <span>{FACTION[army.faction][language]}</span>
        <span className="lb-list-points" title={BUILDER.pointsOf(spent, points)[language]}>
          {spent}/{points}
        </span>
      </span>
      <span className="la-list-ranks">
        {RANKS.map((rank) => {
          const count = army.units.filter(({ unit }) => unitFacts(unit).rank === rank).length;
          const name = capital(RANK[rank])[language];
          return count === 0 ? null : (
            <span key={rank} className="la-list-rank" title={`${name}: ${count}`}>
              <RankIcon rank={rank} size={15} /> {count}
              <span className="hidden"> {name}</span>
            </span>
          );
        })}
        <span className="la-list-activations">{BUILDER.activations(army.units.length)[language]}</span>
      </span>
    </span>
  );
}
