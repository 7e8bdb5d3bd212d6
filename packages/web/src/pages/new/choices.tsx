import type { Game, Seat } from '@rangefinder/kernel';
import type { Clock } from '@rangefinder/protocol';
import { botLevel, type GameUi, useBotName } from '@rangefinder/table';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../settings/preferences.ts';
import { Choice } from '../settings/Choice.tsx';
import { hasSides } from './listChoices.ts';

/** Thinking time: a stock, and what each decision gives back, in seconds. */
export const CLOCKS = {
  none: null,
  short: { seconds: 20 * 60, increment: 10 },
  usual: { seconds: 40 * 60, increment: 15 },
  long: { seconds: 75 * 60, increment: 20 },
} as const;
const CLOCK_NAMES = ['none', 'short', 'usual', 'long'] as const;

/** What a clock is called; one that is none of ours by its numbers. */
export function clockName(clock: Clock | null, t: ReturnType<typeof useTranslations<'new'>>): string {
  const known = CLOCK_NAMES.find((name) => CLOCKS[name]?.seconds === clock?.seconds);
  if (known) return t(`clocks.${known}`);
  return t('clockOf', { minutes: Math.round((clock?.seconds ?? 0) / 60), increment: clock?.increment ?? 0 });
}

interface ClockProps {
  readonly value: keyof typeof CLOCKS;
  onChoose(value: keyof typeof CLOCKS): void;
}

export function ClockChoice({ value, onChoose }: ClockProps) {
  const t = useTranslations('new');
  return (
    <Choice
      legend={t('clock')}
      name="clock"
      value={value}
      options={CLOCK_NAMES.map((name) => ({ value: name, text: t(`clocks.${name}`) }))}
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
  const t = useTranslations('new');
  const seatName = useSeatName(ui);
  if (!hasSides(game)) return null;
  return (
    <Choice
      legend={t('side')}
      name="side"
      value={value}
      options={game.seats.map((_, seat) => ({ value: seat, text: seatName(seat) }))}
      onChoose={onChoose}
    />
  );
}

/** What the seats are called in the language of the page. */
export function useSeatName(ui: GameUi): (seat: Seat) => string {
  const t = useTranslations('table');
  const language = useLanguage();
  return (seat) => ui.seat?.(seat, language) ?? t('player', { number: seat + 1 });
}

interface MissionProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly value: string | undefined;
  onChoose(mission: string): void;
}

/** The missions of the game, and what the chosen one is about. */
export function MissionChoice({ game, ui, value, onChoose }: MissionProps) {
  const t = useTranslations('new');
  const language = useLanguage();
  if (game.missions.length < 2 || value === undefined) return null;
  const words = (id: string) => ui.mission?.(id, language) ?? { name: id, about: '' };
  return (
    <Choice
      legend={t('mission')}
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
  const t = useTranslations('new');
  const nameOf = useBotName();
  const bots = [...Object.keys(game.bots), BEGINNER];
  const [first = BEGINNER] = bots;
  return (
    <Choice
      legend={t('bot')}
      name="bot"
      value={value ?? first}
      options={bots.map((bot) => ({ value: bot, text: t('botLevel', { name: nameOf(bot), level: botLevel(bot) }) }))}
      onChoose={onChoose}
    />
  );
}
