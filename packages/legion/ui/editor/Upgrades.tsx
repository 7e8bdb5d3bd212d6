import { Choice, EDITING } from '@rangefinder/board/editor';
import { capital } from '@rangefinder/kernel/words';
import { useMemo } from 'react';
import type { Army } from '../../src/army/army.ts';
import { equip, newArmy, unequip } from '../../src/army/changes.ts';
import { upgradeChoices } from '../../src/army/choices.ts';
import { type UpgradePlace, upgradePlaces } from '../../src/army/places.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { SLOT } from '../../src/text/army.ts';
import { equipUnit } from './placing.ts';
import type { UnitPanelProps } from './UnitPanel.tsx';
import { EDITOR } from './words.ts';

/** The upgrade bar of a unit: what is in each place, and what may be there. */
export function Upgrades({ say, draft, unit, onChange }: UnitPanelProps) {
  const { unit: card, upgrades, counterpart } = unit;
  const places = useMemo(
    () => upgradePlaces({ unit: card, upgrades, ...(counterpart ? { counterpart } : {}) }),
    [card, upgrades, counterpart],
  );
  const army: Army = useMemo(
    () => ({
      ...newArmy(unitFacts(card).faction, 'standard'),
      units: [{ unit: card, upgrades, ...(counterpart ? { counterpart } : {}) }],
    }),
    [card, upgrades, counterpart],
  );
  if (places.length === 0) return null;
  const change = (place: UpgradePlace, id: string) => {
    const next = id === '' ? unequip(unit, place.card?.id ?? '') : equip(unit, id, place.card?.id ?? null);
    onChange(equipUnit(draft, unit, next.upgrades));
  };
  return (
    <details className="ed-more" open={upgrades.length > 0}>
      <summary>
        {say(EDITING.upgrades)} ({upgrades.length})
      </summary>
      {places.map((place, i) => (
        <UpgradeChoice
          key={`${place.slot} ${places.slice(0, i).filter(({ slot }) => slot === place.slot).length}`}
          say={say}
          army={army}
          place={place}
          onChange={(id) => change(place, id)}
        />
      ))}
    </details>
  );
}

interface UpgradeChoiceProps extends Pick<UnitPanelProps, 'say'> {
  readonly army: Army;
  readonly place: UpgradePlace;
  onChange(upgrade: string): void;
}

function UpgradeChoice({ say, army, place, onChange }: UpgradeChoiceProps) {
  const slot = say(capital(SLOT[place.slot]));
  const cards = useMemo(
    () =>
      upgradeChoices(army, [0], place)
        .filter(({ card, problems }) => card === place.card || problems.length === 0)
        .map(({ card }) => card)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [army, place],
  );
  return (
    <Choice
      label={slot}
      value={place.card?.id ?? ''}
      options={[['', say(EDITOR.noUpgrade(slot))], ...cards.map(({ id, name }) => [id, name] as const)]}
      onChange={onChange}
    />
  );
}
