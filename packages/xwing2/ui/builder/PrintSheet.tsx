import type { Words } from '@rangefinder/kernel/words';
import { gameMode, type Squad, type SquadShip, squadCost, upgradesCost } from '@rangefinder/xwing/squad';
import type { Faction } from '../../src/card.ts';
import { pilotCard, upgradeCard } from '../../src/cards/catalog.ts';
import { SQUADS } from '../../src/squad/squads.ts';
import { thing } from '../../src/text/names.ts';
import { BUILDER, FACTION } from './words.ts';

interface PrintSheetProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly faction: Faction;
}

/** The squad on one sheet of paper; screens never show it. */
export function PrintSheet({ say, squad, faction }: PrintSheetProps) {
  const { points, mode } = gameMode(SQUADS, squad.format);
  return (
    <article className="xb-sheet" aria-hidden="true">
      <header>
        <h1>{squad.name || say(BUILDER.unnamed)}</h1>
        <p>
          {say(FACTION[faction])} · {say(mode === 'standard' ? BUILDER.standard : BUILDER.extended)} ·{' '}
          {say(BUILDER.pointsOf(squadCost(SQUADS, squad), points))}
        </p>
      </header>
      {squad.ships.map((ship, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ships may be alike to the letter.
        <SheetShip key={i} say={say} ship={ship} />
      ))}
      <footer>
        {say(BUILDER.obstacles)}: {squad.obstacles.map((id) => `${say(thing(id))} (${id})`).join(', ')}
      </footer>
    </article>
  );
}

function SheetShip({ say, ship }: { readonly say: (said: Words) => string; readonly ship: SquadShip }) {
  const pilot = pilotCard(ship.pilot);
  const { attacks, agility, hull, shields } = pilot.type;
  return (
    <section>
      <h2>
        <span>{pilot.initiative}</span> {pilot.name} <small>{pilot.type.name}</small>
        <b>{pilot.cost}</b>
      </h2>
      <p className="xb-sheet-stats">
        {say(BUILDER.attack)} {attacks.map(({ dice }) => dice).join('/')} · {say(BUILDER.agility)} {agility} ·{' '}
        {say(BUILDER.hull)} {hull} · {say(BUILDER.shields)} {shields}
        {pilot.force ? ` · ${say(BUILDER.force)} ${pilot.force.value}` : ''}
        {pilot.charges ? ` · ${say(BUILDER.charges)} ${pilot.charges.value}` : ''} ·{' '}
        {say(BUILDER.loadoutOf(upgradesCost(SQUADS, ship), pilot.loadout))}
      </p>
      {pilot.text ? <p>{pilot.text}</p> : null}
      <ul>
        {ship.upgrades.map((id) => {
          const card = upgradeCard(id);
          return (
            <li key={id}>
              <b>
                {card.name} ({card.cost ?? '–'})
              </b>{' '}
              {card.text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
