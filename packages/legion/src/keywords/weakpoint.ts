import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { type Arc, inArc } from '../battlefield/arcs.ts';
import { named } from '../named.ts';
import { defends, keyword } from './keyword.ts';

/** `rear`, `sides`, or both. */
function arcsOf(of: string): readonly Arc[] {
  return [
    ...(named(of).includes('rear') ? (['rear'] as const) : []),
    ...(named(of).includes('sides') ? (['left', 'right'] as const) : []),
  ];
}

/** legion.weak-point-x: the attacker's leader, or the token of an area weapon, stands in an arc of the defender (.2). */
export const WEAK_POINT = keyword(
  'weak-point-x',
  'Weak Point X',
  words(
    'While defending against an attacker in the arc it names: the pool gains Impact X.',
    'En défense contre un attaquant dans l’arc indiqué : la réserve gagne Impact X.',
    'W obronie przed atakującym we wskazanym łuku: pula zyskuje Impact X.',
  ),
  [
    at('before-attack-dice', {
      rule: 'legion.weak-point-x.1',
      optional: false,
      when: (context) => {
        if (!defends(context)) return false;
        const { table, self, moment } = context;
        const attacker = table.miniature(moment.attacker, table.leader(moment.attacker));
        const own = table.miniature(moment.defender, table.leader(moment.defender));
        return arcsOf(self.of).some((arc) => inArc(own, arc, attacker));
      },
      *effect({ table, self, moment: { attack } }) {
        const pool = attack.current === null ? undefined : attack.pools[attack.current];
        if (!pool) return;
        pool.gained = [...(pool.gained ?? []), { id: 'impact-x', value: self.value, of: '' }];
        table.cardsChanged();
      },
    }),
  ],
);
