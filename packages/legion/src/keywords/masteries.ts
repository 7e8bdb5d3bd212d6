import type { Procedure, RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify } from '../abilities.ts';
import { countFaces } from '../rules/attack/moment.ts';
import { gainToken } from '../rules/tokens.ts';
import { woundsOf } from '../rules/units.ts';
import { sufferWounds } from '../rules/wounds.ts';
import { guardianDodged } from './guardian.ts';
import { attacks, defends, keyword } from './keyword.ts';

type Fight = AbilityContext<LHooks['windows']['pool-resolved']>;

/** Whether the unit defends and has spent a dodge; how many makes no difference. */
function dodges(context: Fight): boolean {
  return defends(context) && (context.moment.attack.spent.dodge ?? 0) > 0;
}

/** The attacker suffers, as far as its weapons are not immune to it; it may fall, and the attack goes on. */
function* hurtAttacker({ table, moment }: Fight, wounds: number, rule: RuleId): Procedure<void> {
  const count = table.abilities.ask('deflected-wounds', moment, wounds);
  yield* sufferWounds(table, moment.attacker, count, { rule, attack: null, by: moment.defender });
}

function surgesOf({ moment: { attack } }: Fight): number {
  return attack.defenseDice.filter(({ face }) => face === 'surge').length;
}

/** A wound for each surge on the defense dice, before they are converted. No token that detonates is ever wounded (legion.detonate.5). */
function hurtBySurges(rule: RuleId, kinds: readonly string[]) {
  return at('convert-defense-surges', {
    rule,
    optional: false,
    when: (context: Fight) => dodges(context) && kinds.includes(context.moment.attack.kind) && surgesOf(context) > 0,
    *effect(context: Fight) {
      yield* hurtAttacker(context, surgesOf(context), rule);
    },
  });
}

/** legion.djem-so-mastery */
export const DJEM_SO = keyword(
  'djem-so-mastery',
  'Djem So Mastery',
  words(
    'While defending, if you spend a dodge token: surges block; if anything is cancelled in Dodge and Cover, the attacker suffers a wound.',
    'En défense, si vous dépensez un pion esquive : les incidents bloquent ; si un résultat est annulé à l’étape d’esquive et couvert, l’attaquant subit une blessure.',
    'W obronie, jeśli wydasz żeton uniku: symbole specjalne blokują; jeśli w kroku uniku i osłony coś anulowano, atakujący otrzymuje ranę.',
  ),
  [
    modify('defense-surge', 'legion.djem-so-mastery.1', (surge, context) => (dodges(context) ? 'block' : surge)),
    at('cover-applied', {
      rule: 'legion.djem-so-mastery.2',
      optional: false,
      // A token that detonates cannot be wounded (legion.detonate.5).
      when: (context) => dodges(context) && context.moment.attack.kind !== 'area' && context.moment.cancelled > 0,
      effect: (context) => hurtAttacker(context, 1, 'legion.djem-so-mastery.2'),
    }),
  ],
);

/** legion.soresu-mastery, for whoever defends or guards. */
export const SORESU = keyword(
  'soresu-mastery',
  'Soresu Mastery',
  words(
    'While defending, if you spend a dodge token: your surges block and each wounds the attacker. As a guardian you may spend one for a hit.',
    'En défense, si vous dépensez un pion esquive : vos incidents bloquent et chacun blesse l’attaquant. Comme gardien, vous pouvez en dépenser un pour une touche.',
    'W obronie, jeśli wydasz żeton uniku: twoje symbole specjalne blokują, a każdy rani atakującego. Jako strażnik możesz wydać jeden za trafienie.',
  ),
  [
    modify('defense-surge', 'legion.soresu-mastery.1', (surge, context) => (dodges(context) ? 'block' : surge)),
    hurtBySurges('legion.soresu-mastery.2', ['ranged', 'melee', 'overrun']),
    modify('guardian-dodges', 'legion.soresu-mastery.3', (dodges, context) => (defends(context) ? 1 : dodges)),
    modify('guardian-surge', 'legion.soresu-mastery.1', (surge, context) =>
      defends(context) && context.moment.attack.memory[guardianDodged(context.moment.defender)] ? 'block' : surge,
    ),
  ],
);

