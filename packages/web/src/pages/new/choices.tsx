import type { Game, Language, Seat } from '@rangefinder/kernel';
import type { Clock } from '@rangefinder/protocol';
import { botLevel, type GameUi, TABLE, useBotName, useLanguage } from '@rangefinder/table';
import { Choice } from '../settings/Choice.tsx';
import { hasSides } from './listChoices.ts';
import { NEW } from './words.ts';

/** Thinking time: a stock, and what each decision gives back, in seconds. */
export const CLOCKS = {
  none: null,
  short: { seconds: 20 * 60, increment: 10 },
  usual: { seconds: 40 * 60, increment: 15 },
  long: { seconds: 75 * 60, increment: 20 },
} as const;
const CLOCK_NAMES = ['none', 'short', 'usual', 'long'] as const;

/** What a clock is called; one that is none of ours by its numbers. */
export function clockName(clock: Clock | null, language: Language): string {
  const known = CLOCK_NAMES.find((name) => CLOCKS[name]?.seconds === clock?.seconds);
  if (known) return NEW.clocks[known][language];
  return NEW.clockOf(Math.round((clock?.seconds ?? 0) / 60), clock?.increment ?? 0)[language];
}

interface ClockProps {
  readonly value: keyof typeof CLOCKS;
  onChoose(value: keyof typeof CLOCKS): void;
}

export function ClockChoice({ value, onChoose }: ClockProps) {
  const language = useLanguage();
  return (
    <Choice
      legend={NEW.clock[language]}
      name="clock"
      value={value}
      options={CLOCK_NAMES.map((name) => ({ value: name, text: NEW.clocks[name][language] }))}
      onChoose={onChoose}
    />
  );
}

interface SideProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly value: Seat;
  onChoose(seat: Seat): void;
}

/** Which side one plays, where each has lists of its own. */
export function SideChoice({ game, ui, value, onChoose }: SideProps) {
  const language = useLanguage();
  const seatName = useSeatName(ui);
  if (!hasSides(game)) return null;
  return (
    <Choice
      legend={NEW.side[language]}
      name="side"
      value={value}
      options={game.seats.map((_, seat) => ({ value: seat, text: seatName(seat) }))}
      onChoose={onChoose}
    />
  );
}

/** What the seats are called in the language of the page. */
export function useSeatName(ui: GameUi): (seat: Seat) => string {
  const language = useLanguage();
  return (seat) => ui.seat?.(seat, language) ?? TABLE.player(seat + 1)[language];
}

interface MissionProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly value: string | undefined;
  onChoose(mission: string): void;
}

/** The missions of the game, and what the chosen one is about. */
export function MissionChoice({ game, ui, value, onChoose }: MissionProps) {
  const language = useLanguage();
  if (game.missions.length < 2 || value === undefined) return null;
  const words = (id: string) => ui.mission?.(id, language) ?? { name: id, about: '' };
  return (
    <Choice
      legend={NEW.mission[language]}
      name="mission"
      value={value}
      options={game.missions.map((id) => ({ value: id, text: words(id).name }))}
      hint={words(value).about}
      onChoose={onChoose}
    />
  );
}

interface BotProps {
  readonly game: Game;
  readonly value: string | undefined;
  onChoose(bot: string): void;
}

/** Plays every game, badly: for the first steps. */
const BEGINNER = 'random';

/** Which bot: those of the game, and one for beginners. */
export function BotChoice({ game, value, onChoose }: BotProps) {
  const language = useLanguage();
  const nameOf = useBotName();
  const bots = [...Object.keys(game.bots), BEGINNER];
  const [first = BEGINNER] = bots;
  return (
    <Choice
      legend={NEW.bot[language]}
      name="bot"
      value={value ?? first}
      options={bots.map((bot) => ({ value: bot, text: NEW.botLevel(nameOf(bot), botLevel(bot))[language] }))}
      onChoose={onChoose}
    />
  );
}
