import type { Army } from '../../src/army/army.ts';
import { EACH as EACH_BATTLE } from '../../src/army/battledeck.ts';
import { changeUnits, equip, recruit, setAside, withCounterpart } from '../../src/army/changes.ts';
import { ALWAYS, contingenciesOf, EACH as EACH_PIPS } from '../../src/army/hand.ts';
import { upgradePlaces } from '../../src/army/places.ts';
import { commandFacts } from '../../src/cards/catalog.ts';
import type { Picking } from './armyState.ts';
import { BattlePicker } from './BattlePicker.tsx';
import { CommandPicker } from './CommandPicker.tsx';
import type { Saying } from './saying.ts';
import { UnitPicker } from './UnitPicker.tsx';
import { CounterpartPicker, UpgradePicker } from './UpgradePicker.tsx';

interface PickersProps extends Saying {
  readonly army: Army;
  readonly picking: Picking | null;
  onPick(picking: Picking | null): void;
  onChange(army: Army): void;
}

/** The picker beside the army: what one asked for, or the units. */
export function Pickers({ army, picking, onPick, onChange, ...saying }: PickersProps) {
  const close = () => onPick(null);
  switch (picking?.kind) {
    case 'upgrade':
    case 'aside':
      return (
        <UpgradePicker
          key={`${picking.kind} ${picking.at} ${picking.place}`}
          {...saying}
          army={army}
          at={picking.at}
          place={picking.place}
          aside={picking.kind === 'aside'}
          onChoose={(upgrade, at) => {
            onChange(equipped(army, picking, upgrade, at));
            close();
          }}
          onClose={close}
        />
      );
    case 'counterpart':
      return (
        <CounterpartPicker
          {...saying}
          army={army}
          at={picking.at}
          onChoose={(partner) => {
            onChange(changeUnits(army, [picking.at], (unit) => withCounterpart(unit, partner)));
            close();
          }}
          onClose={close}
        />
      );
    case 'command':
    case 'contingency':
    case 'battle':
      return <CardPicker {...saying} army={army} picking={picking} onPick={onPick} onChange={onChange} />;
    default:
      return (
        <UnitPicker
          key={picking?.rank}
          {...saying}
          army={army}
          rank={picking?.rank ?? null}
          onChoose={(unit) => onChange({ ...army, units: [...army.units, recruit(unit)] })}
          onClose={close}
        />
      );
  }
}

/** The army with an upgrade where one asked for it, or set aside for the one that is there. */
function equipped(
  army: Army,
  { kind, place }: Extract<Picking, { readonly kind: 'upgrade' | 'aside' }>,
  upgrade: string,
  at: readonly number[],
): Army {
  const unit = army.units[at[0] ?? -1];
  const now = unit ? upgradePlaces(unit, army.costs)[place] : undefined;
  return changeUnits(army, at, (one) =>
    kind === 'aside'
      ? setAside(one, upgrade, now?.aside?.id ?? null)
      : equip(one, upgrade, now?.card?.id ?? null, army.costs),
  );
}

type CardPicking = Extract<Picking, { readonly kind: 'command' | 'contingency' | 'battle' }>;

/** Cards of the hand and the deck: as long as there is room for another one, the picker stays. */
function CardPicker({
  army,
  picking,
  onPick,
  onChange,
  ...saying
}: Omit<PickersProps, 'picking'> & { readonly picking: CardPicking }) {
  const without = exchanged(army, picking, null);
  const choose = (card: string) => {
    const next = exchanged(army, picking, card);
    onChange(next);
    onPick(hasRoom(next, picking) ? { ...picking, instead: undefined } : null);
  };
  const close = () => onPick(null);
  if (picking.kind === 'battle')
    return (
      <BattlePicker
        key={picking.row}
        {...saying}
        army={without}
        row={picking.row}
        now={picking.instead}
        onChoose={choose}
        onClose={close}
      />
    );
  const pips = picking.kind === 'command' ? picking.pips : null;
  return (
    <CommandPicker
      key={pips}
      {...saying}
      army={without}
      pips={pips}
      now={picking.instead}
      onChoose={choose}
      onClose={close}
    />
  );
}

/** The army with a card in the place that one asked for, or with none there. */
function exchanged(army: Army, picking: CardPicking, card: string | null): Army {
  const swapped = (cards: readonly string[]) => {
    const at = picking.instead === undefined ? -1 : cards.indexOf(picking.instead);
    const more = card === null ? [] : [card];
    return at < 0 ? [...cards, ...more] : cards.toSpliced(at, 1, ...more);
  };
  if (picking.kind === 'battle')
    return { ...army, battle: { ...army.battle, [picking.row]: swapped(army.battle[picking.row]) } };
  if (picking.kind === 'contingency') return { ...army, contingencies: swapped(army.contingencies) };
  // The standing orders stay the last card of the hand.
  const chosen = army.commands.filter((id) => id !== ALWAYS);
  const always = army.commands.filter((id) => id === ALWAYS);
  return { ...army, commands: [...swapped(chosen), ...always] };
}

function hasRoom(army: Army, picking: CardPicking): boolean {
  switch (picking.kind) {
    case 'battle':
      return army.battle[picking.row].length < EACH_BATTLE;
    case 'contingency':
      return army.contingencies.length < contingenciesOf(army);
    case 'command':
      return army.commands.filter((id) => id !== ALWAYS && commandFacts(id).pips === picking.pips).length < EACH_PIPS;
  }
}
