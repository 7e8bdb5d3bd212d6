import { botLevel, useBotName, useLanguage } from '@rangefinder/table';
import { useId, useState } from 'react';
import type { LoadedGame } from '../lists/useGame.ts';
import { MissionChoice } from '../new/choices.tsx';
import { ListChoice } from '../new/ListChoice.tsx';
import { fitting, forMission, type ListOption, settle, useListChoices } from '../new/listChoices.ts';
import { NEW } from '../new/words.ts';
import { Result } from './Result.tsx';
import { useTrial } from './useTrial.ts';
import { ODDS } from './words.ts';

const SIDES = [0, 1] as const;
const GAMES = [10, 30, 100, 300] as const;

/** Bots play one list against another again and again: how often it wins, and how sure that is. */
export function Balance({ loaded: { game, ui } }: { readonly loaded: LoadedGame }) {
  const language = useLanguage();
  const id = useId();
  const all = useListChoices(game);
  const { running, start, stop } = useTrial();
  const [mission, setMission] = useState(game.missions[0]);
  const [picked, setPicked] = useState<readonly [string | null, string | null]>([null, null]);
  const [bots, setBots] = useState<readonly string[]>(() => SIDES.map(() => botsOf(game.bots)[0] ?? ''));
  const [games, setGames] = useState<number>(GAMES[1]);
  const [names, setNames] = useState<readonly string[]>(['', '']);
  const lists = forMission(all, mission);
  const chosen = SIDES.map((side) => picked[side] ?? usual(lists, side));
  const playing = running?.status === 'playing';

  const play = () => {
    const settled: ListOption[] = [];
    for (const side of SIDES) {
      const list = settle(lists, side, chosen[side], settled);
      if (list) settled.push(list);
    }
    setNames(settled.map(({ name }) => name));
    const seed = crypto.randomUUID();
    start({ game: game.id, lists: settled.map(({ list }) => list), bots, mission, seed }, games);
  };
  return (
    <section className="odds-balance card" aria-labelledby={id}>
      <h2 id={id}>{ODDS.balance[language]}</h2>
      <p className="soft">{ODDS.balanceLead[language]}</p>
      <MissionChoice game={game} ui={ui} value={mission} onChoose={setMission} />
      <div className="odds-sides">
        {SIDES.map((side) => (
          <div key={side} className={`odds-side is-${side === 0 ? 'first' : 'second'}`}>
            <ListChoice
              legend={ODDS[side === 0 ? 'one' : 'other'][language]}
              seat={side}
              ui={ui}
              lists={lists}
              value={chosen[side] ?? ''}
              onChoose={(list) => setPicked([side === 0 ? list : picked[0], side === 1 ? list : picked[1]])}
            />
            <BotField
              side={side}
              bots={botsOf(game.bots)}
              value={bots[side] ?? ''}
              onChoose={(bot) => setBots(bots.with(side, bot))}
            />
          </div>
        ))}
      </div>
      <div className="row odds-go">
        <label className="odds-games">
          <span className="label">{ODDS.games[language]}</span>
          <select className="select" value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {GAMES.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        {playing ? (
          <button type="button" className="button" onClick={stop}>
            {ODDS.stop[language]}
          </button>
        ) : (
          <button type="button" className="button is-main" onClick={play}>
            {ODDS[running ? 'again' : 'start'][language]}
          </button>
        )}
      </div>
      {running ? <Result running={running} names={names} /> : null}
    </section>
  );
}

/** Plays every game, badly. */
const BEGINNER = 'random';

function botsOf(bots: object): readonly string[] {
  return [...Object.keys(bots), BEGINNER];
}

/** Two different ready lists at first. */
function usual(lists: readonly ListOption[], side: number): string | undefined {
  const ready = fitting(lists, side).filter(({ own }) => !own);
  const [first] = fitting(lists, 0).filter(({ own }) => !own);
  return (side === 0 ? first : (ready.find(({ id }) => id !== first?.id) ?? ready[0]))?.id;
}

interface BotFieldProps {
  readonly side: number;
  readonly bots: readonly string[];
  readonly value: string;
  onChoose(bot: string): void;
}

function BotField({ side, bots, value, onChoose }: BotFieldProps) {
  const language = useLanguage();
  const nameOf = useBotName();
  return (
    <label className="odds-bot">
      <span className="label">{ODDS.bot[language]}</span>
      <select className="select" name={`bot-${side}`} value={value} onChange={({ target }) => onChoose(target.value)}>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {NEW.botLevel(nameOf(bot), botLevel(bot))[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
