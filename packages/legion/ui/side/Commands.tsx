import type { Seat } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { commandFacts } from '../../src/cards/catalog.ts';
import { RANK } from '../../src/text/terms.ts';
import type { LegionView, PlayerView } from '../../src/view.ts';
import { RankIcon } from '../icons/index.ts';
import type { TableProps } from '../model.ts';
import { WORDS } from '../words.ts';
import { withoutSymbols } from './Symbols.tsx';

/** A seat's command cards as the others may know them: this round's, those played, how many are left; and its order pool. */
export function Commands({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const player = view.players[seat];
  if (!player || (view.phase === 'setup' && player.divulged.length === 0)) return null;
  const { chosen, revealed, pool, kept, keptSize, handSize, contingenciesLeft } = player;
  return (
    <section className="lg-commands">
      <h3>
        {WORDS.commands[language]} <small>{WORDS.inHand(handSize)[language]}</small>
        {contingenciesLeft > 0 && <small>{WORDS.setAside(contingenciesLeft)[language]}</small>}
      </h3>
      <ul>
        {chosen !== null && (
          <li className="is-now">
            <Pips count={commandFacts(chosen).pipsInPlay} />
            <b>{commandFacts(chosen).name}</b> <small>{WORDS[revealed ? 'now' : 'chosen'][language]}</small>
          </li>
        )}
        {openCards(view, player).map(({ card, where, inPlay }) => (
          <li
            key={card}
            className={inPlay ? 'is-now' : undefined}
            title={withoutSymbols(commandFacts(card).text[language], language)}
          >
            <Pips count={commandFacts(card).pips} />
            {commandFacts(card).name} <small>{where[language]}</small>
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
      {keptSize > 0 && (
        <p className="lg-pool" title={WORDS.kept[language]}>
          <small>
            {WORDS.kept[language]} ({keptSize})
          </small>
          {kept?.map((rank, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a rank are alike.
            <RankIcon key={i} rank={rank} size={14} title={RANK[rank][language]} />
          ))}
        </p>
      )}
    </section>
  );
}

/** Cards besides this round's that everybody may know of, and where they lie. */
function openCards({ phase }: LegionView, { permanent, flawsInPlay, flaws, divulged, aside, discards }: PlayerView) {
  const shown = phase === 'setup' ? divulged : [];
  const pile = (cards: readonly string[], where: Words, inPlay: boolean) =>
    cards.map((card) => ({ card, where, inPlay }));
  return [
    ...pile(shown, WORDS.divulged, true),
    ...pile(permanent, WORDS.permanent, true),
    ...pile(flawsInPlay, WORDS.flaw, true),
    ...pile(flaws, WORDS.flawHeld, false),
    ...pile(aside, WORDS.aside, false),
    ...pile(discards, WORDS.played, false),
  ];
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
