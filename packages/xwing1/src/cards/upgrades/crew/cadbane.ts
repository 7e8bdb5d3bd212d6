import type { AttackFace } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pick } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

function isDull(face: AttackFace): boolean {
  return face === 'focus' || face === 'blank';
}

export const CAD_BANE: UpgradeFacts = {
  id: 'cadbane',
  name: 'Cad Bane',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  slots: ['bomb'],
  text: 'Once per round, when an enemy rolls attack dice for a friendly bomb: you may choose focus and blank results that it must reroll.',
  abilities: [
    at('bomb-dice-rolled', {
      optional: true,
      when: ({ self, moment: { ship, bomb, dice } }) =>
        isUnused(self) && bomb.seat === self.ship.seat && ship.seat !== self.ship.seat && dice.some(isDull),
      *effect({ table, self, moment: { ship, bomb, dice } }) {
        markUsed(self);
        const { seat, id } = self.ship;
        const options = dice.flatMap((face, die) =>
          isDull(face) ? [{ key: `${face}:${die}`, about: { die, face }, die }] : [],
        );
        const about = { attacker: id, defender: ship.id };
        const chosen = yield* pick({ seat, topic: 'reroll', rule: RULE, about, options, min: 1, max: options.length });
        for (const { die } of chosen) {
          const [face = 'blank'] = table.rollAttackDice(1);
          dice[die] = face;
        }
        table.emit({ type: 'rolled', rule: RULE, ship: ship.id, dice: [...dice], why: bomb.bomb });
      },
    }),
  ],
};
