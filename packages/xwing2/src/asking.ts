import { facedownAs, rulesOver, silent, withoutDecks } from '@rangefinder/xwing';
import { SECOND_EDITION } from './secondedition.ts';
import type { Ship, XwingState } from './state.ts';
import { XTable } from './table.ts';
import type { ShipView, XwingView } from './view.ts';

/** The rules over what one viewer sees, for questions only. */
export const askRules = rulesOver((view: XwingView) => new XTable(silent(stateOf(view)), SECOND_EDITION));

/** Stands for cards that lie facedown. */
const FACEDOWN = SECOND_EDITION.cards.damageDeck[0] ?? '';

function stateOf(view: XwingView): XwingState {
  return {
    ...view,
    players: withoutDecks(view.players),
    ships: view.ships.map(shipOf),
    obstacles: [...view.obstacles],
    features: [...view.features],
    devices: view.devices.map((device) => ({ ...device, damage: new Array<string>(device.damage).fill(FACEDOWN) })),
  };
}

function shipOf(ship: ShipView): Ship {
  return {
    ...ship,
    damage: facedownAs(FACEDOWN, ship.damage),
    conditions: ship.conditions.flatMap((condition) =>
      condition.card === null ? [] : [{ ...condition, card: condition.card }],
    ),
  };
}
