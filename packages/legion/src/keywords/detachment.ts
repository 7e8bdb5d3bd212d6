import { words } from '@rangefinder/kernel/words';
import { type Holder, modify } from '../abilities.ts';
import { besideKey } from '../rules/deploying.ts';
import { isOfKind } from '../rules/units.ts';
import { hasKeyword } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

/** Friends of the kind that it names, of whom nobody with the same keyword has made use (legion.detachment.4, .5). */
function hostsOf(t: LTable, { seat, of }: Holder): readonly Unit[] {
  const others = t.friendsOf(seat).filter((unit) => hasKeyword(t, unit, 'detachment', of));
  return t
    .friendsOf(seat)
    .filter((unit) => unit.place === 'play' && isOfKind(t, unit, of))
    .filter((unit) => !others.some(({ memory }) => memory[besideKey(unit)]));
}

/** Whether somebody of that kind is to be deployed yet. */
function isAwaited(t: LTable, { seat, of }: Holder): boolean {
  return t.state.units.some(
    (unit) => unit.seat === seat && unit.place === 'reserve' && !unit.memory['comes-later'] && isOfKind(t, unit, of),
  );
}

/** legion.detachment: beside a unit that it names, while units are deployed (.9). */
export const DETACHMENT = keyword(
  'detachment',
  'Detachment',
  words(
    'It is deployed at speed 1 of the leader of a unit that it names, each of which serves one such unit.',
    'Elle se déploie à vitesse 1 du chef d’une unité indiquée ; chacune ne sert qu’à une seule.',
    'Rozstawia się go w odległości prędkości 1 od dowódcy wskazanego oddziału; każdy służy tylko jednemu.',
  ),
  [
    modify('deploys-beside', 'legion.detachment.3', (hosts, { table, self, moment: unit }) =>
      unit === self.unit ? [...hosts, ...hostsOf(table, self)] : hosts,
    ),
    modify('may-deploy-now', 'legion.detachment.8', (may, { table, self, moment: unit }) => {
      if (unit !== self.unit) return may;
      return may && (hostsOf(table, self).length > 0 || !isAwaited(table, self));
    }),
  ],
);