/** legion.ataru-mastery */
export const ATARU = keyword(
  'ataru-mastery',
  'Ataru Mastery',
  words(
    'Up to two attack actions. After attacking: a dodge token; after defending: an aim token. Surges wound a ranged attacker if you dodge.',
    'Jusqu’à deux actions d’attaque. Après avoir attaqué : un pion esquive ; défendu : un pion visée. Si vous esquivez à distance, vos incidents blessent.',
    'Do dwóch akcji ataku. Po ataku: żeton uniku; po obronie: żeton celowania. Przy uniku symbole specjalne ranią dystansowego napastnika.',
  ),
  [
    modify('action-limit', 'legion.ataru-mastery.1', (limit, { self, moment: { unit, action } }) =>
      unit === self.unit && action === 'attack' ? Math.max(2, limit) : limit,
    ),
    at('after-attacking', {
      rule: 'legion.ataru-mastery.2',
      optional: false,
      when: ({ self, moment }) => moment.attacker === self.unit,
      effect: ({ table, moment }) => gainToken(table, moment.attacker, 'dodge', 1, 'legion.ataru-mastery.2'),
    }),
    at('after-defending', {
      rule: 'legion.ataru-mastery.3',
      optional: false,
      when: defends,
      effect: ({ table, moment }) => gainToken(table, moment.defender, 'aim', 1, 'legion.ataru-mastery.3'),
    }),
    hurtBySurges('legion.ataru-mastery.4', ['ranged']),
  ],
);

/** legion.juyo-mastery: looked at before each action, for wounds come and go (.5, .6). */
export const JUYO = keyword(
  'juyo-mastery',
  'Juyo Mastery',
  words(
    'While wounded: one more action, and no more than two move actions.',
    'Tant qu’elle est blessée : une action de plus, et pas plus de deux actions de mouvement.',
    'Póki jest ranny: jedna akcja więcej i najwyżej dwie akcje ruchu.',
  ),
  [
    modify('extra-actions', 'legion.juyo-mastery.1', (extra, { self, moment: unit }) =>
      unit === self.unit && woundsOf(unit) > 0 ? extra + 1 : extra,
    ),
    modify('action-limit', 'legion.juyo-mastery.2', (limit, { self, moment: { unit, action } }) =>
      unit === self.unit && action === 'move' && woundsOf(unit) > 0 ? Math.min(2, limit) : limit,
    ),
  ],
);

/** legion.makashi-mastery */
export const MAKASHI = keyword(
  'makashi-mastery',
  'Makashi Mastery',
  words(
    'In melee attacks it may reduce Pierce by 1: then the defender cannot use Immune: Pierce or Impervious.',
    'En mêlée, elle peut réduire Pierce de 1 : le défenseur ne peut alors utiliser ni Immune: Pierce ni Impervious.',
    'W walce wręcz może zmniejszyć Pierce o 1: obrońca nie używa wtedy Immune: Pierce ani Impervious.',
  ),
  [
    at('before-defense-dice', {
      rule: 'legion.makashi-mastery.1',
      optional: true,
      when: (context) =>
        attacks(context) &&
        context.moment.attack.kind === 'melee' &&
        countFaces(context.moment.attack, 'hit', 'crit') > 0,
      *effect({ moment }) {
        moment.attack.memory.makashi = 1;
      },
    }),
    modify(
      'pierce',
      'legion.makashi-mastery.1',
      (pierce, context) =>
        attacks(context) && context.moment.attack.memory.makashi ? Math.max(0, pierce - 1) : pierce,
      2,
    ),
    modify(
      'may-resist-pierce',
      'legion.makashi-mastery.2',
      (may, context) => may && !(attacks(context) && context.moment.attack.memory.makashi),
    ),
  ],
);
