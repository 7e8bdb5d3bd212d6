import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { friendsAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { transferToken } from '../../rules/tokens.ts';
import { ODD_BALL } from '../pilots/oddball.ts';
import { type DuringAttack, defenderOf, friendInAttack, youAttack, youDefend } from '../words/attack.ts';
import { greenTokens } from '../words/phrases.ts';

/** "Axe" passes a green token to a ship beside him. */
function* passToken({ table, self }: DuringAttack) {
  const { ship } = self;
  const tokens = greenTokens(ship);
  const beside = friendsAt(table, ship, 1, 2).filter(
    (friend) => inArc(table, ship, 'left', friend) || inArc(table, ship, 'right', friend),
  );
  if (tokens.length === 0) return;
  const friend = yield* mayChooseShip(self, beside);
  if (!friend) return;
  const options = tokens.map((key) => ({ key }));
  const about = { ship: ship.id, to: friend.id };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'transfer', rule: RULE, about, options });
  yield* transferToken(table, ship, friend, key, byCardOf(ship));
}

export const v19torrentstarfighter: ShipFacts = {
  id: 'v19torrentstarfighter',
  name: 'V-19 Torrent Starfighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: ['focus', 'evade', 'lock', 'barrel-roll > red evade'],
  dial: '1TR 1BB 1FB 1NB 1YR 2ER 2TW 2BW 2FB 2NW 2YW 2RR 3BR 3FB 3NR 3KR 4FW',
  keywords: ['Clone'],
  pilots: [
    {
      id: 'oddball',
      name: '"Odd Ball"',
      caption: 'CC-2237',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 16,
      slots: ['talent', 'torpedo', 'missile', 'modification'],
      keywords: ['Clone'],
      standard: true,
      ...ODD_BALL,
    },
    {
      id: 'kickback',
      name: '"Kickback"',
      caption: 'Blue Four',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'missile', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'After a barrel roll action you may take a red lock action.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment: { ship, action } }) => ship === self.ship && action === 'barrel-roll',
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'lock', 'red')]);
          },
        }),
      ],
    },
    {
      id: 'axe',
      name: '"Axe"',
      caption: 'Blue Two',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'missile', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'After you attacked or defended, you may transfer a green token to a friend at range 1-2 in your left or right arc.',
      abilities: [
        at('after-defending', { optional: false, when: youDefend, effect: passToken }),
        at('after-attacking', { optional: false, when: youAttack, effect: passToken }),
      ],
    },
    {
      id: 'bluesquadronprotector',
      name: 'Blue Squadron Protector',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent', 'modification'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: 'swoop',
      name: '"Swoop"',
      caption: 'Blue Six',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'missile', 'missile', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'After a small or medium friend at range 0-1, you among them, fully executed a maneuver of speed 3-4, it may take a red boost action.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ table, self, moment: { ship, full, maneuver } }) =>
            table.isFriendly(self.ship, ship) &&
            full &&
            (maneuver.speed === 3 || maneuver.speed === 4) &&
            table.sizeOf(ship) !== 'large' &&
            isAtRange(table, self.ship, ship, 0, 1),
          *effect({ table, moment: { ship } }) {
            yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'boost', 'red')]);
          },
        }),
      ],
    },
    {
      id: 'goldsquadrontrooper',
      name: 'Gold Squadron Trooper',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['missile', 'talent', 'modification'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: 'tucker',
      name: '"Tucker"',
      caption: 'Blue Five',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'missile', 'missile', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'After a friend at range 1-2 attacked a ship in your front arc, you may take a focus action.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => {
            const { table, self } = context;
            const attacker = friendInAttack(context, 'attack');
            const defender = defenderOf(context);
            return (
              attacker !== undefined &&
              isAtRange(table, self.ship, attacker, 1, 2) &&
              defender !== undefined &&
              inArc(table, self.ship, 'front', defender)
            );
          },
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'focus')]);
          },
        }),
      ],
    },
  ],
};
