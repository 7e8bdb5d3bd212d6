import { BadInput, LANGUAGES, Random } from '@rangefinder/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBattleCards, allCommands, allUnits, allUpgrades } from '../../cards/catalog.ts';
import { legion } from '../../index.ts';
import type { Army } from '../army.ts';
import { armyByChance } from '../chance.ts';
import { newArmy } from '../changes.ts';
import { parseList } from '../file.ts';
import { listProblems, readArmy } from '../list.ts';
import { ARMY_MODES } from '../modes.ts';
import { unitPoints } from '../points.ts';
import { READY_ARMIES } from '../ready.ts';
import { shareText } from '../sharelink.ts';
import { FOREIGN_FORMATS, writeForeign } from './index.ts';
import { OTHER_NAMES, TABLETOP_NAMES } from './othernames.ts';
import { writeStandardText, writeTournamentText } from './writetext.ts';

/** What came out of a text: the army, what was lost, what was remarked. */
async function read(text: string) {
  const { list, notes } = await parseList(text);
  const { army, lost } = readArmy(list);
  return { army, lost: lost.map(({ message }) => message), notes };
}

const cards = ({ army }: { readonly army: Army }) => army.units.map(({ unit, upgrades }) => [unit, ...upgrades]);

/** An army without what does not matter: the order of units that are not alike, and of upgrades. */
function essence({ name: _, units, ...rest }: Army) {
  const sorted = units.map(({ upgrades, loadout = [], ...unit }) =>
    JSON.stringify({ ...unit, upgrades: upgrades.toSorted(), loadout: loadout.toSorted() }),
  );
  return { ...rest, units: sorted.toSorted() };
}

const CHANCE = ARMY_MODES.flatMap((mode) =>
  Array.from({ length: 25 }, (_, i) => armyByChance(new Random(`exchange ${mode} ${i}`), mode)),
);
const IDEN: Army = {
  name: 'Inferno',
  faction: 'empire',
  units: [
    {
      unit: 'iden-versio',
      upgrades: ['targeting-scopes', 'idens-tl-50-repeater'],
      loadout: ['recon-intel'],
      counterpart: 'idens-id10-seeker-droid',
    },
    ...Array.from({ length: 11 }, () => ({ unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] })),
  ],
  commands: ['ambush', 'push', 'standing-orders'],
  contingencies: ['assault'],
  battle: { objectives: ['breakthrough'], deployments: [], conditions: [] },
};
const ARMIES = [...READY_ARMIES, ...CHANCE, IDEN];

describe('armies there and back', () => {
  it('by a link of ours, with everything', async () => {
    for (const army of ARMIES) {
      const text = shareText(army) ?? '';
      const { army: again, lost, notes } = await read(`https://table.example/lists/shared?game=legion#${text}`);
      expect({ ...essence(again), name: again.name }).toEqual({ ...essence(army), name: army.name });
      expect([...lost, ...notes]).toEqual([]);
      expect(text.length).toBeLessThan(2200);
    }
  });

  it('by a link of ours, though its name was cut within a character', async () => {
    const { army } = await read(JSON.stringify({ ...IDEN, name: `X${'💥'.repeat(60)}` }));
    expect((await read(shareText(army) ?? '')).army.name).toBe(`X${'💥'.repeat(39)}`);
  });

  it.each(FOREIGN_FORMATS)('as %s', async (format) => {
    for (const army of ARMIES) {
      const { army: again, lost, notes } = await read(writeForeign(army, format));
      expect(essence(again)).toEqual(essence(army));
      expect([...lost, ...notes]).toEqual([]);
    }
  });

  it('keep their name where the format has one', async () => {
    for (const format of ['tabletop', 'json'] as const) {
      expect((await read(writeForeign(IDEN, format))).army.name).toBe('Inferno');
    }
  });

  it('for Tabletop Simulator by names alone', async () => {
    for (const army of ARMIES) {
      const { listlink: _, ...named } = JSON.parse(writeForeign(army, 'tabletop'));
      const { army: again, lost } = await read(JSON.stringify(named));
      expect(lost).toEqual([]);
      // Only points tell a grand army from others there.
      const mode = army.mode === 'skirmish' || named.points > 1000 ? { mode: army.mode } : {};
      const { mode: _mode, ...rest } = essence(army);
      expect(essence(again)).toEqual({ ...rest, ...mode });
    }
  });

  it.each(['text', 'minimal', 'tournament'] as const)('as %s without the link, by names', async (format) => {
    for (const army of ARMIES) {
      const text = writeForeign(army, format).replace(/https:.*$/, '');
      const { army: again, lost, notes } = await read(text);
      expect(lost).toEqual([]);
      const told = notes.filter((note) => !note.includes('is the name of several cards'));
      expect(told).toEqual([]);
      if (told.length === notes.length) expect(essence(again)).toEqual(essence(army));
      expect(again.units).toHaveLength(army.units.length);
      expect(again.mode).toBe(army.mode);
    }
  });
});

