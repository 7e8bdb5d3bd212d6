import { changeOne, type Difficulty } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { loseCharge } from '../../rules/charges.ts';
import { enemiesAt, friendsAt } from '../../rules/choose.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { isStressed } from '../../rules/tokens.ts';
import { weaponOf } from '../../rules/weapons.ts';
import { assignsSecretCondition } from '../conditions/secretconditions.ts';
import { type DuringAttack, enemyShip, rangeToDefender, youAttack, youDefend } from '../words/attack.ts';
import { rerollsOwn } from '../words/dice.ts';

/** Purple is harder than red (xw2.difficulty.13). */
const HARDNESS: readonly Difficulty[] = ['blue', 'white', 'red', 'purple'];

/** Whether this ship revealed an easier maneuver than the other ship of the attack, both as printed (xw2.faq-cards.39). */
function revealedEasier(context: DuringAttack): boolean {
  const enemy = enemyShip(context);
  const own = revealedManeuver(context.table, context.self.ship);
  const theirs = enemy && revealedManeuver(context.table, enemy);
  return (
    own !== undefined && theirs !== undefined && HARDNESS.indexOf(own.difficulty) < HARDNESS.indexOf(theirs.difficulty)
  );
}

/** xw2.attacking-remotes.3: a remote is an enemy ship to the ship that attacks it. */
function attacksRemoteAt(context: DuringAttack, far: number): boolean {
  const {
    table,
    self,
    moment: { attack },
  } = context;
  const isRemote = youAttack(context) && !table.findShip(attack.defender);
  return isRemote && rangeToDefender(table, attack, self.ship) <= far;
}

