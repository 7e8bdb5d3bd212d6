import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, cardAction, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import { rangeBetween } from '../../../battlefield/range.ts';
import { demandUnit, whyNobody } from '../../../keywords/choosing.ts';
import { sufferWounds } from '../../../rules/wounds.ts';
import type { Mini, Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { upgrade } from '../upgrade.ts';
import { weakMinded } from './words.ts';

function minisAt1(t: LTable, unit: Unit, enemy: Unit): readonly Mini[] {
  const own = t.miniatures(unit);
  return enemy.minis.filter((mini) => own.some((one) => rangeBetween(one, t.miniature(enemy, mini)) <= 1));
}

/** Those of whom a miniature stands at range 1; nobody is reached inside of a vehicle. */
function choked(context: AbilityContext<Unit>): readonly Unit[] {
  const { table, moment: unit } = context;
  return weakMinded(context, 1).filter((enemy) => enemy.place === 'play' && minisAt1(table, unit, enemy).length > 0);
}

export const FORCE_CHOKE = upgrade('force', {
  id: 'force-choke',
  name: 'Force Choke',
  points: 5,
  restriction: { factions: ['empire', 'separatists'] },
  exhaust: true,
  text: words(
    'Free action: an enemy trooper miniature at range 1 suffers 1 wound, unless its unit is a commander or an operative.',
    'Action gratuite : une figurine de soldat ennemie à portée 1 subit 1 blessure, sauf si son unité est un commandant ou un agent.',
    'Darmowa akcja: wroga figurka piechoty w zasięgu 1 odnosi 1 ranę, chyba że jej oddział to dowódca lub agent.',
  ),
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, choked(context)),
      *perform(context) {
        const { table, self, moment: unit } = context;
        const enemy = yield* demandUnit({ self, rule: RULE }, choked(context));
        if (!enemy) return;
        const options = minisAt1(table, unit, enemy).map((mini) => ({
          key: mini.id,
          about: { unit: enemy.id, mini: mini.id },
          mini,
        }));
        const about = { unit: enemy.id, card: self.card };
        const { mini } = yield* pickOne({ seat: self.seat, topic: 'choose-mini', rule: RULE, about, options });
        yield* sufferWounds(table, enemy, 1, { rule: RULE, attack: null, by: unit, mini });
      },
    }),
  ],
});
