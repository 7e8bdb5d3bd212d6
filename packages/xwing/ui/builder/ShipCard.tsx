import { capital, type Words } from '@rangefinder/kernel/words';
import { CardPlace } from '@rangefinder/table/builder';
import {
  pilotCard,
  type SlotPlace,
  type SquadShip,
  shipCost,
  slotPlaces,
  upgradesCost,
} from '../../src/squad/index.ts';
import { Icon } from '../icons/index.ts';
import { type BuilderEdition, useEdition } from './edition.ts';
import { ShipPicture } from './ShipPicture.tsx';
import { Stats } from './Stats.tsx';
import { BUILDER } from './words.ts';

interface ShipCardProps {
  readonly say: (said: Words) => string;
  readonly ship: SquadShip;
  /** The place whose upgrade is being chosen. */
  readonly active: number | null;
  /** The squad has all it may have of the pilot. */
  allThere: boolean;
  onPlace(place: number): void;
  onTakeOff(index: number): void;
  onCopy(): void;
  onRemove(): void;
}

/** A ship of the squad with its upgrade bar. */
export function ShipCard({ say, ship, active, allThere, onPlace, onTakeOff, onCopy, onRemove }: ShipCardProps) {
  const { squads, order, silhouette } = useEdition();
  const pilot = pilotCard(squads, ship.pilot);
  const cost = shipCost(squads, ship);
  return (
    <li className="lb-item">
      <div className="xb-ship-head">
        <span className="lb-order" title={`${say(order.label)} ${order.of(pilot)}`}>
          <span className="hidden">{say(order.label)} </span>
          {order.of(pilot)}
        </span>
        <ShipPicture drawing={silhouette(pilot.type)} size={44} />
        <div className="lb-item-names">
          <h2>
            {'•'.repeat(pilot.limited)}
            {pilot.limited > 0 ? ' ' : ''}
            {pilot.name}
          </h2>
          <p>
            {pilot.type.name} <Stats type={pilot.type} say={say} />
          </p>
        </div>
        <p className="lb-cost" title={say(BUILDER.cost(cost))}>
          <b>{cost}</b>
          {pilot.loadout === undefined ? null : (
            <Loadout say={say} spent={upgradesCost(squads, ship)} loadout={pilot.loadout} />
          )}
        </p>
      </div>
      <ul className="lb-places">
        {slotPlaces(squads, ship).map((place, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by where they stand on the bar.
          <li key={i}>
            <Place
              say={say}
              place={place}
              active={active === i}
              onChoose={() => onPlace(i)}
              onTakeOff={() => place.index !== null && onTakeOff(place.index)}
            />
          </li>
        ))}
      </ul>
      <div className="lb-item-foot">
        <button
          type="button"
          className="button is-quiet is-small"
          aria-disabled={allThere}
          title={allThere ? say(BUILDER.allThere) : undefined}
          onClick={() => !allThere && onCopy()}
        >
          {say(BUILDER.copyShip(pilot.name))}
        </button>
        <button type="button" className="button is-quiet is-small" onClick={onRemove}>
          {say(BUILDER.removeShip(pilot.name))}
        </button>
      </div>
    </li>
  );
}

interface LoadoutProps {
  readonly say: (said: Words) => string;
  readonly spent: number;
  readonly loadout: number;
}

/** How much of its loadout a ship has spent. */
function Loadout({ say, spent, loadout }: LoadoutProps) {
  return (
    <span
      className={spent > loadout ? 'xb-loadout is-over' : 'xb-loadout'}
      title={say(BUILDER.loadoutOf(spent, loadout))}
    >
      {spent}/{loadout}
      <span className="hidden"> {say(BUILDER.loadout)}</span>
    </span>
  );
}

interface PlaceProps {
  readonly say: (said: Words) => string;
  readonly place: SlotPlace;
  readonly active: boolean;
  onChoose(): void;
  onTakeOff(): void;
}

function Place({ say, place, active, onChoose, onTakeOff }: PlaceProps) {
  const { slots, hardpoint, card, filledBy, misfit } = place;
  const edition = useEdition();
  const icon = edition.icons.slot(slots[0] ?? '');
  const label = placeName(edition, place, say);
  if (filledBy)
    return (
      <span className="lb-place is-filled" title={say(BUILDER.filledBy(filledBy.name))}>
        <Icon name={icon} size={16} />
        <span className="hidden">{label}: </span>
        {say(BUILDER.filledBy(filledBy.name))}
      </span>
    );
  return (
    <CardPlace
      look={misfit ? 'misfit' : card ? 'taken' : undefined}
      active={active}
      disabled={misfit}
      takeOff={card ? { label: say(BUILDER.takeOff(card.name)), off: onTakeOff } : undefined}
      onChoose={onChoose}
    >
      <Icon name={icon} size={16} />
      {card ? (
        <>
          <span className="hidden">{label}: </span>
          <span>{card.name}</span>
          <span className="lb-place-cost">{misfit ? say(BUILDER.tooMany) : (card.cost ?? '–')}</span>
        </>
      ) : (
        <span>{hardpoint ? say(BUILDER.hardpoint) : label}</span>
      )}
    </CardPlace>
  );
}

/** What a place takes: its slot, or the hardpoint. */
export function placeName(
  { squads }: BuilderEdition,
  { slots, hardpoint }: SlotPlace,
  say: (said: Words) => string,
): string {
  return hardpoint ? say(BUILDER.hardpoint) : say(capital(squads.slotName(slots[0] ?? '')));
}
