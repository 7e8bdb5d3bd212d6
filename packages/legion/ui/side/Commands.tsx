import type { Seat } from '@rangefinder/kernel';
import { commandFacts } from '../../src/cards/catalog.ts';
import { RANK } from '../../src/text/terms.ts';
import { RankIcon } from '../icons/index.ts';
import type { TableProps } from '../model.ts';
import { WORDS } from '../words.ts';

/** A seat's command cards as the others may know them: this round's, those played, how many are left; and its order pool. */
export function Commands({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const player = view.players[seat];
  if (!player || view.phase === 'setup') return null;
  const { chosen, revealed, discards, permanent, pool, handSize } = player;
  const played = [...permanent, ...discards];
  return (
    <section className="lg-commands">
      <h3>
        {WORDS.commands[language]} <small>{WORDS.inHand(handSize)[language]}</small>
      </h3>
      <ul>
        {chosen !== null && (
          <li className="is-now">
            <Pips count={commandFacts(chosen).pipsInPlay} />
            <b>{commandFacts(chosen).name}</b> <small>{WORDS[revealed ? 'now' : 'chosen'][language]}</small>
          </li>
        )}
        {played.map((card) => (
          <li key={card}>
            <Pips count={commandFacts(card).pips} />
            {commandFacts(card).name} <small>{WORDS.played[language]}</small>
          </li>
        ))}
      </ul>
      {pool.length > 0 && (
        <p className="lg-pool" title={WORDS.pool[language]}>
          <small>{WORDS.pool[language]}</small>
          {pool.map((rank, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a rank are alike.
            <RankIcon key={i} rank={rank} size={14} title={RANK[rank][language]} />
          ))}
        </p>
      )}
    </section>
  );
}

/** The pips of a command card. */
export function Pips({ count }: { readonly count: number }) {
  return (
    <span className="lg-pips" role="img" aria-label={String(count)}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
        <i key={i} />
      ))}
    </span>
  );
}
