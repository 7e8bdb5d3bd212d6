import type { Words } from '@rangefinder/kernel/words';
import './builder.css';
import type { BuilderProps } from '@rangefinder/table';
import {
  back,
  begin,
  forth,
  type History,
  ImportReport,
  Problems,
  RuleHomeContext,
  step,
  useUndoKeys,
} from '@rangefinder/table/builder';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { equip, pilotCard, type Squad, type Squads, unequip } from '../../src/squad/index.ts';
import { Icon } from '../icons/index.ts';
import { type BuilderEdition, EditionContext, useEdition } from './edition.ts';
import { Head } from './Head.tsx';
import { ObstacleChoice } from './ObstacleChoice.tsx';
import { PilotPicker } from './PilotPicker.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { ShipCard } from './ShipCard.tsx';
import { SquadExchange } from './SquadExchange.tsx';
import { factionOf, openSquad } from './squadState.ts';
import { UpgradePicker } from './UpgradePicker.tsx';
import { BUILDER } from './words.ts';

/** What the picker beside the squad offers. */
type Picking = { readonly kind: 'pilot' } | { readonly kind: 'upgrade'; readonly ship: number; readonly place: number };

/** Builds a squad: every rule of squad building is asked of the edition's own rules, none is known here. */
export function Builder({ edition, ...props }: BuilderProps & { readonly edition: BuilderEdition }) {
  return (
    <EditionContext value={edition}>
      <RuleHomeContext value={edition}>
        <SquadBuilder {...props} />
      </RuleHomeContext>
    </EditionContext>
  );
}

function SquadBuilder({ settings: { language }, list, notes = [], onChange }: BuilderProps) {
  const edition = useEdition();
  const { squads } = edition;
  const say = useCallback((said: Words) => said[language], [language]);
  // The list that was opened, once: what the builder itself saves does not come in again.
  const [opened] = useState(() => openSquad(edition, list));
  const [history, setHistory] = useState<History<Squad>>(() => begin(opened.squad));
  const squad = history.now;
  const [faction, setFaction] = useState(() => factionOf(edition, opened.squad));
  const [picking, setPicking] = useState<Picking | null>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    if (squad !== opened.squad) changed.current(squad, squad.name ?? '');
  }, [squad, opened.squad]);
  const change = useCallback((next: Squad) => setHistory((now) => step(now, next)), []);
  useUndoKeys(setHistory);

  if (faction === null) return <ChooseFaction say={say} onChoose={setFaction} unreadable={opened.unreadable} />;

  return (
    <div className="lb">
      <Head
        say={say}
        squad={squad}
        faction={faction}
        onFaction={(chosen) => {
          setFaction(chosen);
          setPicking({ kind: 'pilot' });
        }}
        onChange={change}
        history={history}
        onBack={() => setHistory(back)}
        onForth={() => setHistory(forth)}
      />
      <ImportReport
        say={say}
        lost={opened.lost}
        notes={[...new Set([...notes, ...opened.remarks.map(say)])]}
        about={BUILDER.remarked}
      />
      <div className="lb-columns">
        <SquadColumn say={say} squad={squad} picking={picking} onPick={setPicking} onChange={change} />
        <div className={picking ? 'lb-picker is-open' : 'lb-picker'}>
          {picking?.kind === 'upgrade' && squad.ships[picking.ship] ? (
            <UpgradePicker
              key={`${picking.ship}:${picking.place}`}
              say={say}
              squad={squad}
              ship={picking.ship}
              place={picking.place}
              onChoose={(without, upgrade) => {
                change(equip(squads, without, picking.ship, upgrade));
                setPicking(null);
              }}
              onClose={() => setPicking(null)}
            />
          ) : (
            <PilotPicker
              say={say}
              squad={squad}
              faction={faction}
              onChoose={(pilot) => change({ ...squad, ships: [...squad.ships, { pilot, upgrades: [] }] })}
              onClose={() => setPicking(null)}
            />
          )}
        </div>
      </div>
      <PrintSheet say={say} squad={squad} faction={faction} />
    </div>
  );
}

interface SquadColumnProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly picking: Picking | null;
  onPick(picking: Picking | null): void;
  onChange(squad: Squad): void;
}

/** Whether a squad has as many ships with the name of a limited pilot as it may. */
function hasAll(squads: Squads, ships: Squad['ships'], { pilot }: Squad['ships'][number]): boolean {
  const { name, limited } = pilotCard(squads, pilot);
  return limited > 0 && ships.filter((one) => pilotCard(squads, one.pilot).name === name).length >= limited;
}

/** The squad as it stands: what is wrong with it, its ships, its obstacles. */
function SquadColumn({ say, squad, picking, onPick, onChange }: SquadColumnProps) {
  const { squads } = useEdition();
  const problems = useMemo(() => squads.problemsOf(squad), [squads, squad]);
  const { ships } = squad;
  return (
    <div className="xb-squad">
      {ships.length === 0 ? null : (
        <Problems say={say} problems={problems} legal={BUILDER.legal} title={BUILDER.problems} />
      )}
      <ol className="lb-items" aria-label={say(BUILDER.ships)}>
        {ships.map((ship, i) => (
          <ShipCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two ships may be alike to the letter; their place tells them apart.
            key={i}
            say={say}
            ship={ship}
            allThere={hasAll(squads, ships, ship)}
            active={picking?.kind === 'upgrade' && picking.ship === i ? picking.place : null}
            onPlace={(place) => onPick({ kind: 'upgrade', ship: i, place })}
            onTakeOff={(index) => onChange(unequip(squads, squad, i, index))}
            onCopy={() => onChange({ ...squad, ships: ships.toSpliced(i + 1, 0, ship) })}
            onRemove={() => {
              onChange({ ...squad, ships: ships.toSpliced(i, 1) });
              onPick(null);
            }}
          />
        ))}
      </ol>
      {ships.length === 0 ? <p className="lb-empty">{say(BUILDER.noShips)}</p> : null}
      <button
        type="button"
        className="button lb-add"
        aria-pressed={picking?.kind === 'pilot'}
        onClick={() => onPick({ kind: 'pilot' })}
      >
        + {say(BUILDER.addShip)}
      </button>
      <ObstacleChoice say={say} squad={squad} onChange={onChange} />
      <SquadExchange say={say} squad={squad} onChange={onChange} />
    </div>
  );
}

interface ChooseFactionProps {
  readonly say: (said: Words) => string;
  readonly unreadable: boolean;
  onChoose(faction: string): void;
}

function ChooseFaction({ say, unreadable, onChoose }: ChooseFactionProps) {
  const { squads, factionTitle, icons } = useEdition();
  return (
    <div className="lb">
      {unreadable ? (
        <p className="notice is-bad" role="alert">
          {say(BUILDER.unreadable)}
        </p>
      ) : null}
      <h2>{say(BUILDER.chooseFaction)}</h2>
      <ul className="lb-factions">
        {squads.factions.map((faction) => (
          <li key={faction}>
            <button type="button" className="lb-faction" data-faction={faction} onClick={() => onChoose(faction)}>
              <Icon name={icons.faction(faction)} size={40} />
              {say(factionTitle(faction))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
