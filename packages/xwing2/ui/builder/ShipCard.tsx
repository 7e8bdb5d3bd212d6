import { capital, type Words } from '@rangefinder/kernel/words';
import { type SlotPlace, type SquadShip, slotPlaces, upgradesCost } from '@rangefinder/xwing/squad';
import { Icon, type IconName, isIconName } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import { SQUADS } from '../../src/squad/squads.ts';
import { ShipPicture } from './ShipPicture.tsx';
import { Stats } from './Stats.tsx';
import { BUILDER } from './words.ts';

interface ShipCardProps {
  readonly say: (said: Words) => string;
  readonly ship: SquadShip;
  /** The place whose upgrade is being chosen. */
  readonly active: number | null;
  onPlace(place: number): void;
  onTakeOff(index: number): void;
  onCopy(): void;
  onRemove(): void;
}

/** A ship of the squad with its upgrade bar. */
export function ShipCard({ say, ship, active, onPlace, onTakeOff, onCopy, onRemove }: ShipCardProps) {
  const pilot = pilotCard(ship.pilot);
  const spent = upgradesCost(SQUADS, ship);
  const over = spent > pilot.loadout;
  return (
    <li className="xb-ship">
      <div className="xb-ship-head">
        <span className="xb-initiative" title={`${say(BUILDER.initiative)} ${pilot.initiative}`}>
          <span className="hidden">{say(BUILDER.initiative)} </span>
          {pilot.initiative}
        </span>
        <ShipPicture type={pilot.type} size={44} />
        <div className="xb-ship-names">
          <h2>
            {'•'.repeat(pilot.limited)}
            {pilot.limited > 0 ? ' ' : ''}
            {pilot.name}
          </h2>
          <p>
            {pilot.type.name} <Stats type={pilot.type} say={say} />
          </p>
        </div>
        <p className="xb-cost" title={say(BUILDER.cost(pilot.cost))}>
          <b>{pilot.cost}</b>
          <span
            className={over ? 'xb-loadout is-over' : 'xb-loadout'}
            title={say(BUILDER.loadoutOf(spent, pilot.loadout))}
          >
            {spent}/{pilot.loadout}
            <span className="hidden"> {say(BUILDER.loadout)}</span>
          </span>
        </p>
      </div>
      <ul className="xb-places">
        {slotPlaces(SQUADS, ship).map((place, i) => (
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
      <div className="xb-ship-foot">
        <button type="button" className="button is-quiet is-small" onClick={onCopy}>
          {say(BUILDER.copyShip(pilot.name))}
        </button>
        <button type="button" className="button is-quiet is-small" onClick={onRemove}>
          {say(BUILDER.removeShip(pilot.name))}
        </button>
      </div>
    </li>
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
  const icon = slotIcon(slots[0]);
  const label = placeName(place, say);
  if (filledBy)
    return (
      <span className="xb-place is-filled" title={say(BUILDER.filledBy(filledBy.name))}>
        {icon ? <Icon name={icon} size={16} /> : null}
        <span className="hidden">{label}: </span>
        {say(BUILDER.filledBy(filledBy.name))}
      </span>
    );
  return (
    <span
      className={
        misfit ? 'xb-place is-misfit' : active ? 'xb-place is-active' : card ? 'xb-place is-taken' : 'xb-place'
      }
    >
      <button type="button" className="xb-place-button" aria-pressed={active} onClick={onChoose} disabled={misfit}>
        {icon ? <Icon name={icon} size={16} /> : null}
        {card ? (
          <>
            <span className="hidden">{label}: </span>
            <span>{card.name}</span>
            <span className="xb-place-cost">{misfit ? say(BUILDER.tooMany) : (card.cost ?? '–')}</span>
          </>
        ) : (
          <span>{hardpoint ? say(BUILDER.hardpoint) : label}</span>
        )}
      </button>
      {card ? (
        <button type="button" className="xb-take-off" aria-label={say(BUILDER.takeOff(card.name))} onClick={onTakeOff}>
          ×
        </button>
      ) : null}
    </span>
  );
}

function slotIcon(slot: string | undefined): IconName | undefined {
  const name = `slot-${slot}`;
  return isIconName(name) ? name : undefined;
}

/** What a place takes: its slot, or the hardpoint. */
export function placeName({ slots, hardpoint }: SlotPlace, say: (said: Words) => string): string {
  return hardpoint ? say(BUILDER.hardpoint) : say(capital(SQUADS.slotName(slots[0] ?? 'talent')));
}
