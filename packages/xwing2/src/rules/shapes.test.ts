import { setFlagsFromString } from 'node:v8';
import { maneuverWith, parseDial } from '@rangefinder/xwing';
import { expect, test } from 'vitest';
import { newShip } from '../newship.ts';
import { CARDS } from '../secondedition.ts';
import { actionChoice } from './actions.ts';
import { BAR_ACTIONS } from './baractions.ts';
import { weaponOf } from './weapons.ts';

setFlagsFromString('--allow-natives-syntax');
const sameShape = new Function('a', 'b', 'return %HaveSameMap(a, b);') as (a: object, b: object) => boolean;

// The rules look at all of these at every step; what they compiled for one shape they must compile anew for another.

test('an action that an effect changed has the shape of any other', () => {
  const focus = actionChoice({ key: 'focus', difficulty: 'white', perform: BAR_ACTIONS.focus });
  expect(sameShape(focus, { ...focus, treatedAs: 'red' })).toBe(false);
  expect(sameShape(focus, actionChoice({ ...focus, treatedAs: 'red', evenStressed: true }))).toBe(true);
});

test('so has a weapon', () => {
  const weapon = weaponOf({ id: 'primary:front', symbol: 'front', arcs: ['front'], dice: 3 });
  expect(sameShape(weapon, weaponOf({ ...weapon, dice: 4, kind: 'special' }))).toBe(true);
});

test('so has a maneuver', () => {
  const [first] = parseDial('3FW');
  expect(first && sameShape(first, maneuverWith(first, { bearing: 'koiogran' }))).toBe(true);
});

test('ships have one shape, with upgrades and without', () => {
  const bare = newShip(CARDS, 'a', 0, 'redsquadronveteran', []);
  expect(sameShape(bare, newShip(CARDS, 'b', 1, 'lukeskywalker', ['protontorpedoes', 'r2d2']))).toBe(true);
});
