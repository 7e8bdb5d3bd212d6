import type { Seat } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { memo } from 'react';
import { nameOf } from '../../src/text/names.ts';
import { PILE, SIDE } from '../../src/text/words.ts';
import type { PlayerView } from '../../src/view.ts';
import { CardTile } from '../card/CardTile.tsx';
import { Piece } from '../card/Piece.tsx';
import { bySeat, sideOf, type TableProps } from '../model.ts';
import { outPiece, pilePiece } from '../pieces.ts';
import { WindowChoice } from '../windows/WindowChoice.tsx';
import { WORDS } from '../words.ts';

interface SideProps extends TableProps {
  readonly seat: Seat;
}

/** What a player has: Life Force, piles, and how they stand on the table. */
export const Side = memo(function Side({ table, seat }: SideProps) {
  const player = table.snapshot.view.players[seat];
  const { language } = table.settings;
  if (!player) return null;
  const isOwn = seat === table.near && table.snapshot.viewer !== 'spectator';
  return (
    <div className={`sw sw-side sw-${sideOf(table, seat)}`}>
      <p className="sw-side-life">
        <b>{player.lifeForce}</b>
        <span>
          {WORDS.lifeForce[language]}
          <small>{bySeat(SIDE, seat)?.[language]}</small>
        </span>
      </p>
      <Piles table={table} seat={seat} player={player} />
      <Standing table={table} seat={seat} />
      <OutOfPlay table={table} player={player} />
      {isOwn ? <WindowChoice language={language} /> : null}
    </div>
  );
}, looksTheSame);

const COUNTED = ['reserve', 'force', 'used'] as const;

function Piles({ table, seat, player }: SideProps & { readonly player: PlayerView }) {
  const { language } = table.settings;
  return (
    <ul className="sw-piles">
      {COUNTED.map((pile) => (
        <li key={pile}>
          <Piece
            table={table}
            id={pilePiece(seat, pile)}
            className={`sw-pile is-${pile}`}
            label={`${PILE[pile][language]}: ${player[pile]}`}
          >
            <b>{player[pile]}</b>
            <span>{PILE[pile][language]}</span>
          </Piece>
        </li>
      ))}
      <li>
        <Piece
          table={table}
          id={pilePiece(seat, 'lost')}
          className="sw-pile is-lost"
          label={`${PILE.lost[language]}: ${player.lost}${player.lostTop === null ? '' : `, ${nameOf(player.lostTop)}`}`}
        >
          <b>{player.lost}</b>
          <span>{PILE.lost[language]}</span>
        </Piece>
      </li>
      <li>
        <span className="sw-pile is-hand">
          <b>{player.handSize}</b>
          <span>{WORDS.hand[language]}</span>
        </span>
      </li>
    </ul>
  );
}

/** Force generation, locations held, what drains would take. */
function Standing({ table, seat }: SideProps) {
  const { language } = table.settings;
  const { view } = table.snapshot;
  const held = view.locations.filter(({ control }) => control[seat]);
  const drain = held.reduce((sum, location) => sum + (location.drain[seat] ?? 0), 0);
  const onTable = view.cards.filter(({ owner }) => owner === seat).length;
  const isCurrent = view.current === seat && view.step !== 'starting';
  return (
    <dl className="sw-standing">
      {isCurrent ? (
        <div>
          <dt>{WORDS.generation[language]}</dt>
          <dd>
            {view.generation}
            {view.step === 'activate' && view.toActivate > 0 ? (
              <small title={WORDS.toActivate(view.toActivate)[language]}>−{view.toActivate}</small>
            ) : null}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{WORDS.controlled[language]}</dt>
        <dd>{held.length}</dd>
      </div>
      <div>
        <dt>{WORDS.drainTotal[language]}</dt>
        <dd>{drain}</dd>
      </div>
      <div>
        <dt>{WORDS.cardsOnTable[language]}</dt>
        <dd>{onTable}</dd>
      </div>
    </dl>
  );
}

function OutOfPlay({ table, player }: TableProps & { readonly player: PlayerView }) {
  const { language } = table.settings;
  if (player.out.length === 0) return null;
  return (
    <details className="sw-out">
      <summary>
        {WORDS.outOfPlay[language]}: {player.out.length}
      </summary>
      <ul>
        {[...new Set(player.out)].map((card) => (
          <li key={card}>
            <Piece table={table} id={outPiece(card)} className="sw-tile" label={nameOf(card)}>
              <CardTile card={card} language={language} count={player.out.filter((other) => other === card).length} />
            </Piece>
          </li>
        ))}
      </ul>
    </details>
  );
}
