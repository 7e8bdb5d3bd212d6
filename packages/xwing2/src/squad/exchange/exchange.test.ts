import { BadInput, LANGUAGES, Random } from '@rangefinder/kernel';
import {
  type ForeignFormat,
  parseList,
  randomSquad,
  readSquad,
  type Squad,
  writeShareText,
} from '@rangefinder/xwing/squad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPilots, allUpgrades } from '../../cards/catalog.ts';
import { READY_SQUADS } from '../ready.ts';
import { SQUADS } from '../squads.ts';
import { writeForeign } from './index.ts';
import { idOf, numberOf } from './numbers.ts';

/** What came out of a text: the squad, what was lost, what was remarked. */
async function read(text: string) {
  const { list, notes } = await parseList(SQUADS, text);
  const { squad, lost } = readSquad(SQUADS, list);
  return { squad, lost: lost.map(({ message }) => message), notes };
}

const ships = ({ squad }: { squad: Squad }) => squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades]);

describe('links of YASB', () => {
  it('a public one of version 9, with cards that are newer than ours', async () => {
    const link =
      'https://yasb.app/?f=Galactic%20Empire&d=v9ZhZ20Z564X125W204W105Y566X127W105Y573X125W113Y218X119WW11WWY565X116W381W105&sn=Yavin&obs=coreasteroid0,gascloud1,gascloud2';
    const { squad, lost, notes } = await read(link);
    expect(squad).toEqual({
      name: 'Yavin',
      format: 'standard',
      ships: [{ pilot: 'idenversio', upgrades: ['elusive', 'ioncannon'] }],
      obstacles: ['coreasteroid0', 'gascloud1', 'gascloud2'],
    });
    expect(lost.map((message) => /"([^"]+)"/.exec(message)?.[1])).toEqual([
      'darthvader-battleofyavin',
      'maulermithel-battleofyavin',
      'sigma7-battleofyavin',
      'backstabber-battleofyavin',
    ]);
    expect(notes).toEqual([]);
  });

  it('a public one of version 8, made for 200 points', async () => {
    const found = await read('raithos.github.io/?f=Galactic%20Empire&d=v8ZsZ200Z166XWWWWW162Y167XWW28WWW&sn=Shuttles');
    expect(ships(found)).toEqual([
      ['lieutenantsai', 'st321'],
      ['coloneljendon', 'directorkrennic'],
    ]);
    expect(found.squad).toMatchObject({ name: 'Shuttles', format: 'extended', obstacles: SQUADS.commonObstacles });
    expect(found.notes).toEqual([expect.stringContaining('made for 200 points')]);
    expect(found.lost).toEqual([]);
  });

  it('a public one of version 4, with the mark of a hardpoint and a granted slot', async () => {
    const found = await read('https://raithos.github.io/?f=Scum%20and%20Villainy&d=v4!s!138:-1,168:-1:-1:U.10');
    expect(ships(found)).toEqual([['sunnybounder', 'heavylasercannon']]);
    expect(found.lost).toEqual([]);
  });

  it('versions 5 to 7, whose points may be said, and whose marks may be encoded', async () => {
    for (const squad of ['v7!s=200!4:3,-1:;0::', 'v6!s!4:3:;0::', 'v5%21s%214%3A3%2C-1%3A%3B0%3A%3A']) {
      expect(ships(await read(`https://yasb.app/?f=Rebel%20Alliance&d=${squad}`))).toEqual([
        ['lukeskywalker', 'r2d2'],
        ['cavernangelszealot'],
      ]);
    }
  });

  it('version 10, made with the points of the community', async () => {
    const found = await read('https://yasb.app/?f=Rebel%20Alliance&d=v10ZsZ50Z4XWWW3WY0X');
    expect(ships(found)).toEqual([['lukeskywalker', 'r2d2'], ['cavernangelszealot']]);
    expect(found.notes).toEqual([expect.stringContaining('the points of the X-Wing Alliance')]);
  });

  it('what stands behind d= alone', async () => {
    expect(ships(await read('v10ZsZ50Z4XWWW3WY0X'))).toEqual([['lukeskywalker', 'r2d2'], ['cavernangelszealot']]);
  });

  it('number 145 was the other side of L3-37 before 2022', async () => {
    expect(ships(await read('v8ZsZ200Z4X145'))).toEqual([['lukeskywalker', 'l337']]);
    expect((await read('v9ZsZ20Z4X145')).lost[0]).toContain('l337sprogramming-battleofyavin');
  });

  it.each([
    ['v9ZsZ20Z4X99999Y0X', 'Luke Skywalker: number 99999 of YASB is not known here'],
    ['v9ZsZ20Z4XY9999X', 'Ship 2: number 9999 of YASB is not known here'],
    ['v9ZsZ20Z4XYfoXbar', 'Ship 2: number fo of YASB is not known here'],
  ])('%s says which number is unknown, and keeps the rest', async (squad, message) => {
    const found = await read(`https://yasb.app/?d=${squad}`);
    expect(found.lost).toEqual([expect.stringContaining(message)]);
    expect(found.squad.ships[0]?.pilot).toBe('lukeskywalker');
  });

  it.each([
    ['https://yasb.app/?f=Rebel%20Alliance&d=v9ZqZ20Z4XWW', 'holds quick builds'],
    ['https://yasb.app/?f=Rebel%20Alliance&d=v7!q=20!4:1:', 'holds quick builds'],
    ['https://yasb.app/?f=Rebel%20Alliance&d=v9Zs', 'damaged or cut off'],
    ['https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z', 'damaged or cut off'],
    ['https://yasb.app/?f=Rebel%20Alliance&d=v3!s!4', 'damaged or cut off'],
    ['https://yasb.app/?d=v9ZsZ20Z99999X', 'no ship in this squad that could be used. Ship 1: number 99999'],
    [`https://yasb.app/?d=v9ZsZ20Z${'4XY'.repeat(5000)}`, 'one of its lists has 5000 entries'],
    [`https://yasb.app/?d=v9ZsZ20Z4X${'1W'.repeat(5000)}`, 'one of its lists has 5000 entries'],
    ['https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!204:27,136,198,148:41:13:', 'of the first edition'],
    ['http://x-wing.fabpsb.net/permalink.php?sq=r10a6n1o1', "Fab's builder cannot be read"],
  ])('%# is refused with a sentence that helps', async (link, message) => {
    await expect(read(link)).rejects.toThrow(message);
    for (const language of LANGUAGES) await expect(parseList(SQUADS, link, language)).rejects.toBeInstanceOf(BadInput);
  });

  it.each([
    ['v9ZeZ20Z4X', 'epic games'],
    ['v9ZbZ20Z4X', 'the X-Wing Alliance'],
    ['v12ZhZ20Z4X', 'newer YASB (version 12)'],
  ])('%s is read with a remark', async (squad, remark) => {
    expect((await read(`https://yasb.app/?d=${squad}`)).notes).toEqual([expect.stringContaining(remark)]);
  });

  it('of another faction than it says, or with unknown obstacles, says so', async () => {
    const { notes } = await read('https://yasb.app/?f=First%20Order&d=v9ZsZ20Z4X&obs=coreasteroid0,nonsense');
    expect(notes).toEqual([
      'The list says its faction is the First Order, but Luke Skywalker flies for the Rebel Alliance.',
      expect.stringContaining('no obstacle "nonsense"'),
    ]);
  });

  it('are found in a text, the first of several', async () => {
    const link = (pilot: number) => `https://yasb.app/?f=Rebel%20Alliance&amp;d=v9ZsZ20Z${pilot}X&amp;sn=A%20(b)`;
    const found = await read(`See [this](${link(4)}) or <${link(5)}>!`);
    expect(ships(found)).toEqual([['lukeskywalker']]);
    expect(found.squad.name).toBe('A (b)');
    expect(found.notes).toEqual(['There are several squads in this text; the first one was read.']);
  });
});

