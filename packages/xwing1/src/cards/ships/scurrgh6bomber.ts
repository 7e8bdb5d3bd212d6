import { crosses, segment } from '@rangefinder/geometry';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import type { DuringAttack } from '../words/attack.ts';
import { defenderOf } from '../words/attack.ts';
import { addsDefenseDie } from '../words/dice.ts';
import { isUnused, markUsed } from '../words/phrases.ts';

/** Whether the range of an attack was measured over a bomb of the holder's side. */
function isLineOverFriendlyBomb({ table, self, moment: { attack } }: DuringAttack): boolean {
  const { ax, ay, bx, by } = attack.line;
  const line = segment(ax, ay, bx, by);
  return table.state.bombs.some(
    (bomb) => bomb.seat === self.ship.seat && table.bomb(bomb).some((piece) => crosses(piece, line)),
  );
}

export const scurrgh6bomber: ShipFacts = {
  id: 'scurrgh6bomber',
  name: 'Scurrg H-6 Bomber',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 1,
  hull: 5,
  shields: 5,
  actions: ['barrel-roll', 'focus', 'lock'],
  dial: '1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3ER 3TR 3BW 3FG 3NW 3YR 3RR 4FW 5FR',
  pilots: [
    {
      id: 'captainnym-rebelalliance',
      listName: 'captainnym',
      name: 'Captain Nym',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 30,
      slots: ['bomb', 'bomb', 'crew', 'elite', 'missile', 'torpedo', 'turret'],
      text: 'Once per round: you may keep a friendly bomb from detonating.',
      abilities: [
        at('before-detonate', {
          optional: true,
          when: ({ self, moment: { bomb, prevented } }) => bomb.seat === self.ship.seat && !prevented && isUnused(self),
          *effect({ self, moment }) {
            markUsed(self);
            moment.prevented = true;
          },
        }),
      ],
    },
    {
      id: 'captainnym-scumandvillainy',
      listName: 'captainnym',
      name: 'Captain Nym',
      allegiance: 'scumandvillainy',
      skill: 8,
      limited: 1,
      cost: 30,
      slots: ['bomb', 'bomb', 'crew', 'elite', 'missile', 'torpedo', 'turret'],
      text: 'Friendly bombs do nothing to you. When a friendly ship defends and the range is measured over a friendly bomb, it may add 1 evade result.',
      abilities: [
        modify(
          'ignores-bomb',
          (ignored, { self, moment: { ship, bomb } }) => ignored || (ship === self.ship && bomb.seat === ship.seat),
        ),
        addsDefenseDie('evade', {
          by: 'defender',
          when: (context) =>
            context.table.isFriendly(context.self.ship, defenderOf(context)) && isLineOverFriendlyBomb(context),
        }),
      ],
    },
    {
      id: 'solsixxa',
      name: 'Sol Sixxa',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 28,
      slots: ['bomb', 'bomb', 'crew', 'elite', 'missile', 'torpedo', 'turret'],
      text: 'You may drop bombs with the 1 turn templates instead of the 1 straight.',
      abilities: [
        modify('bomb-ways', (ways, { self, moment }) =>
          moment.ship === self.ship ? [...ways, ['rear', '1-left-turn'], ['rear', '1-right-turn']] : ways,
        ),
      ],
    },
    {
      id: 'lokrevenant',
      name: 'Lok Revenant',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 26,
      slots: ['bomb', 'bomb', 'crew', 'elite', 'missile', 'torpedo', 'turret'],
      abilities: [],
    },
    {
      id: 'karthakkpirate',
      name: 'Karthakk Pirate',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 0,
      cost: 24,
      slots: ['bomb', 'bomb', 'crew', 'missile', 'torpedo', 'turret'],
      abilities: [],
    },
  ],
};
