import { rowsFor } from '../../rules/deploy-locations.ts';
import { searchPile } from '../../rules/force.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { action, never, type Texts } from '../words.ts';

export const DAGOBAH: Texts = {
  dagobah: {
    text: 'Light: once in each of your deploy phases, deploy a Dagobah site from your Reserve Deck. Dark: nobody may Force drain here.',
    light: {
      actions: [
        action({
          name: 'deploy-site',
          good: 'cards',
          timing: { phase: 'deploy', turn: 'own' },
          oncePerTurn: true,
          *effect({ game, seat }) {
            const card = yield* searchPile(
              game,
              seat,
              'reserve',
              (facts) =>
                facts.type === 'location' &&
                facts.kind === 'site' &&
                facts.of === 'dagobah' &&
                rowsFor(game, seat, facts.id).length > 0,
            );
            if (card !== null) yield* deployFromReserve(game, seat, card);
            game.shuffle(seat, 'reserve');
          },
        }),
      ],
    },
    dark: { modifiers: [never('may-drain', ({ location }, my) => location === my.location)] },
  },
};
