import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { CardTable } from '../table.ts';
import type { HeldAutomatic } from './held-texts.ts';
import type { Moment } from './moments.ts';

/** swccg.core-responses.4: several at once are ordered by the player whose turn it is */
export function* automaticResponses(game: CardTable, moment: Moment): Procedure<void> {
  let due = dueTexts(game, moment);
  const done: HeldAutomatic[] = [];
  while (due.length > 0) {
    const options = due.map((held, i) => {
      const source = held.my.self?.id ?? held.my.title;
      return { key: `${i + 1}:${source}`, about: { source }, held };
    });
    const { held } = yield* pickOne({
      seat: game.state.current,
      rule: 'swccg.core-responses.4',
      topic: 'order-automatic',
      options,
    });
    done.push(held);
    yield* held.automatic.effect(acting(game, held, moment));
    due = dueTexts(game, moment).filter(
      (other) => !done.some((one) => one.automatic === other.automatic && one.my.self === other.my.self),
    );
  }
}

/** Whether anything happens by itself at this moment. */
export function isAutomaticDue(game: CardTable, moment: Moment): boolean {
  return dueTexts(game, moment).length > 0;
}

function dueTexts(game: CardTable, moment: Moment): readonly HeldAutomatic[] {
  const automatic = game.listening(moment.type)?.automatic ?? NONE_DUE;
  if (automatic.length === 0) return NONE_DUE;
  return automatic.filter((held) => held.automatic.when(acting(game, held, moment)));
}

const NONE_DUE: readonly HeldAutomatic[] = [];

function acting(game: CardTable, { my }: HeldAutomatic, moment: Moment) {
  return { game, seat: my.seat, card: my.self?.card ?? '', my, moment };
}
