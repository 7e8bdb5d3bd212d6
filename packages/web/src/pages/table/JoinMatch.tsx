import type { MatchSummary } from '@rangefinder/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, diceWord } from '../../api.ts';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameName, listKind } from '../../games.ts';
import { keepTicket, type Ticket } from '../../storage/tickets.ts';
import { useProblemText } from '../../useProblemText.ts';
import { ListChoice } from '../new/ListChoice.tsx';
import { RANDOM, settle, useListChoices, withName } from '../new/listChoices.ts';
import { useLoadedGame } from '../new/useLoadedGame.ts';

interface JoinProps {
  readonly summary: MatchSummary;
  onJoined(ticket: Ticket): void;
  onWatch(): void;
}

/** For whoever opens the link of a game with a free seat: choose a list, sit down. */
export function JoinMatch({ summary, onJoined, onWatch }: JoinProps) {
  const t = useTranslations('match');
  const tn = useTranslations('new');
  const loaded = useLoadedGame(summary.game);
  const lists = useListChoices(loaded?.game ?? null);
  const seat = summary.players.findIndex(({ kind }) => kind === 'empty');
  const needsList = (loaded?.game.readyLists.length ?? 0) > 0 && summary.players[seat]?.list === null;
  const [chosen, setChosen] = useState(RANDOM);
  const [name, setName] = useGuestName();
  const { busy, problem, run } = useAttempt();
  const kind = listKind(summary.game);
  const host = summary.players.find(({ kind }) => kind === 'human')?.name ?? '';

  const join = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      if (name.guest && name.text.trim() !== name.saved) await api.setName(name.text.trim());
      const list = needsList ? settle(lists, seat, chosen, []) : undefined;
      const ticket = await api.join(summary.id, { seat, word: diceWord(), ...(list ? { list: withName(list) } : {}) });
      keepTicket(ticket);
      onJoined(ticket);
    });
  };
  if (!loaded) return <Loading />;
  return (
    <PageFrame title={t('joinTitle', { name: host, game: gameName(summary.game) })}>
      <p className="lead">{t('joinLead', { kind: needsList ? kind : 'none' })}</p>
      <form className="card" style={{ maxWidth: 640 }} onSubmit={join}>
        {name.guest ? (
          <div className="field">
            <label htmlFor="join-name">{t('joinName')}</label>
            <input
              id="join-name"
              className="input"
              required
              minLength={2}
              maxLength={30}
              value={name.text}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        ) : null}
        {needsList ? (
          <ListChoice
            legend={tn('yourList', { kind })}
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
            {t(busy ? 'joining' : 'join')}
          </button>
          <button type="button" className="button" onClick={onWatch}>
            {t('watch')}
          </button>
        </p>
      </form>
    </PageFrame>
  );
}

/** The name others will see: a guest may change it here. */
function useGuestName() {
  const [name, set] = useState({ guest: false, saved: '', text: '' });
  useEffect(() => {
    api.me().then(
      (me) => set({ guest: me.guest, saved: me.name, text: me.name }),
      // Joining will say what is wrong.
      () => undefined,
    );
  }, []);
  return [name, (text: string) => set((before) => ({ ...before, text }))] as const;
}

function useAttempt() {
  const say = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (doing: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await doing();
    } catch (error) {
      setProblem(say(error));
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
