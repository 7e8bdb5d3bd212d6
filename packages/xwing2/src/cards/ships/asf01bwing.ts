import { at, byCardOf, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { chooseShip, friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { rotateShip } from '../../rules/rotateship.ts';
import { gainToken, isStressed, removeToken, spendToken } from '../../rules/tokens.ts';
import { youAttack, youDefend } from '../words/attack.ts';
import { rerollsOwn } from '../words/dice.ts';
import { transfersWhileModifying } from '../words/transfer.ts';

export const asf01bwing: ShipFacts = {
  id: 'asf01bwing',
  name: 'A/SF-01 B-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 1,
  hull: 4,
  shields: 4,
  actions: ['focus > red barrel-roll', 'lock', 'barrel-roll'],
  dial: '1ER 1TR 1BB 1FB 1NB 1YR 1RR 2TW 2BW 2FB 2NW 2YW 2KR 3BR 3FB 3NR 4FR',
  keywords: ['B-wing'],
  pilots: [
    {
      id: 'herasyndulla-asf01bwing',
      name: 'Hera Syndulla',
      caption: 'Phoenix Leader',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: [
        'talent',
        'sensor',
        'cannon',
        'cannon',
        'torpedo',
        'missile',
        'device',
        'modification',
        'title',
        'configuration',
      ],
      keywords: ['B-wing', 'Spectre'],
      standard: true,
      text: 'Once in an attack of or against another friend at range 1-2, while dice are modified, you may hand it a focus token, an evade token or a lock of yours.',
      abilities: [...transfersWhileModifying('xw2.errata-ship-cards.13')],
    },
    {
      id: 'ginamoonsong',
      name: 'Gina Moonsong',
      caption: 'Insubordinate Ace',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'torpedo', 'modification', 'device', 'configuration'],
      keywords: ['B-wing'],
      standard: true,
      text: 'Engagement Phase starts: you must hand a stress token of yours, if you have one, to another friend at range 0-2.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ self }) => isStressed(self.ship),
          *effect({ table, self }) {
            const others = friendsAt(table, self.ship, 0, 2).filter((ship) => ship !== self.ship);
            const ship = yield* chooseShip(self, others);
            if (!ship) return;
            removeToken(table, self.ship, 'stress', 1, 'xw2.tokens.4');
            yield* gainToken(table, ship, 'stress', 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
          },
        }),
      ],
    },
    {
      id: 'braylenstramm',
      name: 'Braylen Stramm',
      caption: 'Blade Leader',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'torpedo', 'modification', 'device', 'configuration'],
      keywords: ['B-wing'],
      standard: true,
      text: 'While you are stressed you may reroll up to two of your dice, attacking or defending.',
      abilities: [...rerollsOwn(['attack', 'defense'], ({ self }) => (isStressed(self.ship) ? 2 : 0))],
    },
    {
      id: 'tennumb',
      name: 'Ten Numb',
      caption: 'Blue Five',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'torpedo', 'modification', 'device', 'configuration'],
      keywords: ['B-wing'],
      standard: true,
      text: 'Attacking or defending: you may spend a stress token to turn all your focus results into hits or evades.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            isStressed(context.self.ship) &&
            context.moment.attack.attackDice.some(({ face }) => face === 'focus'),
          *effect({ table, self, moment: { attack } }) {
            for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'hit';
            yield* spendToken(table, self.ship, 'stress', 1, RULE, attack);
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) &&
            isStressed(context.self.ship) &&
            context.moment.attack.defenseDice.some(({ face }) => face === 'focus'),
          *effect({ table, self, moment: { attack } }) {
            for (const die of attack.defenseDice) if (die.face === 'focus') die.face = 'evade';
            yield* spendToken(table, self.ship, 'stress', 1, RULE, attack);
          },
        }),
      ],
    },
    {
      id: 'bladesquadronveteran',
      name: 'Blade Squadron Veteran',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['sensor', 'cannon', 'cannon', 'torpedo', 'configuration'],
      keywords: ['B-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'netrempollard',
      name: 'Netrem Pollard',
      caption: 'Dagger Leader',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'missile', 'device', 'modification', 'configuration'],
      keywords: ['B-wing'],
      standard: true,
      text: 'After you barrel roll you may choose a friend at range 0-1 that is not stressed: it gains a stress token and you turn round.',
      abilities: [
        at('repositioned', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && moment.move === 'barrel-roll',
          *effect({ table, self }) {
            const calm = friendsAt(table, self.ship, 0, 1).filter((ship) => !isStressed(ship));
            const ship = yield* mayChooseShip(self, calm);
            if (!ship) return;
            yield* gainToken(table, ship, 'stress', 1, byCardOf(self.ship));
            rotateShip(table, self.ship, 180, 'xw2.rotate-ship.1');
          },
        }),
      ],
    },
    {
      id: 'bluesquadronpilot',
      name: 'Blue Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['sensor', 'cannon', 'cannon', 'device', 'configuration'],
      keywords: ['B-wing'],
      standard: true,
      abilities: [],
    },
  ],
};
