import type { Language, Seat } from '@rangefinder/kernel';
import { useMemo, useState } from 'react';
import { nameOf } from '../../src/text/names.ts';
import { SIDE } from '../../src/text/words.ts';
import type { BattleView, CardView } from '../../src/view.ts';
import { Piece } from '../card/Piece.tsx';
import { Icon } from '../icons/Icon.tsx';
import { bySeat, type SwccgModel, sideOf, type TableProps } from '../model.ts';
import { STAT_WORDS, WORDS } from '../words.ts';
import { Draws, Given, Shots } from './Steps.tsx';
import { type BattleStory, lastBattle, shownSoFar } from './story.ts';

const SEGMENTS = ['initiated', 'weapons', 'power', 'damage'] as const;

/** A battle on one panel: who fights, power and destiny adding up, what is owed, what was given up. */
export function BattlePanel({ table }: TableProps) {
  const { events, view } = table.snapshot;
  const current = table.playing?.current ?? null;
  const story = useMemo(() => lastBattle(shownSoFar(events, current)), [events, current]);
  // What one folded or unfolded by hand holds for that battle only.
  const [byHand, setByHand] = useState<{ readonly start: number; readonly closed: boolean } | null>(null);
  const { battle } = view;
  if (!story && !battle) return null;
  const { language } = table.settings;
  const where = nameOf(battle?.location ?? story?.location ?? '');
  // Once it is over and told to its end only its head stays, unless one wants to see it again.
  const isOn = battle !== null || story?.over === false;
  const start = story?.start ?? -1;
  const closed = byHand?.start === start ? byHand.closed : !isOn;
  return (
    <section className={`sw-battle ${isOn ? 'is-on' : 'is-over'}`} aria-label={WORDS.battleAt(where)[language]}>
      <header>
        <h3>
          <Icon name="battle" size={18} />
          {(isOn ? WORDS.battleAt(where) : WORDS.lastBattle(where))[language]}
        </h3>
        {isOn ? (
          <Segments now={battle?.segment ?? segmentOf(story)} table={table} />
        ) : (
          <Result story={story} table={table} />
        )}
        <button
          type="button"
          className="sw-fold"
          aria-expanded={!closed}
          onClick={() => setByHand({ start, closed: !closed })}
        >
          {(closed ? WORDS.unfold : WORDS.fold)[language]}
        </button>
      </header>
      {closed ? null : (
        <div className="sw-battle-sides">
          {[table.near, 1 - table.near].map((seat) => (
            <BattleSide key={seat} table={table} battle={battle} story={story} seat={seat} />
          ))}
        </div>
      )}
    </section>
  );
}

/** How far a battle is that the rules are done with and the board is still showing. */
function segmentOf(story: BattleStory | null): BattleView['segment'] {
  if (story?.compared) return 'damage';
  return story?.draws.some(({ kind }) => kind !== 'weapon') ? 'power' : 'weapons';
}

