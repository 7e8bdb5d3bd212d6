import type { Procedure } from '@rangefinder/kernel';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { couldAct, forCharge, grantedAction, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { spendCharge } from '../../rules/charges.ts';
import { enemiesAt, friendsAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { flipUpgrade, isTwoSided } from '../../rules/flip.ts';
import { acquireLock, lockable, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { rerollAttackDice, rerollDefenseDice } from '../../rules/modify.ts';
import { initiativeOf } from '../../rules/stats.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { CAI_THRENALLI } from '../pilots/caithrenalli.ts';
import { type DuringAttack, defenderOf, youAttack, youDefend } from '../words/attack.ts';
import { changesAttackDie } from '../words/dice.ts';
import { whiteAsRed, youFullyExecute } from '../words/phrases.ts';

export const t70xwing: ShipFacts = {
  id: 't70xwing',
  name: 'T-70 X-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 4,
  shields: 3,
  actions: ['focus', 'lock', 'boost'],
  dial: '1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FW 4KR',
  keywords: ['X-wing'],
  shipAbility: {
    name: 'Weapon Hardpoint',
    text: 'It can equip one cannon, torpedo or missile upgrade besides what its slots hold.',
    hardpoint: ['cannon', 'torpedo', 'missile'],
    abilities: [],
  },
  pilots: [
    {
      id: 'poedameron',
      name: 'Poe Dameron',
      caption: 'Trigger-Happy Flyboy',
      faction: 'resistance',
      initiative: 6,
      limited: 1,
      cost: 7,
      loadout: 25,
      slots: ['talent', 'astromech', 'modification', 'modification', 'torpedo', 'title', 'configuration', 'tech'],
      keywords: ['X-wing'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'After an action: you may pay a charge to take a white action as a red one.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.charges > 0,
          *effect({ table, self }) {
            const actions = whiteAsRed(standardActions(table, self.ship));
            yield* mayPerformAction(table, self.ship, forCharge(self, actions));
          },
        }),
      ],
    },
    {
      id: 'poedameron-swz68',
      name: 'Poe Dameron',
      caption: 'Resistance Commander',
      faction: 'resistance',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 19,
      slots: ['talent', 'talent', 'astromech', 'modification', 'configuration', 'tech', 'tech'],
      keywords: ['X-wing'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'After a friend at range 0-2 took an action in its activation, you may pay two charges: it may take a white action as a red one.',
      abilities: [
        at('action-performed', {
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            table.isFriendly(self.ship, ship) &&
            isActivating(table, ship) &&
            self.ship.charges >= 2 &&
            isAtRange(table, self.ship, ship, 0, 2) &&
            couldAct(table, ship, whiteAsRed(standardActions(table, ship))),
          *effect({ table, self, moment: { ship } }) {
            spendCharge(table, self, 2);
            yield* mayPerformAction(table, ship, whiteAsRed(standardActions(table, ship)));
          },
        }),
      ],
    },
    {
      id: 'elloasty',
      name: 'Ello Asty',
      caption: 'Born to Ill',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'talent', 'astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'A red Tallon roll you reveal counts as white unless you have more than two stress tokens.',
      abilities: [
        modify(
          'maneuver-difficulty',
          RULE,
          (difficulty, { self, moment: { ship, maneuver } }) =>
            ship === self.ship &&
            ship.tokens.stress <= 2 &&
            maneuver.difficulty === 'red' &&
            (maneuver.bearing === 'left-tallon' || maneuver.bearing === 'right-tallon')
              ? 'white'
              : difficulty,
          -1,
        ),
      ],
    },
    {
      id: 'niennunb',
      name: 'Nien Nunb',
      caption: 'Sarcastic Survivor',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'astromech', 'missile', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'With an enemy at range 0-1 in your front arc, a stress token you gain may be removed at once.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship &&
            moment.token === 'stress' &&
            self.ship.tokens.stress > 0 &&
            enemiesAt(table, self.ship, 0, 1).some((enemy) => inArc(table, self.ship, 'front', enemy)),
          *effect({ table, self }) {
            removeToken(table, self.ship, 'stress', 1);
          },
        }),
      ],
    },
    {
      id: 'blacksquadronace-t70xwing',
      name: 'Black Squadron Ace',
      faction: 'resistance',
      initiative: 4,
      limited: 0,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'caithrenalli',
      name: "C'ai Threnalli",
      caption: 'Tenacious Survivor',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 13,
      slots: ['talent', 'astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      ...CAI_THRENALLI,
    },
    {
      id: 'karekun',
      name: 'Karé Kun',
      caption: 'Woman of Action',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'astromech', 'modification', 'configuration', 'cannon', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'You may boost with a speed 1 turn template.',
      abilities: [
        modify('boost-templates', (templates, { self, moment }) =>
          moment === self.ship ? [...templates, 'left-turn', 'right-turn'] : templates,
        ),
      ],
    },
    {
      id: 'temminwexley',
      name: 'Temmin Wexley',
      caption: 'Snap',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'astromech', 'modification', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Maneuver of speed 2 to 4 fully executed: you may take a boost action.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: (context) => {
            const { speed } = context.moment.maneuver;
            return youFullyExecute(context) && speed >= 2 && speed <= 4;
          },
          *effect({ table, self }) {
            yield* mayPerformAction(table, self.ship, [grantedAction(table, self.ship, 'boost')]);
          },
        }),
      ],
    },
    {
      id: 'temminwexley-swz68',
      name: 'Temmin Wexley',
      caption: 'Black Two',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 17,
      slots: ['talent', 'astromech', 'modification', 'configuration', 'tech', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Engagement Phase starts: at range 0-3, every friendly T-70 X-wing may gain a strain token to turn its configuration card over; then it gains a calculate token.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          *effect({ table, self }) {
            for (const ship of friendsAt(table, self.ship, 0, 3)) {
              if (table.pilot(ship).type.id === 't70xwing') yield* mayFlip(table, ship, self.card);
            }
          },
        }),
      ],
    },
    {
      id: 'jessikapava',
      name: 'Jessika Pava',
      caption: 'The Great Destroyer',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'Attacking or defending: you may pay a charge of yours, or one of your astromech that does not recover, to reroll one of your dice for each other friend at range 0-1.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && mayRerollWithFriends(context),
          *effect(context) {
            const { table, self, moment } = context;
            yield* spendOwnOrAstromech(context);
            const most = othersNear(table, self.ship);
            yield* rerollAttackDice(table, moment.attack, self.ship.seat, { most, rule: RULE });
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && mayRerollWithFriends(context),
          *effect(context) {
            const { table, self, moment } = context;
            yield* spendOwnOrAstromech(context);
            const most = othersNear(table, self.ship);
            yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { most, rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'jophseastriker',
      name: 'Joph Seastriker',
      caption: 'Reckless Bodyguard',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 9,
      slots: ['talent', 'astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Each time you lose a shield you gain an evade token.',
      abilities: [
        at('shield-lost', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship,
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'evade', 1);
          },
        }),
      ],
    },
    {
      id: 'redsquadronexpert',
      name: 'Red Squadron Expert',
      faction: 'resistance',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 2,
      slots: ['talent', 'astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'lieutenantbastian',
      name: 'Lieutenant Bastian',
      caption: 'Optimistic Analyst',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'You may lock a ship at range 1-2 to which a damage card was just dealt.',
      abilities: [
        at('damage-card-dealt', {
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            ship.place === 'play' &&
            isAtRange(table, self.ship, ship, 1, 2) &&
            lockTargets(table, self.ship).some(({ key }) => key === ship.id),
          *effect({ table, self, moment: { ship } }) {
            yield* acquireLock(table, self.ship, RULE, [lockable(ship.id)]);
          },
        }),
      ],
    },
    {
      id: 'nimichireen',
      name: 'Nimi Chireen',
      caption: 'Hopeful Hero',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['tech', 'astromech', 'modification', 'configuration'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Attacking a ship of higher initiative you may turn a blank result into a focus.',
      abilities: [
        changesAttackDie(['blank'], 'focus', {
          when: (context) => {
            const defender = defenderOf(context);
            return (
              youAttack(context) &&
              defender !== undefined &&
              initiativeOf(context.table, defender) > initiativeOf(context.table, context.self.ship)
            );
          },
        }),
      ],
    },
    {
      id: 'bluesquadronrookie',
      name: 'Blue Squadron Rookie',
      faction: 'resistance',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 4,
      slots: ['astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'jaycristubbs',
      name: 'Jaycris Tubbs',
      caption: 'Loving Father',
      faction: 'resistance',
      initiative: 1,
      limited: 1,
      cost: 5,
      loadout: 13,
      slots: ['astromech', 'modification', 'configuration', 'tech'],
      keywords: ['X-wing'],
      standard: true,
      text: 'Blue maneuver fully executed: you may choose a friend at range 0-1: it removes a stress token.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: (context) => youFullyExecute(context, 'blue'),
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 0, 1));
            if (ship) removeToken(table, ship, 'stress', 1);
          },
        }),
      ],
    },
  ],
};

