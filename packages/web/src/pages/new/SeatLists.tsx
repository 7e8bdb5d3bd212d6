import type { Game, Seat } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { useListWords } from '../../gameWords.ts';
import { type How, isOnline } from './begin.ts';
import { useSeatName } from './choices.tsx';
import { ListChoice } from './ListChoice.tsx';
import { type ListOption, RANDOM } from './listChoices.ts';
import { NEW } from './words.ts';

interface SeatListsProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly how: How;
  /** Where the player sits. */
  readonly own: Seat;
  readonly lists: readonly ListOption[];
  readonly chosen: readonly (string | undefined)[];
  onChoose(seat: Seat, list: string): void;
}

/** A list for each seat that is filled here, the player's own first. */
export function SeatLists({ game, ui, how, own, lists, chosen, onChoose }: SeatListsProps) {
  const language = useLanguage();
  const seatName = useSeatName(ui);
  const say = useListWords(game.id);
  const all = [...game.seats.keys()];
  const seats = isOnline(how) ? [own] : how === 'screen' ? all : [own, ...all.filter((seat) => seat !== own)];
  const legend = (seat: Seat) => {
    if (how === 'screen') return NEW.listOf(say('listOf'), seatName(seat))[language];
    return say(seat === own ? 'yourList' : 'botList');
  };
  return (
    <div className="new-lists">
      {seats.map((seat) => (
        <ListChoice
          key={seat}
          legend={legend(seat)}
          seat={seat}
          ui={ui}
          lists={lists}
          value={chosen[seat] ?? RANDOM}
          onChoose={(id) => onChoose(seat, id)}
        />
      ))}
    </div>
  );
}
