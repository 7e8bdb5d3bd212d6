import { words } from '@rangefinder/kernel/words';
import { at, cardAction, modify } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { refuse } from '../refusals.ts';
import { gapToZones, zonesOf } from '../rules/zones.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

/** legion.secret-mission: the token is scored if its unit lives to the end (.2). */
export const SECRET_MISSION = keyword(
  'secret-mission',
  'Secret Mission',
  words(
    'Once a game, in an enemy deployment zone: a token that is worth a victory token if the unit lives to the end.',
    'Une fois par partie, dans une zone de déploiement ennemie : un pion qui vaut un pion victoire si l’unité survit.',
    'Raz na grę, we wrogiej strefie rozstawienia: żeton wart żeton zwycięstwa, jeśli oddział dotrwa do końca.',
  ),
  [
    cardAction({
      rule: 'legion.secret-mission.1',
      free: true,
      whyNot: ({ table, moment: unit }) => {
        if (unit.memory['secret-mission']) return refuse('legion.secret-mission.1', 'performed-already');
        const zones = zonesOf(table, 1 - unit.seat);
        const within = table.miniatures(unit).some((mini) => gapToZones(zones, footprintOf(mini)) === 0);
        return within ? undefined : refuse('legion.secret-mission.1', 'outside-zone');
      },
      *perform({ moment: unit }) {
        unit.memory['secret-mission'] = 1;
      },
    }),
    modify('victory-at-end', 'legion.secret-mission.2', (count, { self, moment: { seat } }) => {
      const { unit } = self;
      return unit?.seat === seat && unit.memory['secret-mission'] ? count + 1 : count;
    }),
  ],
);

/** Where a unit remembers who hunts it. */
function markOf({ id }: Unit): string {
  return `bounty:${id}`;
}

function isMarked(t: LTable, { memory }: Unit): boolean {
  return t.state.units.some((hunter) => memory[markOf(hunter)]);
}

/** legion.bounty: the mark is its own, so that no other token moves with it (.4 to .6). */
export const BOUNTY = keyword(
  'bounty',
  'Bounty',
  words(
    'After setup choose an enemy commander or operative. If this unit defeats it and lives to the end: a victory token.',
    'Après la mise en place, choisissez un commandant ou agent ennemi. Si cette unité le vainc et survit : un pion victoire.',
    'Po rozstawieniu wybierz wrogiego dowódcę lub agenta. Jeśli oddział go pokona i dotrwa do końca: żeton zwycięstwa.',
  ),
  [
    at('setup-over', {
      rule: 'legion.bounty.1',
      optional: false,
      *effect({ table, self }) {
        const hunter = self.unit;
        if (!hunter) return;
        const fit = table.state.units.filter(
          ({ seat, rank, place }) =>
            seat !== self.seat && place !== 'defeated' && (rank === 'commander' || rank === 'operative'),
        );
        if (fit.length === 0) return;
        const options = fit.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
        const about = { unit: hunter.id, card: self.card };
        const rule = 'legion.bounty.1';
        const { unit } = yield* pickOne({ seat: self.seat, topic: 'choose-unit', rule, about, options });
        unit.memory[markOf(hunter)] = 1;
      },
    }),
    at('unit-defeated', {
      rule: 'legion.bounty.2',
      optional: false,
      when: ({ table, self, moment: { unit, by } }) => self.unit !== null && by === self.unit && isMarked(table, unit),
      *effect({ self }) {
        if (self.unit) self.unit.memory['bounty-won'] = 1;
      },
    }),
    modify('victory-at-end', 'legion.bounty.3', (count, { self, moment: { seat } }) => {
      const { unit } = self;
      return unit?.seat === seat && unit.memory['bounty-won'] ? count + 1 : count;
    }),
  ],
);
