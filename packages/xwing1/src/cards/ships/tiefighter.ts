import { Abilities } from '@rangefinder/kernel';
import { isDamaged } from '@rangefinder/xwing';
import { at, type CardAction, type Holder, modify, type XHooks } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { couldAct, mayPerformFree, standardActions } from '../../rules/actions.ts';
import { friendsAt, isAtRange } from '../../rules/choose.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { dealAndCheck } from '../../rules/damage.ts';
import { gainToken, maySpend, spendToken } from '../../rules/tokens.ts';
import { faceupUpgrades } from '../../rules/upgrades.ts';
import { borrowUpgrade } from '../../sources.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { SABINE_WREN } from '../pilots/sabinewren.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';
import { defenderOf, otherFriend, youAttack, youInEnemysArc } from '../words/attack.ts';
import { changesAttackDice, rerollsAttackDice, shows } from '../words/dice.ts';
import { freeActions, mayChoose, offersFreeAction, yourManeuver } from '../words/phrases.ts';
import { rollsMoreAttackDice } from '../words/rolls.ts';

/** The actions of one ship's Elite cards as another performs them, besides those it has itself. */
function withLent(t: XTable, lender: Ship, ship: Ship, actions: readonly CardAction[]): readonly CardAction[] {
  const all = [...actions];
  for (const { id } of faceupUpgrades(t, lender, 'elite')) {
    const { abilities } = t.cards.upgrade(id);
    if (abilities === 'unwritten') continue;
    const self: Holder = { ship, card: id, upgrade: null, damage: null, condition: null };
    const lent = new Abilities<XTable, Holder, XHooks>(t, [{ seat: ship.seat, self, abilities }]);
    const offered = lent.ask('card-actions', ship, []).filter(({ key }) => all.every((one) => one.key !== key));
    all.push(...offered.map((action) => borrowing(action, id)));
  }
  return all;
}

function borrowing(action: CardAction, upgrade: string): CardAction {
  return {
    ...action,
    *perform(t, ship) {
      borrowUpgrade(t, ship, upgrade);
      yield* action.perform(t, ship);
    },
  };
}