describe('links of Launch Bay Next', () => {
  const lbx = (text: string) => read(`https://launchbaynext.app/?lbx=${text}`);

  it('a public one with its pilots side by side', async () => {
    const found = await lbx("'New%20Squadron'.31.3.0.l44.188.l3.256rr");
    expect(ships(found)).toEqual([['sunnybounder', 'heavylasercannon']]);
    expect(found.squad).toMatchObject({ name: 'New Squadron', format: 'extended', obstacles: SQUADS.commonObstacles });
  });

  it('a public one of 2019, with round brackets', async () => {
    const found = await lbx("'Caleb%20H.%20'.200.1.0.(33.3.(18.333).(14.297)).(33.5.(18.333))");
    expect(ships(found)).toEqual([
      ['thanekyrell', 'servomotorsfoils', 'hullupgrade'],
      ['jekporkins', 'servomotorsfoils'],
    ]);
  });

  it('one with a ruleset and obstacles', async () => {
    const found = await lbx("'Test'.20.1.1.1.ll33.2.l10.283r.l18.333rrr.l0.3.18r");
    expect(ships(found)).toEqual([['lukeskywalker', 'r3astromech', 'servomotorsfoils']]);
    expect(found.squad.obstacles).toEqual(['coreasteroid0', 'coreasteroid3', 'gascloud1']);
    expect(found.squad.format).toBe('standard');
    expect(found.notes).toEqual([expect.stringContaining('the X-Wing Alliance')]);
    expect((await lbx("'Test'.20.1.1.2.ll33.2rr.lr")).notes).toEqual([expect.stringContaining('Legacy')]);
  });

  it('one that is printed, encoded, or holds XWS', async () => {
    const squad = "'Test'.20.1.1.ll33.2rr.lr";
    expect(ships(await read(`https://launchbaynext.app/print?lbx=${encodeURIComponent(squad)}`))).toEqual([
      ['lukeskywalker'],
    ]);
    const xws = encodeURIComponent('{"faction":"rebelalliance","pilots":[{"id":"lukeskywalker"}]}');
    expect(ships(await lbx(xws))).toEqual([['lukeskywalker']]);
  });

  it('a card without a number stands with its id', async () => {
    expect(ships(await lbx("'T'.20.1.1.ll33.'lukeskywalker'.l10.'r2d2'rrr"))).toEqual([['lukeskywalker', 'r2d2']]);
  });

  it.each([
    ["'T'.20.1.1.ll33.99999r.l33.2rr.lr", 'Ship 1: number 99999 of Launch Bay Next is not known here'],
    ["'T'.20.1.1.ll33.2.l10.99999rrr.lr", 'Luke Skywalker: number 99999 of Launch Bay Next is not known here'],
    ["'T'.20.1.1.ll33.2.l10.'wonder'rrr.lr", 'Luke Skywalker: there is no upgrade "wonder"'],
  ])('%s says which card is unknown, and keeps the rest', async (text, message) => {
    const found = await lbx(text);
    expect(found.lost).toEqual([expect.stringContaining(message)]);
    expect(found.squad.ships).toHaveLength(1);
  });

  it.each([
    [''],
    ["'Test'"],
    ["'Test'.20.1.1"],
    ["'Test'.20.1.1.lr.lr"],
    ['what'],
    ['llllllllllllllllllllll'],
    ["'Test'.20.1.1.ll33.2rrrrrrrr"],
    ["'Test.20.1"],
  ])('%j is damaged', async (text) => {
    await expect(lbx(text)).rejects.toThrow('damaged or cut off');
  });

  it('of far too many ships is refused', async () => {
    await expect(lbx(`'T'.20.1.1.l${'l33.2r.'.repeat(5000)}r`)).rejects.toThrow('5000 entries');
  });
});

