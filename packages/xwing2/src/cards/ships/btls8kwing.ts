import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { loseShield, recoverShield } from '../../rules/charges.ts';
import { mayModify } from '../../rules/modify.ts';
import { spendToken } from '../../rules/tokens.ts';
import { type DuringAttack, friendInAttack, youAttack } from '../words/attack.ts';

/** Whether a friend at range 0-2 rolls these dice and could use a focus token of Esege Tuketu. */
function mayLendFocus(context: DuringAttack, side: 'attack' | 'defense'): boolean {
  const {
    table,
    self,
    moment: { attack },
  } = context;
  const friend = friendInAttack(context, side);
  const dice: readonly { readonly face: string }[] = side === 'attack' ? attack.attackDice : attack.defenseDice;
  return (
    friend !== undefined &&
    friend !== self.ship &&
    self.ship.tokens.focus > 0 &&
    table.range(self.ship, friend) <= 2 &&
    dice.some(({ face }) => face === 'focus') &&
    mayModify(table, attack, friend, side, 'focus')
  );
}

export const btls8kwing: ShipFacts = {
  id: 'btls8kwing',
  name: 'BTL-S8 K-wing',
  size: 'medium',
  attacks: [{ arc: 'double-turret', dice: 2 }],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'lock', 'slam', 'rotate', 'reload'],
  dial: '1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3BW 3FW 3NW',
  pilots: [
    {
      id: 'mirandadoni',
      name: 'Miranda Doni',
      caption: 'Heavy Hitter',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['torpedo', 'missile', 'crew', 'device', 'device', 'modification', 'gunner'],
      standard: false,
      text: 'Primary attack: you may spend a shield to roll 1 more attack die; without shields you may roll one fewer to recover a shield.',
      abilities: [
        at('before-attack-dice', {
          optional: false,
          when: (context) => youAttack(context) && context.moment.attack.kind === 'primary',
          *effect({ table, self, moment: { attack } }) {
            const { ship } = self;
            const { key } = yield* pickOne({
              seat: ship.seat,
              topic: 'dice-for-shield',
              rule: RULE,
              about: { ship: ship.id, card: self.card },
              options: [{ key: ship.shields > 0 ? 'more' : 'fewer' }, { key: 'none' }],
            });
            if (key === 'more') {
              attack.moreAttackDice++;
              yield* loseShield(table, ship);
            } else if (key === 'fewer') {
              attack.moreAttackDice--;
              recoverShield(table, ship, 1);
            }
          },
        }),
      ],
    },
    {
      id: 'esegetuketu',
      name: 'Esege Tuketu',
      caption: 'Selfless Hero',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['torpedo', 'missile', 'missile', 'crew', 'device', 'modification', 'gunner'],
      standard: false,
      text: 'Friends at range 0-2 may spend your focus tokens as if they had them, attacking or defending.',
      abilities: [
        at('attacker-modifies-attack-dice', {
          rule: 'xw2.focus.3',
          optional: true,
          when: (context) => mayLendFocus(context, 'attack'),
          *effect({ table, self, moment: { attack } }) {
            for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'hit';
            yield* spendToken(table, self.ship, 'focus', 1, RULE, attack, table.ship(attack.attacker));
          },
        }),
        at('defender-modifies-defense-dice', {
          rule: 'xw2.focus.4',
          optional: true,
          when: (context) => mayLendFocus(context, 'defense'),
          *effect({ table, self, moment: { attack } }) {
            for (const die of attack.defenseDice) if (die.face === 'focus') die.face = 'evade';
            yield* spendToken(table, self.ship, 'focus', 1, RULE, attack, table.ship(attack.defender));
          },
        }),
      ],
    },
    {
      id: 'wardensquadronpilot',
      name: 'Warden Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 7,
      slots: ['torpedo', 'missile', 'device', 'device', 'gunner'],
      standard: false,
      abilities: [],
    },
  ],
};