describe('links of Legion HQ', () => {
  const link = (army: string) => read(`https://legionhq2.com/list/${army}`);

  it('of 2021, with cards of all kinds', async () => {
    const found = await read(
      'https://legionhq.thefifthtrooper.com/list/rebels/1abcxnz0,2ahiu000,2hedf0,cr,,,,,,Of,Da,Ca',
    );
    expect(cards(found)).toEqual([
      ['leia-organa', 'commanding-presence', 'vigilance'],
      ['rebel-troopers', 'dlt-20a-trooper'],
      ['rebel-troopers', 'dlt-20a-trooper'],
      ['tauntaun-riders', 'tenacity'],
      ['tauntaun-riders', 'tenacity'],
    ]);
    expect(found.army).toMatchObject({
      faction: 'rebels',
      commands: ['coordinated-bombardment', 'standing-orders'],
      battle: {
        objectives: ['sabotage-the-moisture-vaporators'],
        deployments: ['advanced-positions'],
        conditions: ['clear-conditions'],
      },
    });
    expect([...found.lost, ...found.notes]).toEqual([]);
  });

  it('say by their battle cards or their points what they were made for', async () => {
    expect((await link('empire/1ar000,Oj')).army.mode).toBe('skirmish');
    expect((await link('empire/1ar000,Oa')).army.mode).toBeUndefined();
    expect((await link('empire/600:1ar000')).army.mode).toBe('skirmish');
    expect((await link('empire/1600:1ar000')).army.mode).toBe('grand-army');
    expect((await link('empire/1000:1ar000')).notes).toEqual([expect.stringContaining('1000 points of later rules')]);
    expect((await link('empire/800:bf:1ar000')).notes).toEqual([expect.stringContaining('battle force (bf)')]);
  });

  it('set aside as contingencies what follows the sixth place of the hand', async () => {
    const { army } = await link('empire/1kg000_000,bl,,,,,,bm');
    expect(army.commands).toEqual(['ambush', 'standing-orders']);
    expect(army.contingencies).toHaveLength(1);
  });

  it('are read encoded, alone, and in a text, the first of several', async () => {
    const kg = 'empire/1kg0kd0_0000%2B1lw0%2C1ar000';
    expect((await link(kg)).army.units[0]).toMatchObject({ counterpart: 'idens-id10-seeker-droid' });
    expect(cards(await read('empire/2ay0000'))).toEqual([['stormtroopers'], ['stormtroopers']]);
    const several = await read(
      'See [this](https://legionhq2.com/list/empire/1ar000) or https://legionhq2.com/list/rebels/1bi00',
    );
    expect(cards(several)).toEqual([['imperial-officer']]);
    expect(several.notes).toEqual(['There are several armies in this text; the first one was read.']);
  });

  it.each(['.', ',', '/', '!', '?from=chat', '#top', '**', '_', '.)'])('end before %s', async (end) => {
    const { army, lost, notes } = await link(`empire/1ay0000,1ar000${end}`);
    expect(army.units.map(({ unit }) => unit)).toEqual(['stormtroopers', 'imperial-officer']);
    expect([...lost, ...notes]).toEqual([]);
  });

  it('with no copy of a unit, or without an end, are said to be damaged', async () => {
    expect((await link('empire/1ar000,0ay0000')).lost).toEqual([expect.stringContaining('Code “0ay0000”')]);
    await expect(read('legionhq.'.repeat(11_000))).rejects.toThrow('No army was found');
  });

  it.each([
    ['empire/1ar000,1ZZ000', 'Unit 2', 'Code “ZZ” of Legion HQ is not known here'],
    ['empire/1arZZ00', 'Imperial Officer', 'Code “ZZ” of Legion HQ'],
    ['empire/1ar000,1AA000', 'Storm Tide', 'nobody could tell us its faction, weapons, value of Inspire'],
    ['empire/1ar000,AB', 'Armored Assault', 'its effect'],
    ['empire/1ar000,,,,,,,Df', 'Forces Converge', 'its deployment zones'],
    ['empire/1ar000,1%%%%', '%%%%', 'is not known here'],
  ])('%s keep the rest and say what is missing', async (army, _what, message) => {
    const { army: rest, lost } = await link(army);
    expect(rest.units[0]?.unit).toBe('imperial-officer');
    expect(lost).toEqual([expect.stringContaining(message)]);
  });
});