describe('texts', () => {
  const YASB = `Luke Skywalker – T-65 X-wing (5)
    R2-D2 (8)
    Proton Torpedoes (13)
Ship Cost: 5  Loadout: (21/23)  Half Points: 2  Damage Threshold: 3

Han Solo – Modified YT-1300 Light Freighter (7)
    Han Solo (5)
Ship Cost: 7  Loadout: (5/10)  Half Points: 3  Damage Threshold: 7

Total: 12`;
  const LUKE = ['lukeskywalker', 'r2d2', 'protontorpedoes'];

  it('of YASB, by names where they hold no link, and by the link where they do', async () => {
    expect(ships(await read(YASB))).toEqual([LUKE, ['hansolo-modifiedyt1300lightfreighter', 'hansolo']]);
    const linked = `${YASB}\n\nView in YASB: https://yasb.app/?f=Rebel%20Alliance&d=v9ZhZ20Z4X&sn=Linked`;
    expect(ships(await read(linked))).toEqual([['lukeskywalker']]);
  });

  it('of YASB for Reddit', async () => {
    const text = '**Luke Skywalker (5)**\n*&nbsp;R2-D2 (8)*\n*&nbsp;Proton Torpedoes (13)*\n\n**Total:** *5*';
    expect(ships(await read(text))).toEqual([LUKE]);
  });

  it('of Launch Bay Next', async () => {
    const text =
      'My squad\n\n(5) Luke Skywalker [T-65 X-wing]\n(8) R2-D2\n(13) Proton Torpedoes\nPoints: 5\n\nTotal points: 5';
    const found = await read(text);
    expect(ships(found)).toEqual([LUKE]);
    expect(found.squad.name).toBe('My squad');
  });

  it.each([
    ['Luke Skywalker + R2-D2 + Proton Torpedoes / Wedge Antilles | coreasteroid0 / gascloud1 / gascloud2'],
    ['Luke Skywalker + R2-D2 + Proton Torpedoes / Wedge Antilles / '],
  ])('for Tabletop Simulator: %s', async (text) => {
    const found = await read(text);
    expect(ships(found)).toEqual([LUKE, ['wedgeantilles']]);
    expect(found.squad.obstacles[0]).toBe(text.includes('|') ? 'coreasteroid0' : SQUADS.commonObstacles[0]);
    expect(found.lost).toEqual([]);
    expect(found.notes).toEqual([expect.stringContaining('Was it RZ-1 A-wing')]);
  });

  it('as people write them', async () => {
    const text = 'Luke Skywalker\n- R2-D2\n- Proton Torpedoes\nWedge Antilles\n  Predator, Proton Torpedoes';
    expect(ships(await read(text))).toEqual([LUKE, ['wedgeantilles', 'predator', 'protontorpedoes']]);
  });

  it('take the faction that has all of the pilots, and namesakes by what they can carry', async () => {
    expect(ships(await read('Sabine Wren + Sabine Wren / Wedge Antilles'))[1]).toEqual(['wedgeantilles']);
    expect(ships(await read('Darth Vader + Hate / Academy Pilot'))[0]?.[0]).toMatch(/^darthvader/);
    expect(ships(await read('Boba Fett / Skakoan Ace'))[0]).toEqual(['bobafett-separatistalliance']);
  });

  it('say which of several cards of a name was taken', async () => {
    const { notes } = await read('Darth Vader / Academy Pilot');
    expect(notes).toEqual([
      'Darth Vader is the name of several cards; TIE Advanced x1 (Black Leader) was taken. Was it TIE/D Defender (Dark Lord of the Sith)? Then change it.',
    ]);
    const { notes: upgrades } = await read('Hera Syndulla [VCX-100 Light Freighter]\nSabine Wren');
    expect(upgrades).toEqual([
      expect.stringContaining('Sabine Wren is the name of several cards; crew (sabinewren) was taken'),
    ]);
  });

  it('name what they do not know', async () => {
    const found = await read('Luke Skywalker + Wonder Weapon / Nobody At All');
    expect(found.lost).toEqual([
      'Luke Skywalker: there is no upgrade "Wonder Weapon".',
      'Ship 2: there is no pilot "Nobody At All".',
    ]);
  });

  it.each([['hello'], [''], ['What - is this / not'], ['https://example.org/?x=1'], ['lukeskywalker?']])(
    '%j is no squad, in every language',
    async (text) => {
      if (text.startsWith('luke')) return expect((await read(text)).squad.ships).toHaveLength(1);
      await expect(parseList(SQUADS, text)).rejects.toThrow('No squad was found in this. Paste a link of YASB');
      await expect(parseList(SQUADS, text, 'fr')).rejects.toThrow('Aucun escadron trouvé');
      await expect(parseList(SQUADS, text, 'pl')).rejects.toThrow('Nie znaleziono eskadry');
    },
  );

  it('and links with an endless name are given the beginning of it', async () => {
    const name = 'x'.repeat(5000);
    expect((await read(`https://yasb.app/?d=v9ZhZ20Z4X&sn=${name}`)).squad.name).toHaveLength(80);
    expect((await read(`ships=lukeskywalker&name=${name}`)).squad.name).toHaveLength(80);
    expect(
      (await read(`{"name":"${name}","faction":"rebelalliance","pilots":["lukeskywalker"]}`)).squad.name,
    ).toHaveLength(80);
  });

  it('that are far too long are not even looked at', async () => {
    await expect(read('Luke Skywalker / '.repeat(10_000))).rejects.toThrow('it has 170000 characters');
    await expect(read(`{"faction":"${'x'.repeat(100_000)}"}`)).rejects.toThrow('characters');
    await expect(read('Luke Skywalker / '.repeat(5000))).rejects.toThrow('5000 entries');
  });
});

