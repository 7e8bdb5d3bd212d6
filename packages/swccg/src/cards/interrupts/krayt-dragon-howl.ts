import type { Seat } from '@rangefinder/kernel';
import type { TextAction } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { ability } from '../../rules/values.ts';
import type { CardTable } from '../../table.ts';
import { battleAt, isKind, isPersona } from '../conditions.ts';
import { action, type Texts } from '../words.ts';
import { alone, destinyAndPower } from './words.ts';

/** A function of somebody alone at a site: one battle destiny, for the named one also power. */
export function loneSwordsman(persona: string, kind: string): readonly TextAction[] {
  const named = (game: CardTable, seat: Seat) => alone(game, seat, (card) => isPersona(game, card, persona));
  const other = (game: CardTable, seat: Seat) =>
    alone(game, seat, (card) => isKind(game.facts(card), kind) && ability(game, card) > 2);
  return [
    action({
      name: 'add',
      good: 'destiny',
      timing: { battle: true },
      when: ({ game, seat }) => battleAt(game, 'site') && other(game, seat),
      *effect(acting) {
        const mighty = named(acting.game, acting.seat);
        last({ ...acting, target: '' }, 'destiny', 'battle', 1);
        if (mighty) last({ ...acting, target: '' }, 'might', 'battle');
      },
    }),
  ];
}

export const KRAYT_DRAGON_HOWL: Texts = {
  'krayt-dragon-howl': {
    text: 'Add one battle destiny for your Rebel of ability above 2 who defends a site alone; for Obi-Wan also 1 to power.',
    lasting: destinyAndPower,
    play: loneSwordsman('obi-wan', 'rebel'),
  },
};
