import type { MatchSummary } from '@rangefinder/protocol';
import { useLanguage } from '@rangefinder/table';
import { type FormEvent, useState } from 'react';
import { api, diceWord } from '../../api.ts';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameName } from '../../games.ts';
import { useListWords } from '../../gameWords.ts';
import { keepTicket, type Ticket } from '../../storage/tickets.ts';
import { ListChoice } from '../new/ListChoice.tsx';
import { forMission, RANDOM, settle, useListChoices, withName } from '../new/listChoices.ts';
import { useLoadedGame } from '../new/useLoadedGame.ts';
import { NameField, useGuestName } from './GuestName.tsx';
import { Terms } from './Terms.tsx';
import { useAttempt } from './useAttempt.ts';
import { MATCH } from './words.ts';

interface JoinProps {
  readonly summary: MatchSummary;
  onJoined(ticket: Ticket): void;
  onWatch(): void;
}

/** For whoever opens the link of a game with a free seat: choose a list, sit down. */
export function JoinMatch({ summary, onJoined, onWatch }: JoinProps) {
  const language = useLanguage();
  const loaded = useLoadedGame(summary.game);
  const lists = forMission(useListChoices(loaded?.game ?? null), summary.mission);
  const seat = summary.players.findIndex(({ kind }) => kind === 'empty');
  const needsList = (loaded?.game.readyLists.length ?? 0) > 0 && summary.players[seat]?.list === null;
  const [chosen, setChosen] = useState(RANDOM);
  const name = useGuestName();
  const { busy, problem, run } = useAttempt();
  const say = useListWords(summary.game);
  const host = summary.players.find(({ kind }) => kind === 'human')?.name ?? '';

  const join = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await name.save();
      const list = needsList ? settle(lists, seat, chosen, []) : undefined;
      const ticket = await api.join(summary.id, { seat, word: diceWord(), ...(list ? { list: withName(list) } : {}) });
      keepTicket(ticket);
      onJoined(ticket);
    });
  };
  if (!loaded) return <Loading />;
  return (
    <PageFrame title={MATCH.joinTitle(host, gameName(summary.game))[language]}>
      <p className="lead">{MATCH.joinLead(needsList ? say('joinLead') : MATCH.joinAtOnce[language])[language]}</p>
      <form className="card" style={{ maxWidth: 640 }} onSubmit={join}>
        <Terms summary={summary} ui={loaded.ui} />
        <NameField name={name} />
        {needsList ? (
          <ListChoice
            legend={say('yourList')}
            seat={seat}
            ui={loaded.ui}
            lists={lists}
            value={chosen}
            onChoose={setChosen}
          />
        ) : null}
        {problem === null ? null : (
          <p className="notice is-bad" role="alert">
            {problem}
          </p>
        )}
        <p className="row">
          <button type="submit" className="button is-main" disabled={busy}>
            {MATCH[busy ? 'joining' : 'join'][language]}
          </button>
          <button type="button" className="button" onClick={onWatch}>
            {MATCH.watch[language]}
          </button>
        </p>
      </form>
    </PageFrame>
  );
}
