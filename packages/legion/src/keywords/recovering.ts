import { words } from '@rangefinder/kernel/words';
import { at } from '../abilities.ts';
import { pick } from '../ask.ts';
import { readyShields } from '../rules/attack/shields.ts';
import { ready, turnOver } from '../rules/exhausting.ts';
import { woundsOf } from '../rules/units.ts';
import { heal } from '../rules/wounds.ts';
import { isOwn, keyword } from './keyword.ts';

/** legion.recharge-x */
export const RECHARGE = keyword(
  'recharge-x',
  'Recharge X',
  words(
    'When it recovers: flip up to X inactive shields to active.',
    'Quand elle récupère : réactivez jusqu’à X boucliers.',
    'Gdy odzyskuje siły: aktywuj do X osłon.',
  ),
  [
    at('recovered', {
      rule: 'legion.recharge-x.1',
      optional: false,
      when: (context) => isOwn(context) && context.moment.unit.shields.inactive > 0,
      *effect({ table, self, moment: { unit } }) {
        readyShields(table, unit, self.value, 'legion.recharge-x.1');
      },
    }),
  ],
);

/** legion.reconfigure: each such card by itself; turning it exhausts nothing (.2). */
export const RECONFIGURE = keyword(
  'reconfigure',
  'Reconfigure',
  words(
    'When its unit recovers, the card may be turned to its other side.',
    'Quand son unité récupère, la carte peut être retournée.',
    'Gdy jego oddział odzyskuje siły, kartę można odwrócić.',
  ),
  [
    at('recovered', {
      rule: 'legion.reconfigure.1',
      optional: false,
      when: isOwn,
      *effect({ table, self, moment: { unit } }) {
        const rule = 'legion.reconfigure.1';
        const cards = unit.upgrades.filter(({ id }) => {
          const { back, keywords } = table.cards.upgrade(id);
          return back !== null && keywords.some((use) => use.id === 'reconfigure');
        });
        const options = cards.map((upgrade) => ({ key: upgrade.id, about: { card: upgrade.id }, upgrade }));
        const about = { unit: unit.id };
        const max = options.length;
        const turned = yield* pick({ seat: self.seat, topic: 'flip-card', rule, about, options, min: 0, max });
        for (const { upgrade } of turned) turnOver(table, unit, upgrade, rule);
      },
    }),
  ],
);

/** legion.regenerate-x */
export const REGENERATE = keyword(
  'regenerate-x',
  'Regenerate X',
  words(
    'At the end of its activation: a white die for each wound, up to X; each block or surge removes one.',
    'À la fin de son activation : un dé blanc par blessure, jusqu’à X ; chaque blocage ou incident en retire une.',
    'Na końcu aktywacji: biała kość za każdą ranę, do X; każdy blok lub symbol specjalny usuwa jedną.',
  ),
  [
    at('end-of-activation', {
      rule: 'legion.regenerate-x.1',
      optional: false,
      when: (context) => isOwn(context) && woundsOf(context.moment.unit) > 0,
      *effect({ table, self, moment: { unit } }) {
        const dice = table.rollDefense('white', Math.min(self.value, woundsOf(unit)));
        table.emit({
          type: 'defense-rolled',
          rule: 'legion.regenerate-x.1',
          defender: unit.id,
          dice: dice.map((face) => ({ die: 'white', face })),
        });
        yield* heal(table, unit, dice.filter((face) => face !== 'blank').length, 'legion.regenerate-x.2');
      },
    }),
  ],
);

/** legion.master-of-the-force-x */
export const MASTER_OF_THE_FORCE = keyword(
  'master-of-the-force-x',
  'Master of the Force X',
  words(
    'At the end of its activation: ready up to X of its Force cards.',
    'À la fin de son activation : redressez jusqu’à X de ses cartes Force.',
    'Na końcu aktywacji: przygotuj do X jego kart Mocy.',
  ),
  [
    at('end-of-activation', {
      rule: 'legion.master-of-the-force-x.1',
      optional: false,
      when: isOwn,
      *effect({ table, self, moment: { unit } }) {
        const rule = 'legion.master-of-the-force-x.1';
        const tired = unit.upgrades.filter(
          ({ id, exhausted }) => exhausted && table.cards.upgrade(id).slot === 'force',
        );
        const options = tired.map((upgrade) => ({ key: upgrade.id, about: { card: upgrade.id }, upgrade }));
        const max = Math.min(self.value, options.length);
        const about = { unit: unit.id };
        const readied = yield* pick({ seat: self.seat, topic: 'ready-card', rule, about, options, min: 0, max });
        for (const { upgrade } of readied) ready(table, unit, upgrade, rule);
      },
    }),
  ],
);
