import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { actionChoice, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { acquireLock, lockTargets } from '../../rules/lock.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { BOSSK } from '../pilots/bossk.ts';
import { rangeToDefender, youAttack, yourPrimaryAttack } from '../words/attack.ts';
import { takesToken } from '../words/transfer.ts';

/** Ships that the friendly Hound's Tooth has locked and this ship could lock, too. */
function lockedByHound(t: XTable, ship: Ship) {
  const hounds = t.friendsOf(ship).filter(({ upgrades }) => upgrades.some(({ id }) => id === 'houndstooth'));
  return lockTargets(t, ship).filter(({ key }) => t.findShip(key) && hounds.some(({ locks }) => locks.includes(key)));
}

export const z95af4headhunter: ShipFacts = {
  id: 'z95af4headhunter',
  name: 'Z-95-AF4 Headhunter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'lock', 'red barrel-roll'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR',
  shipAbility: {
    name: 'Pursuit Craft',
    text: "Deployed: you may join a lock of your Hound's Tooth, on the ship it has locked.",
    abilities: [
      at('deployed', {
        optional: true,
        when: ({ table, self, moment }) => moment.ship === self.ship && lockedByHound(table, self.ship).length > 0,
        *effect({ table, self }) {
          yield* acquireLock(table, self.ship, RULE, lockedByHound(table, self.ship));
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'airencracken',
      name: 'Airen Cracken',
      caption: 'Intelligence Chief',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 9,
      slots: ['talent', 'torpedo', 'sensor', 'modification'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      text: 'After attacking: a friend of your choice at range 1 may take an action as a red one.',
      abilities: [
        at('after-attacking', {
          rule: 'xw2.faq-cards.17',
          optional: false,
          when: youAttack,
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 1, 1));
            if (!ship) return;
            // xw2.faq-cards.18: purple is harder than red already.
            const actions = standardActions(table, ship).filter(({ difficulty }) => difficulty !== 'purple');
            yield* mayPerformAction(
              table,
              ship,
              actions.map((action) => actionChoice({ ...action, treatedAs: 'red' })),
              'xw2.faq-cards.17',
            );
          },
        }),
      ],
    },
    {
      id: 'lieutenantblount',
      name: 'Lieutenant Blount',
      caption: 'Team Player',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['talent', 'talent', 'modification'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      text: 'Primary attack: you may roll 1 more die if another friend is at range 0-1 of the defender.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            return (
              yourPrimaryAttack(context) &&
              table
                .friendsOf(self.ship)
                .some((ship) => ship !== self.ship && rangeToDefender(table, moment.attack, ship) <= 1)
            );
          },
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'talasquadronpilot',
      name: 'Tala Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'modification'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      abilities: [],
    },
    {
      id: 'banditsquadronpilot',
      name: 'Bandit Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 5,
      slots: ['missile', 'modification'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      abilities: [],
    },
    {
      id: 'bossk-z95af4headhunter',
      name: 'Bossk',
      caption: 'Fearsome Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 10,
      slots: ['talent', 'talent', 'missile', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      ...BOSSK,
    },
    {
      id: 'ndrusuhlak',
      name: "N'dru Suhlak",
      caption: 'Hunt Saboteur',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 7,
      slots: ['talent', 'missile', 'missile', 'illicit'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      text: 'Primary attack: you roll 1 more die if no other friend is at range 0-2.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment }) =>
          moment.attacker === self.ship.id &&
          moment.kind === 'primary' &&
          friendsAt(table, self.ship, 0, 2).every((ship) => ship === self.ship)
            ? dice + 1
            : dice,
        ),
      ],
    },
    {
      id: 'blacksunsoldier',
      name: 'Black Sun Soldier',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['missile', 'illicit', 'modification'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      abilities: [],
    },
    {
      id: 'kaatoleeachos',
      name: "Kaa'to Leeachos",
      caption: 'Imposing Marauder',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 11,
      slots: ['talent', 'missile', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      text: 'Engagement Phase starts: a friend up to range 2 away may have to hand you one focus or evade token.',
      abilities: [
        takesToken(({ table, self }) => friendsAt(table, self.ship, 0, 2).filter((ship) => ship !== self.ship)),
      ],
    },
    {
      id: 'binayrepirate',
      name: 'Binayre Pirate',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 2,
      slots: ['illicit'],
      shipAbility: { name: '', abilities: [] },
      standard: true,
      abilities: [],
    },
  ],
};