describe('what is no army', () => {
  it.each([
    ['', 'No army was found'],
    ['Hello there', 'No army was found'],
    ['{ "faction": "empire", "units": [', 'damaged or cut off'],
    ['[1, 2]', 'damaged or cut off'],
    ['{}', 'This is no army'],
    ['{ "units": [] }', 'names no faction'],
    ['{ "faction": "empire", "units": ["nobody"] }', 'Unit 1: there is no unit "nobody"'],
    [`{ "faction": "empire", "units": [${'"at-st",'.repeat(300)}"at-st"] }`, 'one of its lists has 301 entries'],
    ['x'.repeat(100_001), '100001 characters'],
    ['https://legionhq2.com/list/12345', 'only tells where Legion HQ keeps the army'],
    ['https://tabletopadmiral.com/legion/listbuilder/list/1/ab', 'Tabletop Admiral keeps the army'],
    ['https://legionhq2.com/list/mandalorians/1ab000', 'came after these rules'],
    ['https://legionhq2.com/list/empire/', 'damaged or cut off'],
    ['https://legionhq2.com/list/empire/bl,bm', 'damaged or cut off'],
    ['https://legionhq2.com/list/empire/1ZZ', 'Code “ZZ” of Legion HQ'],
    ['{ "armyFaction": "empire", "units": [{ "name": "Nobody" }] }', 'there is no unit "Nobody"'],
    ['{ "armyFaction": "mercenary", "units": [{ "name": "Black Sun Enforcers" }] }', 'came after these rules'],
    ['{ "armyFaction": 5, "units": [{ "name": "Nobody" }] }', 'names no faction'],
  ])('%# is refused with a sentence that helps, in every language', async (text, message) => {
    await expect(parseList(text)).rejects.toThrow(message);
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      const error: unknown = await parseList(text, language).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BadInput);
      said.add(String(error));
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  it('is one reason for the validator', () => {
    for (const list of [null, 5, 'text', {}, [], { units: 3 }, { faction: 'mandalorians', units: [] }]) {
      expect(listProblems(list).map(({ rule }) => rule)).toEqual(['legion.army-lists.1']);
    }
  });

  it('may be a team of two', async () => {
    const [first, second] = READY_ARMIES;
    const { list, summary = [] } = await parseList(JSON.stringify({ team: [first, second] }));
    expect(list).toEqual({ team: [first, second] });
    expect(summary.filter((line) => line.includes('of 800 points'))).toHaveLength(2);
    for (const team of [3, [], [first], [first, { units: 3 }]]) {
      expect(legion.validate({ team }).map(({ rule }) => rule)).toEqual(['legion.army-lists.1']);
      await expect(parseList(JSON.stringify({ team }))).rejects.toBeInstanceOf(BadInput);
    }
  });

  it('has no link', () => {
    expect([null, {}, { faction: 'empire', units: [] }].map(shareText)).toEqual([null, null, null]);
  });
});

describe('texts that name cards', () => {
  it('as people type them', async () => {
    const found = await read(
      'Hoth\n\n2x Snowtroopers + Flametrooper\nGeneral Veers\n1 AT-ST: Mortar Launcher\nDarth Vader Dark Lord of the Sith\nBlob\nCommands: Ambush, Push',
    );
    expect(cards(found)).toEqual([
      ['snowtroopers', 'flametrooper'],
      ['snowtroopers', 'flametrooper'],
      ['general-veers'],
      ['at-st', 'at-st-mortar-launcher'],
      ['darth-vader-dark-lord-of-the-sith'],
    ]);
    expect(found.army).toMatchObject({ name: 'Hoth', faction: 'empire', commands: ['ambush', 'push'] });
    expect(found.notes).toEqual(['No card is called “Blob”; the line was left out.']);
  });

  it('with counts before the name or behind it', async () => {
    const { army } = await read('11x B1 Battle Droids\nB2 Super Battle Droids x2\nDroidekas (x3)\nAAT Battle Tank');
    const counts = ['b1-battle-droids', 'b2-super-battle-droids', 'droidekas', 'aat-trade-federation-battle-tank'].map(
      (id) => army.units.filter(({ unit }) => unit === id).length,
    );
    expect(counts).toEqual([11, 2, 3, 1]);
  });

  it('ask where several cards have a name, unless rank, cost or faction tell them apart', async () => {
    expect((await read('Luke Skywalker')).notes).toEqual([
      expect.stringContaining('Luke Skywalker is the name of several'),
    ]);
    const { army, notes } = await read('Operative:\n - Luke Skywalker = 200');
    expect(cards({ army })).toEqual([['luke-skywalker-jedi-knight']]);
    expect(notes).toEqual([]);
    expect(cards(await read('AT-RT\nClone Commander'))).toEqual([['at-rt-republic'], ['clone-commander']]);
  });

  it('leave out what nobody knows, and what stands alone', async () => {
    const { lost, notes } = await read('Stormtroopers (Nonsense, DLT-19 Stormtrooper)\nC-3PO');
    expect(lost).toEqual(['Stormtroopers: there is no card "Nonsense".']);
    expect(notes).toContainEqual(expect.stringContaining('C-3PO'));
  });
});

describe('other names', () => {
  it('are those of cards there are', () => {
    const ids = [allUnits(), allUpgrades(), allCommands(), allBattleCards()].flatMap((all) => all.map(({ id }) => id));
    for (const id of [...Object.keys(OTHER_NAMES), ...Object.keys(TABLETOP_NAMES)]) expect(ids).toContain(id);
  });
});

describe('whatever is pasted', () => {
  /** Texts of real armies, cut and mixed. */
  const pieces = READY_ARMIES.slice(0, 4).flatMap((army) => [
    ...FOREIGN_FORMATS.map((format) => writeForeign(army, format)),
    shareText(army) ?? '',
  ]);
  const spoilt = fc
    .tuple(fc.constantFrom(...pieces), fc.nat(3000), fc.nat(60), fc.string({ maxLength: 12 }))
    .map(([text, at, gone, more]) => `${text.slice(0, at)}${more}${text.slice(at + gone)}`);
  const codes = fc
    .array(fc.constantFrom('1', '0', ',', '+', '_', ':', 'ay', 'kg', 'lw', 'Oa', 'ZZ', '%', 'AA'), { maxLength: 30 })
    .map((parts) => `https://legionhq2.com/list/empire/${parts.join('')}`);

  it('is an army or a refusal in words', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(spoilt, codes, fc.string({ maxLength: 300 })),
        fc.constantFrom(...LANGUAGES),
        async (text, language) => {
          try {
            const { list } = await parseList(text, language);
            listProblems(list);
            expect(readArmy(list).army.units.length).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput);
            expect(String(error)).toMatch(/\w+ .*\./s);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is judged by the validator, whatever JSON it is', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    const alike = fc.record({
      faction: fc.constantFrom('empire', 'rebels', 3),
      mode: fc.oneof(json, fc.constant('skirmish')),
      units: fc.array(
        fc.oneof(
          json,
          fc.constantFrom('at-st', 'yoda'),
          fc.record({ unit: fc.constant('at-st'), upgrades: json, loadout: json, counterpart: json }),
        ),
      ),
      commands: json,
      contingencies: fc.array(fc.constantFrom('ambush', 'nonsense', null)),
      battle: fc.oneof(json, fc.record({ objectives: json })),
    });
    fc.assert(
      fc.property(fc.oneof(json, alike), (list) => {
        for (const { said } of listProblems(list)) expect(Object.values(said).every((text) => text !== '')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('A text of an army', () => {
  it('names what an upgrade costs on the unit that has it', () => {
    const army = {
      ...newArmy('republic', 'standard'),
      units: [{ unit: 'clone-captain-rex', upgrades: ['jt-12-jetpacks'] }],
    };
    const sum = unitPoints({ unit: 'clone-captain-rex', upgrades: [] }, army) + 5;
    expect(writeStandardText(army, '')).toContain(`JT-12 Jetpacks (5) = ${sum}`);
    expect(writeTournamentText(army, '')).toContain(' - JT-12 Jetpacks (5)');
  });
});