/** Whether a ship is in its own activation: its dial is up, and it is not done. */
function isActivating(t: XTable, ship: Ship): boolean {
  return t.state.phase === 'activation' && ship.revealed && !ship.acted;
}

function* mayFlip(t: XTable, ship: Ship, card: string): Procedure<void> {
  const configuration = ship.upgrades.find((one) => isTwoSided(t, one) && isOf(t, one, 'configuration'));
  if (!configuration) return;
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'flip-configuration',
    rule: RULE,
    about: { ship: ship.id, card },
    options: [{ key: 'flip' }, { key: 'none' }],
  });
  if (key === 'none') return;
  yield* gainToken(t, ship, 'strain', 1);
  flipUpgrade(t, ship, configuration);
  yield* gainToken(t, ship, 'calculate', 1);
}

function isOf(table: XTable, { id }: Equipped, slot: 'astromech' | 'configuration'): boolean {
  return table.cards.upgrade(id).fills.includes(slot);
}

function othersNear(t: XTable, ship: Ship): number {
  return friendsAt(t, ship, 0, 1).filter((other) => other !== ship).length;
}

/** What Jessika Pava can pay with: her own charge, or one of her astromech that does not recover. */
function payers(table: XTable, ship: Ship): (Equipped | null)[] {
  const astromechs = ship.upgrades.filter(
    (upgrade) =>
      isOf(table, upgrade, 'astromech') &&
      upgrade.charges > 0 &&
      (table.cards.face(upgrade).charges?.recovers ?? 0) <= 0,
  );
  return [...(ship.charges > 0 ? [null] : []), ...astromechs];
}

function mayRerollWithFriends({ table, self: { ship } }: DuringAttack): boolean {
  return payers(table, ship).length > 0 && othersNear(table, ship) > 0;
}

function* spendOwnOrAstromech({ table, self: { ship, card } }: DuringAttack): Procedure<void> {
  const options = payers(table, ship).map((upgrade) => {
    const payer = upgrade?.id ?? card;
    return { key: payer, about: { card: payer }, upgrade };
  });
  const { upgrade } = yield* pickOne({
    seat: ship.seat,
    topic: 'spend-charge',
    rule: RULE,
    about: { ship: ship.id, card },
    options,
  });
  spendCharge(table, { ship, upgrade }, 1);
}