export const tiefighter: ShipFacts = {
  id: 'tiefighter',
  name: 'TIE Fighter',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'barrel-roll', 'evade'],
  dial: '1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW',
  pilots: [
    {
      id: 'howlrunner',
      name: '"Howlrunner"',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 18,
      slots: ['elite'],
      text: 'Another friend at range 1 that attacks with its primary weapon rolls one attack die again if it likes.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) =>
            context.moment.attack.kind === 'primary' && otherFriend(context, 'attacker', 1) !== undefined,
        }),
      ],
    },
    {
      id: 'maulermithel',
      name: '"Mauler Mithel"',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 17,
      slots: ['elite'],
      text: 'Attacking at range 1: you roll 1 more attack die.',
      abilities: [rollsMoreAttackDice((context) => youAttack(context) && context.moment.attack.range === 1)],
    },
    {
      id: 'scourge',
      name: '"Scourge"',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 17,
      slots: ['elite'],
      text: 'Attacking a ship with damage cards: you roll 1 more attack die.',
      abilities: [rollsMoreAttackDice((context) => youAttack(context) && isDamaged(defenderOf(context)))],
    },
    {
      id: 'backstabber',
      name: '"Backstabber"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 16,
      slots: [],
      text: 'Attacking from outside the firing arc of the defender: you roll 1 more attack die.',
      abilities: [rollsMoreAttackDice((context) => youAttack(context) && !youInEnemysArc(context))],
    },
    {
      id: 'darkcurse',
      name: '"Dark Curse"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 16,
      slots: [],
      text: 'Ships that attack you can neither spend focus tokens nor reroll attack dice.',
      abilities: [
        modify('may-spend', (may, { self, moment: { ship, token, attack } }) =>
          token === 'focus' && attack?.defender === self.ship.id && attack.attacker === ship.id ? false : may,
        ),
        modify('most-rerolls', (most, { self, moment: attack }) => (attack.defender === self.ship.id ? 0 : most)),
      ],
    },
    {
      id: 'youngster',
      name: '"Youngster"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 15,
      slots: ['elite'],
      text: 'The action on your Elite card is open to each friendly TIE fighter at range 1-3 as well.',
      abilities: [
        modify('card-actions', (actions, { table, self, moment: ship }) => {
          const isTie =
            ship !== self.ship && table.isFriendly(self.ship, ship) && table.pilot(ship).type.id === 'tiefighter';
          return isTie && isAtRange(table, self.ship, ship, 1, 3) ? withLent(table, self.ship, ship, actions) : actions;
        }),
      ],
    },
    {
      id: 'nightbeast',
      name: '"Night Beast"',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 15,
      slots: [],
      text: 'Your maneuver was green: take a free focus if you like.',
      abilities: [
        offersFreeAction('maneuver-executed', yourManeuver('blue'), ({ table }) => freeActions(table, ['focus'])),
      ],
    },
    {
      id: 'wingedgundark',
      name: '"Winged Gundark"',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 15,
      slots: [],
      text: 'Attacking at range 1: turn one hit to a crit if you like.',
      abilities: [
        changesAttackDice(['hit'], 'crit', {
          when: (context) => youAttack(context) && context.moment.attack.range === 1,
        }),
      ],
    },
    {
      id: 'blacksquadronpilot',
      name: 'Black Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 14,
      slots: ['elite'],
      abilities: [],
    },
    {
      id: 'wampa',
      name: '"Wampa"',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 1,
      cost: 14,
      slots: [],
      text: 'Attacking: you may cancel every die of both sides; with a crit among yours, the defender gets a damage card facedown.',
      abilities: [
        // All dice are there only once both sides have rolled and modified.
        at('compare-results', {
          optional: true,
          when: youAttack,
          *effect(context) {
            const {
              table,
              moment: { attack },
            } = context;
            const crit = shows(attack.attackDice, ['crit']);
            attack.attackDice = [];
            attack.defenseDice = [];
            if (crit) yield* dealAndCheck(table, defenderOf(context), false);
          },
        }),
      ],
    },
    {
      id: 'chaser',
      name: '"Chaser"',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 1,
      cost: 14,
      slots: [],
      text: 'Another friend at range 1 pays a focus token: you gain one.',
      abilities: [
        at('token-spent', {
          optional: false,
          when: ({ table, self: { ship }, moment }) =>
            moment.token === 'focus' &&
            moment.ship !== ship &&
            table.isFriendly(ship, moment.ship) &&
            isAtRange(table, ship, moment.ship, 1, 1),
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'obsidiansquadronpilot',
      name: 'Obsidian Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 13,
      slots: [],
      abilities: [],
    },
    {
      id: 'academypilot',
      name: 'Academy Pilot',
      allegiance: 'galacticempire',
      skill: 1,
      limited: 0,
      cost: 12,
      slots: [],
      abilities: [],
    },
    {
      id: 'ahsokatano',
      name: 'Ahsoka Tano',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 17,
      slots: ['elite'],
      text: 'The Combat phase begins: pay a focus token, if you like, to give one friendly ship at range 1 a free action.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self }) => {
            if (!maySpend(table, self.ship, 'focus')) return [];
            return friendsAt(table, self, 1, 1).filter((ship) => couldAct(table, ship, standardActions(table, ship)));
          },
          function* ({ table, self: { ship } }, chosen) {
            yield* spendToken(table, ship, 'focus');
            yield* mayPerformFree(table, chosen, standardActions(table, chosen));
          },
        ),
      ],
    },
    {
      id: 'sabinewren-tiefighter',
      listName: 'sabinewren',
      name: 'Sabine Wren',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 15,
      slots: ['elite'],
      ...SABINE_WREN,
    },
    {
      id: 'captainrex',
      name: 'Captain Rex',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 14,
      slots: [],
      text: 'After you performed an attack: the defender gets the condition Suppressive Fire.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && defenderOf(context).place === 'play',
          *effect(context) {
            const { table, self } = context;
            yield* assignCondition(table, self.ship, defenderOf(context), 'suppressivefire');
          },
        }),
      ],
    },
    {
      id: 'zeborrelios-tiefighter',
      listName: 'zeborrelios',
      name: '"Zeb" Orrelios',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 13,
      slots: [],
      ...ZEB_ORRELIOS,
    },
  ],
};
