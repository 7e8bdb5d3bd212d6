import '../parts.css';
import './builder.css';
import { Random } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { BuilderProps } from '@rangefinder/table';
import {
  back,
  begin,
  forth,
  type History,
  ImportReport,
  RuleHomeContext,
  step,
  useUndoKeys,
} from '@rangefinder/table/builder';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Army } from '../../src/army/army.ts';
import { armyByChance, completedByChance } from '../../src/army/chance.ts';
import { newArmy } from '../../src/army/changes.ts';
import type { ArmyMode } from '../../src/army/modes.ts';
import { FACTIONS, type Faction } from '../../src/card.ts';
import { FACTION } from '../../src/text/army.ts';
import { FactionIcon } from '../icons/index.ts';
import { ArmyColumn } from './ArmyColumn.tsx';
import { openArmy, type Picking } from './armyState.ts';
import { Head, turned } from './Head.tsx';
import { Pickers } from './Pickers.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

const RULES = { game: 'legion', rulePrefix: 'legion' };

/** A chance that nobody foretells: an army for fun needs no seed. */
function chance(): Random {
  return new Random(crypto.randomUUID());
}

/** Builds an army: every rule of army building is asked of the game's own rules, none is known here. */
export function Builder({ settings: { language }, list, notes = [], onChange }: BuilderProps) {
  const say = useCallback((said: Words) => said[language], [language]);
  const saying = useMemo(() => ({ say, language }), [say, language]);
  // The list that was opened, once: what the builder itself saves does not come in again.
  const [opened] = useState(() => openArmy(list));
  const [history, setHistory] = useState<History<Army | null>>(() => begin(opened.army));
  const [picking, setPicking] = useState<Picking | null>(null);
  const army = history.now;
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    if (army && army !== opened.army) changed.current(army, army.name ?? '');
  }, [army, opened.army]);
  // There is no way back to the question which side one leads.
  const change = useCallback(
    (next: Army) => setHistory((now) => (now.now === null ? begin<Army | null>(next) : step(now, next))),
    [],
  );
  useUndoKeys(setHistory);
  const byChance = (mode: ArmyMode, factions: readonly Faction[]) => {
    change(turned(army ?? named(list), armyByChance(chance(), mode, factions)));
    setPicking(null);
  };

  if (!army)
    return (
      <ChooseFaction
        {...saying}
        unreadable={opened.unreadable}
        onChoose={(faction) => {
          change(turned(named(list), newArmy(faction, 'standard')));
          setPicking({ kind: 'units', rank: null });
        }}
        onChance={() => byChance('standard', FACTIONS)}
      />
    );
  return (
    <RuleHomeContext value={RULES}>
      <div className="lb lg la">
        <Head
          {...saying}
          army={army}
          history={history}
          onChange={change}
          onBack={() => setHistory(back)}
          onForth={() => setHistory(forth)}
          onChance={() => byChance(army.mode ?? 'standard', [army.faction])}
        />
        <ImportReport say={say} lost={opened.lost} notes={notes} about={BUILDER.remarked} />
        <div className="lb-columns">
          <ArmyColumn
            {...saying}
            army={army}
            picking={picking}
            onPick={setPicking}
            onChange={change}
            onFill={() => change(completedByChance(chance(), army))}
          />
          <div className={picking ? 'lb-picker is-open' : 'lb-picker'}>
            <Pickers {...saying} army={army} picking={picking} onPick={setPicking} onChange={change} />
          </div>
        </div>
        <PrintSheet {...saying} army={army} />
      </div>
    </RuleHomeContext>
  );
}

/** The name that a list has before it is an army. */
function named(list: unknown): Pick<Army, 'name'> {
  const name = typeof list === 'object' && list !== null && 'name' in list ? list.name : undefined;
  return typeof name === 'string' && name !== '' ? { name } : {};
}

interface ChooseFactionProps extends Saying {
  readonly unreadable: boolean;
  onChoose(faction: Faction): void;
  onChance(): void;
}

function ChooseFaction({ say, unreadable, onChoose, onChance }: ChooseFactionProps) {
  return (
    <div className="lb la">
      {unreadable ? (
        <p className="notice is-bad" role="alert">
          {say(BUILDER.unreadable)}
        </p>
      ) : null}
      <h2>{say(BUILDER.chooseFaction)}</h2>
      <ul className="lb-factions">
        {FACTIONS.map((faction) => (
          <li key={faction}>
            <button type="button" className="lb-faction" data-faction={faction} onClick={() => onChoose(faction)}>
              <FactionIcon faction={faction} size={44} />
              {say(FACTION[faction])}
            </button>
          </li>
        ))}
      </ul>
      <p className="row la-chance">
        <button type="button" className="button" onClick={onChance}>
          {say(BUILDER.byChance)}
        </button>
      </p>
    </div>
  );
}
