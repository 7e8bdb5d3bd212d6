import { isDockingBay, isRelated, isSite } from '../../rules/locations.ts';
import { add, type Texts } from '../words.ts';

export const REBEL_PLANNERS: Texts = {
  'rebel-planners': {
    text: 'Deploy for 1 at the Massassi War Room or a docking bay. Above that planet each of your starships adds 1 to your total power where it is.',
    deploysOn: ({ location, on }) => {
      const fits = location && !on && (isDockingBay(location) || location.id === 'yavin-4-massassi-war-room');
      return fits ? 1 : null;
    },
    modifiers: [
      add(
        'total-power',
        ({ location, seat }, _my, game) =>
          game.at(location).filter((card) => card.owner === seat && game.facts(card).type === 'starship').length,
        ({ location, seat }, my, game) => {
          const room = my.self && game.locationOf(my.self);
          return seat === my.seat && room !== null && !isSite(location) && isRelated(room, location);
        },
      ),
    ],
  },
};
