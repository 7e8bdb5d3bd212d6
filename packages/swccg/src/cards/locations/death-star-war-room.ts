import { hasKeyword } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { battleYouInitiatedHere, leaderControls } from './yavin-4-massassi-war-room.ts';

export const DEATH_STAR_WAR_ROOM: Texts = {
  'death-star-war-room': {
    text: 'Dark: while you control it with a leader here, Rebel Troopers and Y-wings are forfeit -1. Light: in a battle you initiate here you add one battle destiny.',
    dark: {
      modifiers: [
        add('forfeit', -1, ({ card }, my, game) => {
          const facts = game.facts(card);
          const weak = hasKeyword(facts, 'rebel trooper') || (facts.type === 'starship' && facts.model === 'y-wing');
          return weak && leaderControls(my, game);
        }),
      ],
    },
    light: { modifiers: [add('battle-destinies', 1, battleYouInitiatedHere)] },
  },
};
