import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { couldAct, mayPerformFree, standardActions } from '../../rules/actions.ts';
import { friendsAt } from '../../rules/choose.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { maySpend, spendToken } from '../../rules/tokens.ts';
import { SABINE_WREN } from '../pilots/sabinewren.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';
import { defenderOf, youAttack } from '../words/attack.ts';
import { mayChoose } from '../words/phrases.ts';

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
      abilities: 'unwritten',
    },
    {
      id: 'maulermithel',
      name: '"Mauler Mithel"',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 17,
      slots: ['elite'],
      abilities: 'unwritten',
    },
    {
      id: 'scourge',
      name: '"Scourge"',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 17,
      slots: ['elite'],
      abilities: 'unwritten',
    },
    {
      id: 'backstabber',
      name: '"Backstabber"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 16,
      slots: [],
      abilities: 'unwritten',
    },
    {
      id: 'darkcurse',
      name: '"Dark Curse"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 16,
      slots: [],
      abilities: 'unwritten',
    },
    {
      id: 'youngster',
      name: '"Youngster"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 15,
      slots: ['elite'],
      abilities: 'unwritten',
    },
    {
      id: 'nightbeast',
      name: '"Night Beast"',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 15,
      slots: [],
      abilities: 'unwritten',
    },
    {
      id: 'wingedgundark',
      name: '"Winged Gundark"',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 15,
      slots: [],
      abilities: 'unwritten',
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
      abilities: 'unwritten',
    },
    {
      id: 'chaser',
      name: '"Chaser"',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 1,
      cost: 14,
      slots: [],
      abilities: 'unwritten',
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
      text: 'Start of the Combat phase: you may spend a focus token to choose a friendly ship at range 1, which may perform a free action.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self }) => {
            if (!maySpend(table, self.ship, 'focus')) return [];
            return friendsAt(table, self, 1, 1).filter((ship) => couldAct(table, ship, standardActions(table, ship)));
          },
          function* ({ table, self: { ship } }, chosen) {
            yield* spendToken(table, ship, 'focus', RULE);
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
            yield* assignCondition(table, self.ship, defenderOf(context), 'suppressivefire', RULE);
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
