import './new.css';
import { GAMES } from '@rangefinder/games';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useParams, useSearch } from 'wouter';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Choice } from '../settings/Choice.tsx';
import { begin, HOWS, type How, isOnline } from './begin.ts';
import { BotChoice, CLOCKS, ClockChoice, MissionChoice } from './choices.tsx';
import { ListChoice } from './ListChoice.tsx';
import { RANDOM, useListChoices } from './listChoices.ts';
import { useLoadedGame } from './useLoadedGame.ts';

/** Who plays, what, with which lists. Every choice has a good answer already: the button can be pressed at once. */
export default function NewGame() {
  const t = useTranslations('new');
  const params = useParams<{ how?: string }>();
  const search = new URLSearchParams(useSearch());
  const [how, setHow] = useState<How>(HOWS.find((one) => one === params.how) ?? 'bot');
  const [gameId, setGame] = useState(search.get('game') ?? GAMES[0]?.id ?? '');
  return (
    <PageFrame title={t('title')}>
      <div className="new-game">
        <Choice
          legend={t('how')}
          name="how"
          value={how}
          options={HOWS.map((value) => ({ value, text: t(`hows.${value}`) }))}
          hint={t(`howHint.${how}`)}
          onChoose={(value) => setHow(value)}
        />
        <Choice
          legend={t('game')}
          name="game"
          value={gameId}
          options={GAMES.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={(value) => setGame(value)}
        />
        <GameForm key={gameId} gameId={gameId} how={how} list={search.get('list')} />
      </div>
    </PageFrame>
  );
}

/** What depends on the game; loads it first. */
function GameForm({ gameId, how, list }: { readonly gameId: string; readonly how: How; readonly list: string | null }) {
  const t = useTranslations('new');
  const [, go] = useLocation();
  const loaded = useLoadedGame(gameId);
  const lists = useListChoices(loaded?.game ?? null);
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([list ?? undefined]);
  const [mission, setMission] = useState<string | undefined>(undefined);
  const [bot, setBot] = useState<string | undefined>(undefined);
  const [clock, setClock] = useState<keyof typeof CLOCKS>('none');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!loaded) return <Loading />;
  const { game, ui } = loaded;

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const wish = { game, how, lists, chosen, mission: mission ?? game.missions[0], bot, clock: CLOCKS[clock] };
      go(await begin(wish));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const seats = isOnline(how) ? [0] : game.seats.map((_, seat) => seat);
  return (
    <form onSubmit={start}>
      <MissionChoice game={game} ui={ui} value={mission ?? game.missions[0]} onChoose={setMission} />
      {game.readyLists.length > 0 ? (
        <div className="new-lists">
          {seats.map((seat) => (
            <ListChoice
              key={seat}
              legend={
                seat === 0 && how !== 'screen'
                  ? t('yourList')
                  : how === 'bot'
                    ? t('botList')
                    : t('listOf', { name: game.seats[seat] ?? '' })
              }
              seat={seat}
              ui={ui}
              lists={lists}
              value={chosen[seat] ?? RANDOM}
              onChoose={(id) => setChosen(game.seats.map((_, i) => (i === seat ? id : chosen[i])))}
            />
          ))}
        </div>
      ) : null}
      {how === 'bot' ? <BotChoice game={game} value={bot} onChoose={setBot} /> : null}
      {isOnline(how) ? <ClockChoice value={clock} onChoose={setClock} /> : null}
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button is-main is-start" disabled={busy}>
        {busy ? t('starting') : t(`start.${how}`)}
      </button>
    </form>
  );
}
