import type { Words } from '@rangefinder/kernel/words';
import {
  gameMode,
  pilotCard,
  type Squad,
  type SquadShip,
  shipCost,
  squadCost,
  upgradeCard,
  upgradesCost,
} from '../../src/squad/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

interface PrintSheetProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly faction: string;
}

/** The squad on one sheet of paper; screens never show it. */
export function PrintSheet({ say, squad, faction }: PrintSheetProps) {
  const { squads, factionTitle, modeName, obstacleName } = useEdition();
  const { points, mode } = gameMode(squads, squad.format);
  return (
    <article className="lb-sheet" aria-hidden="true">
      <header>
        <h1>{squad.name || say(BUILDER.unnamed)}</h1>
        <p>
          {say(factionTitle(faction))} · {say(modeName(mode))} ·{' '}
          {say(BUILDER.pointsOf(squadCost(squads, squad), points))}
        </p>
      </header>
      {squad.ships.map((ship, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ships may be alike to the letter.
        <SheetShip key={i} say={say} ship={ship} />
      ))}
      <footer>
        {say(BUILDER.obstacles)}: {squad.obstacles.map((id) => `${say(obstacleName(id))} (${id})`).join(', ')}
      </footer>
    </article>
  );
}

function SheetShip({ say, ship }: { readonly say: (said: Words) => string; readonly ship: SquadShip }) {
  const { squads, order, pilotNumbers } = useEdition();
  const pilot = pilotCard(squads, ship.pilot);
  const { attacks, agility, hull, shields } = pilot.type;
  return (
    <section>
      <h2>
        <span>{order.of(pilot)}</span> {pilot.name} <small>{pilot.type.name}</small>
        <b>{shipCost(squads, ship)}</b>
      </h2>
      <p className="xb-sheet-stats">
        {say(BUILDER.attack)} {attacks.map(({ dice }) => dice).join('/')} · {say(BUILDER.agility)} {agility} ·{' '}
        {say(BUILDER.hull)} {hull} · {say(BUILDER.shields)} {shields}
        {pilotNumbers(pilot).map(({ label, value }) => ` · ${say(label)} ${say(value)}`)}
        {pilot.loadout === undefined ? '' : ` · ${say(BUILDER.loadoutOf(upgradesCost(squads, ship), pilot.loadout))}`}
      </p>
      {pilot.text ? <p>{pilot.text}</p> : null}
      <ul>
        {ship.upgrades.map((id) => {
          const card = upgradeCard(squads, id);
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
