import type { AtLocation, Source } from '../../definition.ts';
import { controls } from '../../rules/presence.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, here, isActive, isTie } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

/** The text's player initiated the battle that goes on here. */
export const battleYouInitiatedHere = (about: AtLocation, my: Source, game: CardTable) =>
  here(about, my) && game.state.battle?.initiator === my.seat && game.state.battle.location === about.location.id;

/** Whether the text’s player controls the place with a leader there. */
export function leaderControls(my: Source, game: CardTable): boolean {
  if (!my.location || !controls(game, my.location, my.seat)) return false;
  return game
    .everythingAt(my.location)
    .some((card) => card.owner === my.seat && isActive(game, card) && hasKeyword(game.facts(card), 'leader'));
}

export const YAVIN_4_MASSASSI_WAR_ROOM: Texts = {
  'yavin-4-massassi-war-room': {
    text: 'Light: while you control it with a leader here, stormtroopers and TIEs are forfeit -1. Dark: in a battle you initiate here you add one battle destiny.',
    light: {
      modifiers: [
        add('forfeit', -1, ({ card }, my, game) => {
          const facts = game.facts(card);
          const weak = hasKeyword(facts, 'stormtrooper') || isTie(facts);
          return weak && leaderControls(my, game);
        }),
      ],
    },
    dark: { modifiers: [add('battle-destinies', 1, battleYouInitiatedHere)] },
  },
};
