import { type AbilityContext, at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { gainToken, isStressed, removeStress } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { EZRA_BRIDGER } from '../pilots/ezrabridger.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';
import { RECEIVE_STRESS } from '../words/dice.ts';

/** Fenn Rau: the memory of a ship that cannot spend tokens on its attack dice. */
const PINNED = 'round:pinned';

function isEnemyCovered({ table, self, moment: { ship } }: AbilityContext<{ readonly ship: Ship }>): boolean {
  const isEnemy = ship.seat !== self.ship.seat && isAtRange(table, self.ship, ship, 1, 3);
  return isEnemy && inFiringArc(table, self.ship, ship);
}

export const sheathipedeclassshuttle: ShipFacts = {
  id: 'sheathipedeclassshuttle',
  name: 'Sheathipede-class Shuttle',
  size: 'small',
  attack: 2,
  arcs: ['front', 'auxiliary-rear'],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['coordinate', 'focus', 'lock'],
  dial: '1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FG 3NW 3YR 3KR 4FR',
  pilots: [
    {
      id: 'fennrau-sheathipedeclassshuttle',
      listName: 'fennrau',
      name: 'Fenn Rau',
      allegiance: 'rebelalliance',
      skill: 9,
      limited: 1,
      cost: 20,
      slots: ['astromech', 'crew', 'elite'],
      text: 'An enemy at range 1-3 in your firing arc becomes active in the Combat phase while you are unstressed: gain a stress token, if you like; for this round it may spend no tokens to modify the dice it attacks with.',
      abilities: [
        at('combat-active', {
          optional: true,
          when: (context) => RECEIVE_STRESS.affordable(context) && isEnemyCovered(context),
          *effect(context) {
            yield* RECEIVE_STRESS.pay(context, RULE);
            context.moment.ship.memory[PINNED] = 1;
          },
        }),
        modify(
          'may-spend',
          (may, { moment: { ship, attack } }) =>
            may && !(ship.memory[PINNED] === 1 && attack?.attacker === ship.id && attack.step === 'attack-dice'),
        ),
      ],
    },
    {
      id: 'ezrabridger-sheathipedeclassshuttle',
      listName: 'ezrabridger',
      name: 'Ezra Bridger',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 17,
      slots: ['astromech', 'crew', 'elite'],
      ...EZRA_BRIDGER,
    },
    {
      id: 'zeborrelios-sheathipedeclassshuttle',
      listName: 'zeborrelios',
      name: '"Zeb" Orrelios',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 16,
      slots: ['astromech', 'crew'],
      ...ZEB_ORRELIOS,
    },
    {
      id: 'ap5',
      name: 'AP-5',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 1,
      cost: 15,
      slots: ['astromech', 'crew'],
      text: 'You coordinate and have picked a ship: before its free action you may gain 2 stress tokens to take 1 off it.',
      abilities: [
        at('coordinating', {
          optional: true,
          when: ({ self, moment: { ship, other } }) => ship === self.ship && isStressed(other),
          *effect({ table, self: { ship }, moment: { other } }) {
            yield* gainToken(table, ship, 'stress', 2);
            yield* removeStress(table, other, 1);
          },
        }),
      ],
    },
  ],
};