describe('every squad', () => {
  /** Texts that name their cards, and hold no link. */
  const BY_NAME: readonly ForeignFormat[] = ['tabletop', 'launchbaytext'];
  const squads = [
    ...READY_SQUADS,
    ...Array.from(
      { length: 200 },
      (_, i): Squad => ({ ...randomSquad(SQUADS, new Random(`exchange ${i}`)), name: `N° ${i}` }),
    ),
  ];
  const sorted = ({ ships: flown }: Squad) => flown.map(({ pilot, upgrades }) => [pilot, upgrades.toSorted()]);

  it.each(SQUADS.foreignFormats.filter((format) => !BY_NAME.includes(format)))(
    'goes out and comes back as %s',
    async (format) => {
      for (const squad of squads) {
        const { squad: again, lost, notes } = await read(writeForeign(squad, format));
        expect([...lost, ...notes]).toEqual([]);
        expect(sorted(again)).toEqual(sorted(squad));
        expect(again.name).toBe(squad.name);
        expect(again.obstacles).toEqual(squad.obstacles);
      }
    },
  );

  it.each(BY_NAME)('goes out and comes back as %s, or is said to hold a name of several cards', async (format) => {
    let told = 0;
    for (const squad of squads) {
      const { squad: again, lost, notes } = await read(writeForeign(squad, format));
      expect(lost).toEqual([]);
      if (notes.length === 0) expect(sorted(again)).toEqual(sorted(squad));
      else expect(notes.join()).toContain('is the name of several cards');
      if (notes.length > 0) told++;
      if (format === 'tabletop') expect(again.obstacles).toEqual(squad.obstacles);
      else expect(again.name).toBe(squad.name);
    }
    // A ship beside its pilot leaves little to guess.
    expect(told).toBeLessThan(format === 'tabletop' ? 100 : 5);
  });

  it('goes out and comes back as a link of ours, which is no longer than other programs take', async () => {
    for (const squad of squads) {
      const text = writeShareText(squad);
      expect((await read(`https://rangefinder.example/lists/shared?game=xwing2#${text}`)).squad).toEqual(squad);
      expect((await read(text)).squad).toEqual(squad);
      expect(text.length).toBeLessThan(1500);
    }
  });

  it('a link of ours keeps what an event announces, and that a squad is for paper', async () => {
    const squad: Squad = {
      name: 'A & B, #1?',
      format: { mode: 'standard', points: 30, ships: [2, 10] },
      paper: true,
      ships: [{ pilot: 'lukeskywalker', upgrades: [] }],
      obstacles: ['gascloud1'],
    };
    expect((await read(writeShareText(squad))).squad).toEqual(squad);
  });

  it('goes out though its name was cut within a character', () => {
    const cut: Squad = { name: 'half of \ud83d', ships: [{ pilot: 'lukeskywalker', upgrades: [] }], obstacles: [] };
    for (const format of SQUADS.foreignFormats) expect(writeForeign(cut, format)).not.toBe('');
    expect(writeShareText(cut)).toMatch(/&name=half%20of%20$/);
  });
});

