import { keyOptions, type Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, type Holder, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { assignCondition, revealCondition } from '../../rules/conditions.ts';
import { inArc } from '../../rules/measure.ts';
import { firingArcs } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { remove } from '../words/condition.ts';

/** The two conditions of Zam Wesell, pilot and crew, which nobody else can tell apart while they lie facedown. */

export const THANK_ME = 'youshouldthankme';
export const MEAN_BUSINESS = 'youdbettermeanbusiness';

/** In the System Phase one of the two secret conditions may be assigned facedown (xw2.secret-conditions.1). */
export const assignsSecretCondition: CardAbility = at('system', {
  optional: false,
  when: ({ self, moment }) => moment.ship === self.ship,
  *effect({ table, self: { ship, card } }) {
    const { key } = yield* pickOne({
      seat: ship.seat,
      topic: 'secret-condition',
      rule: 'xw2.secret-conditions.1',
      about: { ship: ship.id, card },
      options: [
        { key: THANK_ME, about: { card: THANK_ME } },
        { key: MEAN_BUSINESS, about: { card: MEAN_BUSINESS } },
        { key: 'none' },
      ],
    });
    if (key === 'none') return;
    assignCondition(table, ship, key, { by: ship.seat, source: ship.id, secret: true }, 'xw2.secret-conditions.1');
  },
});

/** The card whose charges the conditions speak of: the pilot, or the crew of that name. */
export function zamOn(ship: Ship): Pick<Holder, 'ship' | 'upgrade'> {
  return { ship, upgrade: ship.upgrades.find(({ id }) => id === 'zamwesell') ?? null };
}

export function reveal({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): void {
  if (self.condition) revealCondition(table, self.ship, self.condition, 'xw2.secret-conditions.2');
}

function inEnemyFiringArc(t: XTable, ship: Ship): boolean {
  return t.enemiesOf(ship.seat).some((enemy) => firingArcs(t, enemy).some((arc) => inArc(t, enemy, arc, ship)));
}

/** The end of both cards: gone at the start of the System Phase, unseen if it was facedown (xw2.secret-conditions.4). */
export const removedNextRound: CardAbility = at('start-of-system', {
  optional: false,
  effect: remove,
});

const REVEAL_OR_KEEP = keyOptions(['reveal', 'keep']);
const KEEP = keyOptions(['keep']);

/**
 * At the end of the Engagement Phase a facedown card may be revealed in an enemy's firing arc. Its player is asked either
 * way, so that the question gives nothing away (xw2.secret-conditions.6).
 */
export function revealedAtTheEnd(
  may: (context: AbilityContext<object>) => boolean,
  then: (context: AbilityContext<object>) => Procedure<void>,
): CardAbility {
  return at('end-of-engagement', {
    optional: false,
    when: ({ table, self }) => self.condition?.secret === true && inEnemyFiringArc(table, self.ship),
    *effect(context) {
      const { self } = context;
      const { key } = yield* pickOne({
        seat: self.ship.seat,
        topic: 'reveal-condition',
        rule: RULE,
        about: { ship: self.ship.id },
        options: may(context) ? REVEAL_OR_KEEP : KEEP,
        secret: true,
      });
      if (key === 'keep') return;
      reveal(context);
      yield* then(context);
    },
  });
}