export const firesprayclasspatrolcraft: ShipFacts = {
  id: 'firesprayclasspatrolcraft',
  name: 'Firespray-class Patrol Craft',
  size: 'medium',
  attacks: [
    { arc: 'front', dice: 3 },
    { arc: 'rear', dice: 3 },
  ],
  agility: 2,
  hull: 6,
  shields: 4,
  actions: ['focus', 'lock', 'red reinforce', 'boost'],
  dial: '1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3ER 3BW 3FB 3NW 3RR 4FW 4KR',
  pilots: [
    {
      id: 'bobafett',
      name: 'Boba Fett',
      caption: 'Notorious Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 9,
      loadout: 22,
      slots: ['talent', 'cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Attacking or defending: you may reroll one of your dice for each enemy at range 0-1.',
      abilities: [
        ...rerollsOwn(['attack', 'defense'], (context) => {
          const { table, self } = context;
          return enemiesAt(table, self.ship, 0, 1).length + (attacksRemoteAt(context, 1) ? 1 : 0);
        }),
      ],
    },
    {
      id: 'emonazzameen',
      name: 'Emon Azzameen',
      caption: 'Shipping Magnate',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 17,
      slots: ['talent', 'cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'title'],
      standard: true,
      text: 'Where you would drop a device with the 1 straight you may use the 3 straight or a 3 turn instead.',
      abilities: [
        modify('device-ways', (ways, { self, moment }) =>
          moment.ship === self.ship && ways.some(([how, template]) => how === 'drop' && template === '1-straight')
            ? [...ways, ['drop', '3-left-turn'], ['drop', '3-straight'], ['drop', '3-right-turn']]
            : ways,
        ),
      ],
    },
    {
      id: 'kathscarlet',
      name: 'Kath Scarlet',
      caption: 'Captain of the Binayre Pirates',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'title'],
      standard: true,
      text: 'Primary attacks on a ship that touches a friend which is not limited roll 1 more die.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment }) => {
          if (moment.attacker !== self.ship.id || moment.kind !== 'primary') return dice;
          const close = table
            .friendsOf(self.ship)
            .some((ship) => table.pilot(ship).limited === 0 && rangeToDefender(table, moment, ship) === 0);
          return close ? dice + 1 : dice;
        }),
      ],
    },
    {
      id: 'koshkafrost',
      name: 'Koshka Frost',
      caption: 'Icy Professional',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['talent', 'cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Attacking or defending against a stressed ship you may reroll one of your dice.',
      abilities: [
        ...rerollsOwn(['attack', 'defense'], (context) => {
          const enemy = enemyShip(context);
          return enemy && isStressed(enemy) ? 1 : 0;
        }),
      ],
    },
    {
      id: 'krassistrelix',
      name: 'Krassis Trelix',
      caption: 'Imperial Deserter',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'cannon', 'cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'title'],
      standard: true,
      text: 'Your special weapons for the front arc shoot to the rear as well. Special attack: you may reroll one die.',
      abilities: [
        modify('weapons', (weapons, { self, moment }) =>
          moment === self.ship
            ? weapons.map((weapon) =>
                weapon.kind === 'special' && weapon.symbol === 'front'
                  ? weaponOf({ ...weapon, arcs: [...weapon.arcs, 'rear'] })
                  : weapon,
              )
            : weapons,
        ),
        ...rerollsOwn(['attack'], ({ moment: { attack } }) => (attack.kind === 'special' ? 1 : 0)),
      ],
    },
    {
      id: 'bountyhunter',
      name: 'Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 10,
      slots: ['cannon', 'missile', 'device', 'illicit'],
      keywords: ['Bounty Hunter'],
      standard: true,
      abilities: [],
    },
    {
      id: 'jangofett',
      name: 'Jango Fett',
      caption: 'Simple Man',
      faction: 'separatistalliance',
      initiative: 6,
      limited: 1,
      cost: 8,
      loadout: 27,
      slots: ['talent', 'cannon', 'missile', 'crew', 'device', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Defending, or in a primary attack: you may turn one focus result of the enemy blank if you revealed an easier maneuver than it did.',
      abilities: [
        at('modify-defense-dice', {
          optional: true,
          when: (context) => {
            const { attack } = context.moment;
            return (
              youAttack(context) &&
              attack.kind === 'primary' &&
              revealedEasier(context) &&
              attack.defenseDice.some(({ face }) => face === 'focus')
            );
          },
          *effect({ moment: { attack } }) {
            changeOne(attack.defenseDice, ['focus'], 'blank');
          },
        }),
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) &&
            revealedEasier(context) &&
            context.moment.attack.attackDice.some(({ face }) => face === 'focus'),
          *effect({ moment: { attack } }) {
            changeOne(attack.attackDice, ['focus'], 'blank');
          },
        }),
      ],
    },
    {
      id: 'zamwesell',
      name: 'Zam Wesell',
      caption: 'Clawdite Changeling',
      faction: 'separatistalliance',
      initiative: 5,
      limited: 1,
      cost: 9,
      loadout: 22,
      slots: ['talent', 'cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      charges: { value: 4, recovers: 0 },
      standard: true,
      text: 'You start with two charges. System Phase: you may take one of your two secret conditions upon you, facedown.',
      abilities: [
        at('after-placing-forces', {
          optional: false,
          *effect({ table, self }) {
            loseCharge(table, self, 2);
          },
        }),
        assignsSecretCondition,
      ],
    },
    {
      id: 'bobafett-separatistalliance',
      name: 'Boba Fett',
      caption: 'Survivor',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['cannon', 'missile', 'crew', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Defending with no other friend at range 0-2 you may turn one of your blank results into a focus.',
      abilities: [
        at('modify-defense-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            return (
              youDefend(context) &&
              friendsAt(table, self.ship, 0, 2).every((ship) => ship === self.ship) &&
              attack.defenseDice.some(({ face }) => face === 'blank')
            );
          },
          *effect({ moment: { attack } }) {
            changeOne(attack.defenseDice, ['blank'], 'focus');
          },
        }),
      ],
    },
    {
      id: 'separatistracketeer',
      name: 'Separatist Racketeer',
      faction: 'separatistalliance',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 10,
      slots: ['cannon', 'missile', 'device'],
      standard: true,
      abilities: [],
    },
  ],
};
