import type { CardText, WeaponText } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { itsTarget, onModel, onYour } from '../conditions.ts';
import { set, type Texts } from '../words.ts';
import { starship } from './words.ts';

/** What an ion cannon does: starship weapons are gone, the starship is helpless until it leaves the table. */
export const ionizes: { lasting: NonNullable<CardText['lasting']>; result: NonNullable<WeaponText['result']> } = {
  lasting: { ionized: (['armor', 'maneuver', 'hyperspeed'] as const).map((question) => set(question, 0, itsTarget)) },
  *result({ game, weapon, target }) {
    last({ game, seat: weapon.owner, card: weapon.card, target: target.id }, 'ionized', 'game');
    for (const item of game.heldBy(target)) {
      const facts = game.facts(item);
      if (facts.type === 'weapon' && facts.kind === 'starship')
        yield* leaveTable(game, item, 'lost', 'swccg.core-weapon-firing.10');
    }
  },
};

export const SW_4_ION_CANNON: Texts = {
  'sw-4-ion-cannon': {
    text: 'Deploy for 1 on a Y-wing or B-wing. Fires for 1 at a starship: its starship weapons are lost, its armor, maneuver and hyperspeed are 0 from now on.',
    deploysOn: onYour(onModel('y-wing', 'b-wing'), 1),
    lasting: ionizes.lasting,
    weapon: { cost: 1, at: starship, draws: 1, result: ionizes.result },
  },
};
