import type { CardText } from '../../definition.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { onYour, warrior } from '../conditions.ts';

/** Fired at characters. */
export const living = (target: CardInPlay, game: CardTable) => game.facts(target).type === 'character';
/** Fired at characters and vehicles. */
export const livingOrVehicle = (target: CardInPlay, game: CardTable) =>
  ['character', 'vehicle'].includes(game.facts(target).type);
/** Fired at starships. */
export const starship = (target: CardInPlay, game: CardTable) => game.facts(target).type === 'starship';

/** A blaster for any warrior. */
export const blaster = (text: string, deploy: number, cost: number, plus: number, adjacent = false): CardText => ({
  text,
  deploysOn: onYour(warrior, deploy),
  weapon: { cost, at: livingOrVehicle, draws: 1, plus, adjacent },
});
