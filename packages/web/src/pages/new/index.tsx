import { useLanguage } from '@rangefinder/table';
import { NEW } from './words.ts';
import './new.css';
import type { Seat } from '@rangefinder/kernel';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameIn, offeredBeside } from '../../games.ts';
import { useListWords } from '../../gameWords.ts';
import { useProblemText } from '../../useProblemText.ts';
import { listsAddress } from '../lists/lists.ts';
import { Choice } from '../settings/Choice.tsx';
import { begin, HOWS, type How, isOnline } from './begin.ts';
import { BotChoice, CLOCKS, ClockChoice, MissionChoice, SideChoice } from './choices.tsx';
import { forMission, missionWith, seatWith, useListChoices } from './listChoices.ts';
import { SeatLists } from './SeatLists.tsx';
import { useLoadedGame } from './useLoadedGame.ts';

/** Who plays, what, with which lists. Every choice has a good answer already: the button can be pressed at once. */
export default function NewGame() {
  const language = useLanguage();
  const params = useParams<{ how?: string }>();
  const search = useSearch();
  const [how, setHow] = useState<How>(HOWS.find((one) => one === params.how) ?? 'bot');
  const [gameId, setGame] = useState(gameIn(search));
  const games = offeredBeside(gameIn(search));
  return (
    <PageFrame title={NEW.title[language]}>
      <div className="new-game">
        <Choice
          legend={NEW.how[language]}
          name="how"
          value={how}
          options={HOWS.map((value) => ({ value, text: NEW.hows[value][language] }))}
          hint={NEW.howHint[how][language]}
          onChoose={(value) => setHow(value)}
        />
        <Choice
          legend={NEW.game[language]}
          name="game"
          value={gameId}
          options={games.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={(value) => setGame(value)}
        />
        <GameForm key={gameId} gameId={gameId} how={how} list={new URLSearchParams(search).get('list')} />
      </div>
    </PageFrame>
  );
}

/** What depends on the game; loads it first. */
function GameForm({ gameId, how, list }: { readonly gameId: string; readonly how: How; readonly list: string | null }) {
  const language = useLanguage();
  const [, go] = useLocation();
  const say = useProblemText();
  const sayOfLists = useListWords(gameId);
  const loaded = useLoadedGame(gameId);
  const all = useListChoices(loaded?.game ?? null);
  const [side, setSide] = useState<Seat | null>(null);
  const [picked, setPicked] = useState<readonly (string | undefined)[]>([]);
  const [wanted, setMission] = useState<string | undefined>(undefined);
  const [bot, setBot] = useState<string | undefined>(undefined);
  const [clock, setClock] = useState<keyof typeof CLOCKS>('none');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!loaded) return <Loading />;
  const { game, ui } = loaded;
  const mission = wanted ?? missionWith(all, list) ?? game.missions[0];
  const lists = forMission(all, mission);
  const seat = side ?? seatWith(all, list);
  const chosen = game.seats.map((_, i) => picked[i] ?? (i === seat ? (list ?? undefined) : undefined));

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const wish = { game, how, seat, lists, chosen, mission, bot, clock: CLOCKS[clock] };
      go(await begin(wish));
    } catch (error) {
      setProblem(say(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={start}>
      <MissionChoice game={game} ui={ui} value={mission} onChoose={setMission} />
      {how === 'screen' ? null : <SideChoice game={game} ui={ui} value={seat} onChoose={setSide} />}
      {game.readyLists.length > 0 ? (
        <>
          <SeatLists
            game={game}
            ui={ui}
            how={how}
            own={seat}
            lists={lists}
            chosen={chosen}
            onChoose={(at, id) => setPicked(game.seats.map((_, i) => (i === at ? id : picked[i])))}
          />
          <p className="new-build">
            <Link href={listsAddress(gameId)}>{sayOfLists('buildList')}</Link>
          </p>
        </>
      ) : null}
      {how === 'bot' ? <BotChoice game={game} value={bot} onChoose={setBot} /> : null}
      {isOnline(how) ? <ClockChoice value={clock} onChoose={setClock} /> : null}
      {problem === null ? null : (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button is-main is-start" disabled={busy}>
        {busy ? NEW.starting[language] : NEW.start[how][language]}
      </button>
    </form>
  );
}
