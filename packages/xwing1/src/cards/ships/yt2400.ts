import type { Procedure } from '@rangefinder/kernel';
import { playerOf } from '@rangefinder/xwing';
import { type AbilityContext, instead, modify, RULE, type XHooks } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { COUNTER, dealCard, drawDamageCard, toDiscards } from '../../rules/damage.ts';
import { isStressed } from '../../rules/tokens.ts';

/** "Leebo": the card that is dealt is the one he chose, so that no other is drawn for it. */
const CHOSEN = 'chosen';

function* dealChosen({
  table,
  self,
  moment: { ship, card, attack },
}: AbilityContext<XHooks['happenings']['deal-faceup']>): Procedure<boolean> {
  const other = drawDamageCard(table, ship.seat);
  if (other === COUNTER) return false;
  const options = [card, other].map((name, index) => ({ key: `${name}:${index}`, about: { card: name }, name }));
  const about = { ship: ship.id, card: self.card };
  const { name } = yield* pickOne({ seat: ship.seat, topic: 'choose-card', rule: RULE, about, options });
  const player = playerOf(table.state, ship.seat);
  toDiscards(player, [{ card: name === card ? other : card, faceup: true }]);
  ship.memory[CHOSEN] = 1;
  yield* dealCard(table, ship, name, true, RULE, attack);
  delete ship.memory[CHOSEN];
  return true;
}

export const yt2400: ShipFacts = {
  id: 'yt2400',
  name: 'YT-2400',
  size: 'large',
  attack: 2,
  arcs: ['front', 'turret'],
  agility: 2,
  hull: 5,
  shields: 5,
  actions: ['focus', 'lock', 'barrel-roll'],
  dial: '1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR',
  pilots: [
    {
      id: 'dashrendar',
      name: 'Dash Rendar',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 36,
      slots: ['elite', 'cannon', 'missile', 'crew'],
      text: 'You ignore obstacles in the Activation phase and when you perform actions.',
      abilities: [
        modify(
          'ignores-obstacle',
          (ignores, { self, moment: { ship, how } }) => ignores || (ship === self.ship && how === 'move'),
        ),
      ],
    },
    {
      id: 'leebo',
      name: '"Leebo"',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 34,
      slots: ['elite', 'cannon', 'missile', 'crew'],
      text: 'Dealt damage faceup: look at a second card too, keep the one you prefer and throw the other away.',
      abilities: [
        instead('deal-faceup', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.memory[CHOSEN] !== 1,
          instead: dealChosen,
        }),
      ],
    },
    {
      id: 'eadenvrill',
      name: 'Eaden Vrill',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 32,
      slots: ['cannon', 'missile', 'crew'],
      text: 'Your primary weapon’s target is stressed: roll an attack die more.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment: { attacker, defender, kind } }) =>
          attacker === self.ship.id && kind === 'primary' && isStressed(table.ship(defender)) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'wildspacefringer',
      name: 'Wild Space Fringer',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 30,
      slots: ['cannon', 'missile', 'crew'],
      abilities: [],
    },
  ],
};