function Segments({ now: segment, table }: TableProps & { readonly now: BattleView['segment'] }) {
  const { language } = table.settings;
  const now = SEGMENTS.indexOf(segment);
  return (
    <ol className="sw-segments">
      {SEGMENTS.map((one, i) => (
        <li
          key={one}
          className={i === now ? 'is-now' : i < now ? 'is-past' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {WORDS.segment[one][language]}
        </li>
      ))}
    </ol>
  );
}

/** The outcome of a battle that is over, in one line. */
function Result({ story, table }: TableProps & { readonly story: BattleStory | null }) {
  const { language } = table.settings;
  if (!story?.compared) return <p className="sw-battle-result">{WORDS.cancelled[language]}</p>;
  const { power } = story.compared;
  return (
    <p className="sw-battle-result">
      {[table.near, 1 - table.near].map((seat) => (
        <span key={seat} className={`sw-${sideOf(table, seat)}`}>
          {bySeat(power, seat)}
        </span>
      ))}
    </p>
  );
}

interface SideProps {
  readonly table: SwccgModel;
  readonly battle: BattleView | null;
  readonly story: BattleStory | null;
  readonly seat: Seat;
}

function BattleSide({ table, battle, story, seat }: SideProps) {
  const { language } = table.settings;
  const { view, seats } = table.snapshot;
  const fighters = view.cards.filter((card) => card.owner === seat && battle?.participants.includes(card.id));
  const name = seats[seat]?.name || bySeat(SIDE, seat)?.[language];
  return (
    <section className={`sw-battle-side sw-${sideOf(table, seat)}`}>
      <h4>
        {name}
        {(battle?.initiator ?? story?.initiator) === seat ? <small>{WORDS.initiator[language]}</small> : null}
      </h4>
      {fighters.length === 0 ? null : (
        <ul className="sw-fighters">
          {fighters.map((card) => (
            <Fighter key={card.id} table={table} card={card} />
          ))}
        </ul>
      )}
      <Shots story={story} seat={seat} language={language} />
      <Sum table={table} battle={battle} story={story} seat={seat} />
      <Draws story={story} seat={seat} language={language} />
      <Owed table={table} battle={battle} story={story} seat={seat} />
      <Given story={story} seat={seat} language={language} />
    </section>
  );
}

/** One who takes part; the same piece as on the table, with its power. */
function Fighter({ table, card }: { readonly table: SwccgModel; readonly card: CardView }) {
  const { language } = table.settings;
  return (
    <li>
      <Piece
        table={table}
        id={card.id}
        className={`sw-fighter ${card.hit ? 'is-hit' : ''}`}
        label={`${nameOf(card.id)}, ${WORDS.power[language]} ${card.power}`}
      >
        <span>{nameOf(card.id)}</span>
        {card.hit ? <Icon name="hit" size={12} title={WORDS.hit[language]} /> : null}
        <b>{card.power}</b>
      </Piece>
    </li>
  );
}

/** Power + destiny = total, as far as it is known. */
function Sum({ table, battle, story, seat }: SideProps) {
  const { language } = table.settings;
  const compared = story?.compared ?? null;
  const total = compared ? bySeat(compared.power, seat) : undefined;
  const destiny = compared ? bySeat(compared.destiny, seat) : battle ? bySeat(battle.destiny, seat) : null;
  const strength = total === undefined ? (battle ? bySeat(battle.strength, seat) : 0) : total - (destiny ?? 0);
  const may = battle ? (bySeat(battle.destinies, seat) ?? 0) : 0;
  return (
    <p className="sw-sum">
      <span title={WORDS.power[language]}>
        <small>{WORDS.power[language]}</small>
        <b>{strength}</b>
      </span>
      <i aria-hidden="true">+</i>
      <span>
        <small title={WORDS.battleDestiny[language]}>{STAT_WORDS.destiny[language]}</small>
        {typeof destiny === 'number' ? <b>{destiny}</b> : <Undrawn may={compared ? 0 : may} language={language} />}
      </span>
      <i aria-hidden="true">=</i>
      <span className="sw-total">
        <small>{WORDS.total[language]}</small>
        <b>{total ?? (strength ?? 0) + (destiny ?? 0)}</b>
      </span>
    </p>
  );
}

/** Destinies that may still be drawn: a question mark each. */
function Undrawn({ may, language }: { readonly may: number; readonly language: Language }) {
  const said = (may === 0 ? WORDS.noDraw : WORDS.mayDraw(may))[language];
  return (
    <em title={said}>
      <span aria-hidden="true">{may === 0 ? '–' : '?'.repeat(may)}</span>
      <span className="sw-hidden">{said}</span>
    </em>
  );
}

/** Damage and attrition: how much there was, how much is left. */
function Owed({ table, battle, story, seat }: SideProps) {
  const { language } = table.settings;
  const compared = story?.compared;
  if (!compared) return null;
  const rows = (['damage', 'attrition'] as const).flatMap((what) => {
    const all = bySeat(compared[what], seat) ?? 0;
    const left = battle ? (bySeat(battle[what], seat) ?? 0) : 0;
    return all > 0 ? [{ what, all, left }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <dl className="sw-owed">
      {rows.map(({ what, all, left }) => (
        <div key={what} className={left > 0 ? 'is-owed' : ''}>
          <dt>{(what === 'damage' ? WORDS.damageLeft : WORDS.attritionLeft)[language]}</dt>
          <dd>{WORDS.ofAll(left, all)[language]}</dd>
          <span className="sw-bar" aria-hidden="true">
            <i style={{ width: `${(100 * left) / Math.max(1, all)}%` }} />
          </span>
        </div>
      ))}
    </dl>
  );
}