it('every card has a number in both builders, and the number leads back to it', () => {
  for (const builder of ['YASB', 'Launch Bay Next'] as const) {
    for (const { id } of allPilots()) expect(idOf(builder, 'pilot', numberOf(builder, 'pilot', id) ?? -1)).toBe(id);
    for (const { id } of allUpgrades())
      expect(idOf(builder, 'upgrade', numberOf(builder, 'upgrade', id) ?? -1)).toBe(id);
  }
});

describe('any text', () => {
  const formats: readonly ForeignFormat[] = SQUADS.foreignFormats;
  const [first] = READY_SQUADS;
  const true_ = [
    ...formats.map((format) => (first ? writeForeign(first, format) : '')),
    first ? writeShareText(first) : '',
  ];
  /** A text of a builder with a piece cut out, put elsewhere or replaced. */
  const damaged = fc
    .tuple(fc.constantFrom(...true_), fc.nat(), fc.nat(), fc.string())
    .map(([text, from, to, piece]) => text.slice(0, from % text.length) + piece + text.slice(to % text.length));
  const alphabet = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 200 });
  const likeYasb = fc.tuple(fc.nat(15), alphabet('ZXWY!:;,-0123456789sqheb=%U.')).map(([n, end]) => `v${n}${end}`);
  const inAddress = (param: string) => (text: string) => `https://builder.example/?f=Resistance&${param}=${text}`;
  const anything = fc.oneof(
    fc.string(),
    damaged,
    likeYasb,
    likeYasb.map(inAddress('d')),
    alphabet('lr().,\'0123456789[]"%').map(inAddress('lbx')),
    alphabet("lr().,'0123456789").map((text) => inAddress('lbx')(`'T'.20.1.1.${text}`)),
    alphabet('abrd2._-&=%#').map((text) => `ships=lukeskywalker.${text}`),
    alphabet('ab \n/+|–[]()*:,-1').map((text) => `Luke Skywalker ${text}`),
  );

  it('is read, or refused with a sentence in the language that was asked for; never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.constantFrom(...LANGUAGES), async (text, language) => {
        try {
          const { list, notes } = await parseList(SQUADS, text, language);
          const { squad, lost } = readSquad(SQUADS, list);
          expect(squad.ships.length).toBeGreaterThan(0);
          for (const said of [...notes, ...lost.map((problem) => problem.said[language])]) {
            expect(said.length).toBeGreaterThan(0);
            expect(said.length).toBeLessThan(400);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
