import { at, byCardOf, instead, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendCharge, spendForce } from '../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { changeInitiative } from '../../rules/stats.ts';
import { GREEN, gainToken, isStressed, ORANGE } from '../../rules/tokens.ts';
import { firingArcs } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { friendInAttack, inTurretArc } from '../words/attack.ts';
import { handsToken, takesToken } from '../words/transfer.ts';

const KEEPS_TOKENS = 'round:gamutkey';

/** xw2.faq-arcs.7: never the ship itself. */
function inFiringArc(t: XTable, ship: Ship, other: Ship): boolean {
  return other !== ship && firingArcs(t, ship).some((arc) => inArc(t, ship, arc, other));
}

function hasCircularToken({ tokens }: Ship): boolean {
  return [...GREEN, ...ORANGE].some((token) => tokens[token] > 0);
}

export const hwk290lightfreighter: ShipFacts = {
  id: 'hwk290lightfreighter',
  name: 'HWK-290 Light Freighter',
  size: 'small',
  attacks: [{ arc: 'turret', dice: 2 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus > red rotate', 'lock > red rotate', 'red boost', 'rotate', 'red jam'],
  dial: '0OR 1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FB 3NW 3YR 4FW',
  keywords: ['Freighter'],
  pilots: [
    {
      id: 'janors',
      name: 'Jan Ors',
      caption: 'Espionage Expert',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 10,
      slots: ['talent', 'crew', 'device', 'device', 'modification', 'modification', 'title'],
      keywords: ['Freighter'],
      standard: true,
      text: 'When a friend in your firing arc makes a primary attack, you may gain a stress token, if you have none: that ship may roll 1 more die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              attacker !== undefined &&
              attack.kind === 'primary' &&
              inFiringArc(table, self.ship, attacker) &&
              !isStressed(self.ship)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* gainToken(table, self.ship, 'stress', 1);
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'roarkgarnet',
      name: 'Roark Garnet',
      caption: 'Good-Hearted Smuggler',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 15,
      slots: ['talent', 'crew', 'device', 'modification', 'modification', 'title'],
      keywords: ['Freighter'],
      standard: true,
      text: 'Engagement Phase starts: you may choose a ship in your firing arc: it engages at initiative 7 in this phase.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          *effect({ table, self }) {
            const covered = table.inPlay().filter((ship) => inFiringArc(table, self.ship, ship));
            const ship = yield* mayChooseShip(self, covered);
            if (ship) changeInitiative(table, ship, 7, 'phase');
          },
        }),
      ],
    },
    {
      id: 'kylekatarn',
      name: 'Kyle Katarn',
      caption: 'Relentless Operative',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 12,
      slots: ['talent', 'talent', 'crew', 'device', 'modification', 'title'],
      keywords: ['Freighter'],
      standard: true,
      text: 'Engagement Phase starts: you may hand one of your focus tokens to a friend in your firing arc.',
      abilities: [
        at(
          'start-of-engagement',
          handsToken(
            'focus',
            () => true,
            ({ table, self }) => table.friendsOf(self.ship).filter((ship) => inFiringArc(table, self.ship, ship)),
          ),
        ),
      ],
    },
    {
      id: 'rebelscout',
      name: 'Rebel Scout',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['device', 'modification'],
      keywords: ['Freighter'],
      standard: true,
      abilities: [],
    },
    {
      id: 'tapusk',
      name: 'Tápusk',
      caption: 'Order 66 Informant',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'crew', 'device', 'illicit', 'modification', 'modification'],
      keywords: ['Freighter'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'In the End Phase, before an enemy in your turret arc recovers a recurring charge or Force, you may pay two charges: it does not recover it.',
      abilities: [
        instead('recover-recurring', {
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            ship.seat !== self.ship.seat && self.ship.charges >= 2 && inTurretArc(table, self.ship, ship),
          *instead({ table, self }) {
            spendCharge(table, self, 2);
            return true;
          },
        }),
      ],
    },
    {
      id: 'dacebonearm',
      name: 'Dace Bonearm',
      caption: 'Outer Rim Mercenary',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'crew', 'device', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Freighter'],
      charges: { value: 3, recovers: 1 },
      standard: true,
      text: 'When an enemy at range 0-3 gains an ion token, you may pay three charges: it gains two more.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.token === 'ion' &&
            moment.ship.seat !== self.ship.seat &&
            moment.ship.place === 'play' &&
            self.ship.charges >= 3 &&
            isAtRange(table, self.ship, moment.ship, 0, 3),
          *effect({ table, self, moment }) {
            spendCharge(table, self, 3);
            yield* gainToken(table, moment.ship, 'ion', 2, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'gamutkey',
      name: 'Gamut Key',
      caption: 'Collaborationist Governor',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'crew', 'device', 'illicit', 'modification', 'modification'],
      keywords: ['Freighter'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'End Phase starts: you may pay two charges and choose yourself or a ship in your turret arc that has circular tokens: it keeps them in this End Phase.',
      abilities: [
        at('start-of-end', {
          optional: false,
          when: ({ self }) => self.ship.charges >= 2,
          *effect({ table, self }) {
            const able = table
              .inPlay()
              .filter((ship) => (ship === self.ship || inTurretArc(table, self.ship, ship)) && hasCircularToken(ship));
            const ship = yield* mayChooseShip(self, able);
            if (!ship) return;
            spendCharge(table, self, 2);
            ship.memory[KEEPS_TOKENS] = 1;
          },
        }),
        modify('keeps-tokens', (kept, { moment: { ship, token } }) =>
          ship.memory[KEEPS_TOKENS] === 1 ? ship.tokens[token] : kept,
        ),
      ],
    },
    {
      id: 'kananjarrus-hwk290lightfreighter',
      name: 'Kanan Jarrus',
      caption: 'Lost Padawan',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['forcepower', 'crew', 'device', 'illicit', 'modification', 'modification'],
      keywords: ['Jedi', 'Light Side', 'Freighter'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: true,
      text: 'When you or a ship in your turret arc defends, you may pay 1 Force: the attack is rolled with 1 fewer die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: ({ table, self, moment: { attack } }) => {
            const defender = table.ship(attack.defender);
            return self.ship.force > 0 && (defender === self.ship || inTurretArc(table, self.ship, defender));
          },
          *effect({ table, self, moment: { attack } }) {
            spendForce(table, self.ship, 1);
            attack.moreAttackDice--;
          },
        }),
      ],
    },
    {
      id: 'palobgodalhi',
      name: 'Palob Godalhi',
      caption: 'Tethan Resister',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'crew', 'device', 'illicit', 'modification', 'modification', 'title'],
      keywords: ['Freighter'],
      standard: true,
      text: 'Engagement Phase starts: you may choose an enemy in your firing arc at range 0-2 and take one of its focus or evade tokens.',
      abilities: [
        takesToken(({ table, self }) =>
          table
            .enemiesOf(self.ship.seat)
            .filter((enemy) => isAtRange(table, self.ship, enemy, 0, 2) && inFiringArc(table, self.ship, enemy)),
        ),
      ],
    },
    {
      id: 'torkilmux',
      name: 'Torkil Mux',
      caption: 'Mercenary Miner',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['crew', 'device', 'illicit', 'modification', 'modification'],
      keywords: ['Freighter'],
      standard: true,
      text: 'Engagement Phase starts: you may choose a ship in your firing arc: it engages at initiative 0 this round.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          *effect({ table, self }) {
            const covered = table.inPlay().filter((ship) => inFiringArc(table, self.ship, ship));
            const ship = yield* mayChooseShip(self, covered);
            if (ship) changeInitiative(table, ship, 0, 'round');
          },
        }),
      ],
    },
    {
      id: 'spicerunner',
      name: 'Spice Runner',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['device', 'illicit'],
      keywords: ['Freighter'],
      standard: true,
      abilities: [],
    },
  ],
};
