import { isDamaged } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { evenIfStressed, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { spendForce } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { isStressed } from '../../rules/tokens.ts';
import { showTheDarkSide } from '../conditions/illshowyouthedarkside.ts';
import { youDefend } from '../words/attack.ts';
import { AUTOTHRUSTERS } from '../words/shipabilities.ts';

export const tievnsilencer: ShipFacts = {
  id: 'tievnsilencer',
  name: 'TIE/vn Silencer',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 4,
  shields: 2,
  actions: ['focus', 'lock', 'barrel-roll', 'boost'],
  dial: '1TW 1YW 2TB 2BB 2FB 2NB 2YB 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FB 4KR 5FB',
  keywords: ['TIE'],
  shipAbility: AUTOTHRUSTERS,
  pilots: [
    {
      id: 'blackout',
      name: '"Blackout"',
      caption: 'Ill-Fated Test Pilot',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: ['talent', 'torpedo', 'missile', 'tech', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'An obstacle in the way of your attack costs the defender 2 defense dice.',
      abilities: [
        modify('defense-dice', (dice, { self, moment }) =>
          moment.attacker === self.ship.id && moment.obstructedBy.length > 0 ? dice - 2 : dice,
        ),
      ],
    },
    {
      id: 'kyloren',
      name: 'Kylo Ren',
      caption: 'Tormented Apprentice',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['torpedo', 'missile', 'forcepower', 'tech', 'configuration'],
      keywords: ['Dark Side', 'TIE'],
      force: { value: 2, recovers: 1, side: ['dark'] },
      standard: true,
      text: "After defending: you may pay 1 Force to assign I'll Show You the Dark Side to the attacker.",
      abilities: [
        at('after-defending', {
          rule: 'xw2.condition-cards.1',
          optional: true,
          when: (context) =>
            youDefend(context) &&
            context.self.ship.force > 0 &&
            context.table.findShip(context.moment.attack.attacker) !== undefined,
          *effect({ table, self, moment }) {
            const attacker = table.findShip(moment.attack.attacker);
            if (!attacker) return;
            spendForce(table, self.ship, 1, 'xw2.condition-cards.1');
            yield* showTheDarkSide(table, attacker, self.ship.seat, self.ship.id);
          },
        }),
      ],
    },
    {
      id: 'firstordertestpilot',
      name: 'First Order Test Pilot',
      faction: 'firstorder',
      initiative: 4,
      limited: 0,
      cost: 5,
      loadout: 5,
      slots: ['talent', 'torpedo', 'missile', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'recoil',
      name: '"Recoil"',
      caption: 'Quantity Over Quality',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 6,
      slots: ['talent', 'torpedo', 'missile', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'While you are stressed, enemies in your front arc at range 0-1 count as being in your bullseye arc.',
      abilities: [
        modify(
          'counts-as-bullseye',
          (counts, { table, self, moment: { of, other } }) =>
            counts ||
            (of === self.ship &&
              other.seat !== of.seat &&
              isStressed(of) &&
              isAtRange(table, of, other, 0, 1) &&
              inArc(table, of, 'front', other)),
        ),
      ],
    },
    {
      id: 'avenger',
      name: '"Avenger"',
      caption: 'Wrathful Wingmate',
      faction: 'firstorder',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 6,
      slots: ['talent', 'torpedo', 'missile', 'tech', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'After another friend was destroyed, you may take an action, stressed or not.',
      abilities: [
        at('ship-destroyed', {
          optional: false,
          when: ({ table, self, moment: { ship } }) => ship !== self.ship && table.isFriendly(self.ship, ship),
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, evenIfStressed(standardActions(table, ship)));
          },
        }),
      ],
    },
    {
      id: 'rush',
      name: '"Rush"',
      caption: 'Adrenaline Junkie',
      faction: 'firstorder',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 7,
      slots: ['talent', 'talent', 'tech', 'missile', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'While you have damage cards, your initiative is 6.',
      abilities: [
        modify('initiative', 'xw2.faq-cards.78', (initiative, { self, moment: ship }) =>
          ship === self.ship && isDamaged(ship) ? 6 : initiative,
        ),
      ],
    },
    {
      id: 'sienarjaemusengineer',
      name: 'Sienar-Jaemus Engineer',
      faction: 'firstorder',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 5,
      slots: ['tech', 'torpedo', 'missile', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
