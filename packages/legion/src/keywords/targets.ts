import { words } from '@rangefinder/kernel/words';
import { at, cardAction, modify } from '../abilities.ts';
import { isTrooper } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import { chooseUnit } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

const DISTRACTS = 'round:distracts';

/** legion.inconspicuous: only where there is somebody else to attack; Distract ends it for the round (legion.distract.3). */
export const INCONSPICUOUS = keyword(
  'inconspicuous',
  'Inconspicuous',
  words(
    'With a suppression token: enemies must attack another unit if they can. You may keep suppression when you rally.',
    'Avec un pion suppression : les ennemis doivent attaquer une autre unité si possible. Vous pouvez garder la suppression.',
    'Z żetonem przygniecenia: wrogowie muszą atakować inny oddział, jeśli mogą. Przy zbieraniu się możesz zachować żetony.',
  ),
  [
    modify('targets', 'legion.inconspicuous.1', (targets, { self: { unit } }) => {
      if (!unit || unit.tokens.suppression === 0 || unit.memory[DISTRACTS]) return targets;
      const others = targets.filter((one) => one !== unit);
      return others.length > 0 ? others : targets;
    }),
    modify('may-keep-suppression', 'legion.inconspicuous.2', (may, { table, self, moment }) =>
      moment === self.unit && table.state.phase === 'activation' ? true : may,
    ),
  ],
);

/** Where the enemies that a unit distracts remember it. */
function mark({ id }: Unit): string {
  return `round:distracted:${id}`;
}

/** legion.distract: whoever is distracted fires at it with everything that can, before anything else (.4 to .6). */
export const DISTRACT = keyword(
  'distract',
  'Distract',
  words(
    'An enemy trooper at range 1–2 in sight must attack you this round, if it can.',
    'Un soldat ennemi à portée 1–2 en vue doit vous attaquer pendant cette manche, si possible.',
    'Wrogi piechur w zasięgu 1–2, na widoku, musi w tej rundzie atakować ciebie, jeśli może.',
  ),
  [
    cardAction({
      rule: 'legion.distract.1',
      free: true,
      *perform({ table, self, moment: unit }) {
        const near = (one: Unit) => isTrooper(table, one) && table.range(unit, one) <= 2 && table.sees(unit, one);
        const fit = table.enemiesOf(unit.seat).filter(near);
        const chosen = yield* chooseUnit({ self, rule: 'legion.distract.1' }, fit);
        if (!chosen) return;
        chosen.memory[mark(unit)] = 1;
        unit.memory[DISTRACTS] = 1;
      },
    }),
    modify(
      'targets',
      'legion.distract.2',
      (targets, { table, self: { unit }, moment: { attacker, open } }) => {
        if (!unit || !attacker.memory[mark(unit)] || !open.includes(unit)) return targets;
        const { attack } = table.state;
        const isDone = attack?.attacker === attacker.id && attack.pools.some(({ defender }) => defender === unit.id);
        return isDone ? targets : [unit];
      },
      1,
    ),
    modify('must-attack', 'legion.distract.4', (must, { self: { unit }, moment: { attacker, defender } }) =>
      unit !== null && unit === defender && attacker.memory[mark(unit)] ? true : must,
    ),
  ],
);

const REVEALED = 'incognito-lost';

/** legion.incognito: until it attacks, is attacked by an enemy unit, or performs an action of the objective (.3). */
export const INCOGNITO = keyword(
  'incognito',
  'Incognito',
  words(
    'Enemies beyond range 1 cannot attack you and your leader counts for no objective, until you fight or act for one.',
    'Les ennemis au-delà de portée 1 ne peuvent pas vous attaquer ; votre chef ne compte pour aucun objectif, jusqu’à ce que vous agissiez.',
    'Wrogowie poza zasięgiem 1 nie mogą cię atakować, a twój dowódca nie liczy się do celów, póki nie walczysz ani nie działasz dla celu.',
  ),
  [
    modify('may-be-attacked', 'legion.incognito.1', (may, { table, self, moment: { attacker, defender } }) =>
      defender === self.unit && !defender.memory[REVEALED] && table.range(attacker, defender) > 1 ? false : may,
    ),
    modify('counts-for-objective', 'legion.incognito.2', (counts, { self, moment }) =>
      moment === self.unit && !moment.memory[REVEALED] ? false : counts,
    ),
    at('deed-performed', {
      rule: 'legion.incognito.3',
      optional: false,
      // Before enemies on standby react; legion.incognito.5: card actions that units have from the objective, claiming is one.
      when: (context) => {
        const { table, moment } = context;
        const shows = moment.deed === 'attack' || moment.card === table.state.objective;
        return isOwn(context) && shows && !moment.unit.memory[REVEALED];
      },
      *effect({ moment }) {
        moment.unit.memory[REVEALED] = 1;
      },
    }),
    at('after-defending', {
      rule: 'legion.incognito.3',
      optional: false,
      // legion.incognito.9: tokens and cards that attack are no enemy units.
      when: ({ self, moment: { attack, attacker, defender } }) =>
        defender === self.unit && attack.kind !== 'area' && attacker.seat !== defender.seat,
      *effect({ moment }) {
        moment.defender.memory[REVEALED] = 1;
      },
    }),
  ],
);
