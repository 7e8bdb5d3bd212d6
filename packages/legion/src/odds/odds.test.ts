import { Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { everyWay, played } from '../../test/fights.ts';
import { upgradePlaces } from '../army/places.ts';
import { allUnits, allUpgrades } from '../cards/catalog.ts';
import { woundsOf } from '../rules/units.ts';
import { type Confrontation, parseConfrontation } from './confrontation.ts';
import { upgradesFor } from './equipping.ts';
import { linkOf, readLink } from './link.ts';
import { atAGlance, choosableIn, oddsOf } from './odds.ts';
import { stage } from './stage.ts';
import { uncounted } from './uncounted.ts';

function confront(
  attacker: Partial<Confrontation['attacker']> & { readonly unit: string },
  defender: Partial<Confrontation['defender']> & { readonly unit: string },
  rest: Partial<Confrontation> = {},
): Confrontation {
  return parseConfrontation({ attacker, defender, ...rest });
}

function expectSame(found: readonly number[], wanted: readonly number[]): void {
  for (let i = 0; i < Math.max(found.length, wanted.length); i++) {
    expect(found[i] ?? 0).toBeCloseTo(wanted[i] ?? 0, 9);
  }
}

type Case = readonly [string, Confrontation];

const FEW: readonly Case[] = [
  ['two blaster pistols', confront({ unit: 'han-solo' }, { unit: 'stormtroopers' })],
  ['Sharpshooter against cover', confront({ unit: 'han-solo' }, { unit: 'stormtroopers' }, { cover: 'heavy' })],
  [
    'Low Profile in light cover',
    confront({ unit: 'rebel-troopers', minis: 3 }, { unit: 'scout-troopers' }, { cover: 'light' }),
  ],
  [
    'suppression improves cover',
    confront({ unit: 'stormtroopers', minis: 3 }, { unit: 'rebel-troopers', tokens: { suppression: 1 } }),
  ],
  [
    'a droid does not duck',
    confront({ unit: 'rebel-troopers', minis: 3 }, { unit: 'b1-battle-droids', tokens: { suppression: 1 } }),
  ],
  [
    'an aim and a surge token',
    confront({ unit: 'scout-troopers', minis: 1, tokens: { aim: 1, surge: 1 } }, { unit: 'rebel-troopers' }),
  ],
  [
    'an observation token',
    confront({ unit: 'han-solo', tokens: { aim: 1 } }, { unit: 'stormtroopers', tokens: { observation: 1 } }),
  ],
  ['Uncanny Luck', confront({ unit: 'rebel-troopers', minis: 3 }, { unit: 'han-solo', tokens: { dodge: 1 } })],
  ['Uncanny Luck of three dice', confront({ unit: 'luke-skywalker-hero-of-the-rebellion' }, { unit: 'han-solo' })],
  ['Danger Sense', confront({ unit: 'han-solo' }, { unit: 'cassian-andor', tokens: { suppression: 2 } })],
  ['Impervious', confront({ unit: 'han-solo' }, { unit: 'boba-fett' })],
  ['Immune: Pierce', confront({ unit: 'han-solo' }, { unit: 'emperor-palpatine' })],
  ['Deflect', confront({ unit: 'han-solo' }, { unit: 'darth-vader-dark-lord-of-the-sith', tokens: { dodge: 1 } })],
  ['Lethal with two aims', confront({ unit: 'super-tactical-droid', tokens: { aim: 2 } }, { unit: 'stormtroopers' })],
  ['Armor X', confront({ unit: 'at-rt-rebels' }, { unit: 'b2-super-battle-droids' })],
  ['Armor and Impact', confront({ unit: 'at-rt-rebels' }, { unit: 'at-st' }, { range: 0 })],
  ['a weak point', confront({ unit: 'han-solo' }, { unit: 'at-st' }, { facing: 'rear' })],
  ['no weak point in front', confront({ unit: 'han-solo' }, { unit: 'at-st' })],
  ['Jedi Hunter', confront({ unit: 'darth-vader-the-emperors-apprentice' }, { unit: 'yoda', tokens: { dodge: 1 } })],
  ['shields', confront({ unit: 'han-solo' }, { unit: 'droidekas' })],
  ['two shields left', confront({ unit: 'at-rt-rebels' }, { unit: 'droidekas', shields: 1 })],
  ['Outmaneuver', confront({ unit: 'han-solo' }, { unit: 'tx-130-saber-class-fighter-tank', tokens: { dodge: 1 } })],
  [
    'Ram after a full move',
    confront({ unit: 'tauntaun-riders', minis: 1 }, { unit: 'stormtroopers' }, { range: 0, rushed: true }),
  ],
  [
    'Duelists',
    confront(
      { unit: 'wookiee-warriors-rebels', minis: 1, tokens: { aim: 1 } },
      { unit: 'wookiee-warriors-republic', minis: 1, tokens: { dodge: 1 } },
      { range: 0 },
    ),
  ],
  [
    'a duelist aims',
    confront(
      { unit: 'wookiee-warriors-rebels', minis: 1, tokens: { aim: 1 } },
      { unit: 'stormtroopers' },
      { range: 0 },
    ),
  ],
  [
    'grenades that explode',
    confront(
      { unit: 'stormtroopers', minis: 2, upgrades: ['concussion-grenades'] },
      { unit: 'rebel-troopers', tokens: { suppression: 1 } },
      { range: 1 },
    ),
  ],
  [
    'Ion makes shields fail',
    confront(
      { unit: 'stormtroopers', minis: 2, upgrades: ['emp-droid-poppers'] },
      { unit: 'droidekas', shields: 2 },
      { range: 1 },
    ),
  ],
  [
    'a card that makes surges criticals',
    confront(
      { unit: 'stormtroopers', minis: 2, upgrades: ['fragmentation-grenades'] },
      { unit: 'rebel-troopers', tokens: { dodge: 1 } },
      { range: 1 },
    ),
  ],
  ['Marksman', confront({ unit: 'imperial-special-forces', minis: 2, tokens: { aim: 1 } }, { unit: 'rebel-troopers' })],
  [
    'High Velocity',
    confront(
      { unit: 'scout-troopers-strike-team', upgrades: ['dlt-19x-sniper'], minis: 1 },
      { unit: 'rebel-troopers', tokens: { dodge: 2 } },
      { range: 5 },
    ),
  ],
];

const MANY: readonly Case[] = [
  [
    'a squad with an aim in heavy cover',
    confront(
      { unit: 'stormtroopers', upgrades: ['t-21-stormtrooper'], tokens: { aim: 2 } },
      { unit: 'rebel-troopers', tokens: { dodge: 1 } },
      { cover: 'heavy' },
    ),
  ],
  [
    'Count Dooku against Impervious',
    confront({ unit: 'count-dooku', tokens: { aim: 1 } }, { unit: 'boba-fett' }, { range: 0 }),
  ],
  [
    'a tank',
    confront(
      { unit: 'at-st', tokens: { aim: 1 } },
      { unit: 'tx-130-saber-class-fighter-tank', tokens: { dodge: 2 } },
      { facing: 'side' },
    ),
  ],
  [
    'General Grievous against Yoda',
    confront(
      { unit: 'general-grievous', tokens: { aim: 1 } },
      { unit: 'yoda', tokens: { dodge: 1, surge: 1 } },
      { range: 0 },
    ),
  ],
  [
    'a tank droid against droidekas',
    confront({ unit: 'nr-n99-persuader-class-tank-droid', tokens: { aim: 1 } }, { unit: 'droidekas' }),
  ],
];

describe('the odds of a confrontation', () => {
  it.each(FEW)('are what the rules do, whichever way the dice fall: %s', (_, confrontation) => {
    const odds = oddsOf(confrontation);
    if (!odds) throw new Error('There is no attack.');
    expectSame(odds.wounds, everyWay(confrontation, odds.plan));
  });

  it.each(MANY)('agree with fights that the rules play: %s', (_, confrontation) => {
    const odds = oddsOf(confrontation);
    if (!odds) throw new Error('There is no attack.');
    const random = new Random('odds');
    const games = 600;
    let sum = 0;
    for (let i = 0; i < games; i++) {
      sum += played(confrontation, odds.plan, (faces) => random.choose('dice', faces)).attack.wounds;
    }
    const variance = odds.wounds.reduce((total, chance, wounds) => total + chance * (wounds - odds.mean) ** 2, 0);
    expect(Math.abs(sum / games - odds.mean)).toBeLessThan(4 * Math.sqrt(variance / games));
  });

  it.each([
    ['rerolls', { unit: 'super-tactical-droid', tokens: { aim: 1 } }, 'b1-battle-droids', { rerolls: 1, lethal: 0 }],
    ['Lethal', { unit: 'super-tactical-droid', tokens: { aim: 3 } }, 'stormtroopers', { rerolls: 2, lethal: 1 }],
    ['Marksman', { unit: 'imperial-special-forces', minis: 2, tokens: { aim: 1 } }, 'at-st', { improves: 1 }],
  ] as const)('spend aim tokens where they do most: %s', (_, attacker, unit, plan) => {
    const confrontation = confront(attacker, { unit });
    const odds = oddsOf(confrontation);
    expect(odds?.plan).toMatchObject(plan);
    if (odds) expectSame(odds.wounds, everyWay(confrontation, odds.plan));
  });

  it('pay for a long shot with an aim token', () => {
    const cassian = { unit: 'cassian-andor', upgrades: ['a280-cfe-configuration'], tokens: { aim: 1 } };
    const near = oddsOf(confront(cassian, { unit: 'stormtroopers' }));
    const far = oddsOf(confront(cassian, { unit: 'stormtroopers' }, { range: 3 }));
    expect(far?.dice).toEqual(near?.dice);
    expect(near?.plan).not.toMatchObject({ rerolls: 0, improves: 0 });
    expect(far?.plan).toMatchObject({ rerolls: 0, improves: 0 });
  });

  it('are null where nothing reaches', () => {
    expect(oddsOf(confront({ unit: 'stormtroopers' }, { unit: 'rebel-troopers' }, { range: 4 }))).toBeNull();
    expect(oddsOf(confront({ unit: 'rebel-troopers' }, { unit: 't-47-airspeeder' }, { range: 0 }))).toBeNull();
    const { rows, melee } = atAGlance(confront({ unit: 'stormtroopers' }, { unit: 'rebel-troopers' }));
    expect(rows.map(({ means }) => means.map((mean) => mean !== null))).toEqual(
      Array(3).fill([true, true, true, false, false]),
    );
    expect(melee).not.toBeNull();
  });

  it('count what is lost', () => {
    const odds = oddsOf(
      confront(
        { unit: 'darth-vader-dark-lord-of-the-sith' },
        { unit: 'wookiee-warriors-rebels', minis: 2 },
        { range: 0 },
      ),
    );
    expect(odds).toMatchObject({ health: 6, minis: 2, suppression: 0 });
    const fallen = (odds?.wounds ?? []).reduce(
      (sum, chance, wounds) => sum + chance * Math.min(2, Math.floor(wounds / 3)),
      0,
    );
    expect(odds?.lost).toBeCloseTo(fallen, 12);
    expect(odds?.worth).toBeCloseTo(((odds?.mean ?? 0) * 100) / 190, 12);
    expect(odds?.defeat).toBeCloseTo(odds?.wounds[6] ?? 0, 12);
  });

  it('suppress once for anything that shows, and once more with Suppressive', () => {
    const shot = confront({ unit: 'emperor-palpatine' }, { unit: 'stormtroopers' });
    const odds = oddsOf(shot);
    expect(odds?.suppression).toBeCloseTo(2 - (1 / 8) ** 2 * (3 / 8) ** 2 * (5 / 8) ** 2, 12);
    expect(oddsOf({ ...shot, defender: { unit: 'at-st', upgrades: [] } })?.suppression).toBe(0);
  });

  it.each<Case>([
    ['Deflect', confront({ unit: 'han-solo' }, { unit: 'luke-skywalker-jedi-knight', tokens: { dodge: 1 } })],
    ['Deflect in melee', confront({ unit: 'han-solo' }, { unit: 'maul', tokens: { dodge: 1 } }, { range: 0 })],
    ['Djem So', confront({ unit: 'han-solo' }, { unit: 'anakin-skywalker', tokens: { dodge: 1 } })],
    ['Soresu', confront({ unit: 'han-solo' }, { unit: 'obi-wan-kenobi', tokens: { dodge: 1 } }, { range: 0 })],
    ['Ataru', confront({ unit: 'han-solo' }, { unit: 'yoda', tokens: { dodge: 1 } })],
    ['no dodge', confront({ unit: 'han-solo' }, { unit: 'yoda' })],
  ])('count what comes back to the attacker: %s', (_, confrontation) => {
    const odds = oddsOf(confrontation);
    if (!odds) throw new Error('There is no attack.');
    const suffered = everyWay(confrontation, odds.plan, ({ attacker }) => woundsOf(attacker));
    expect(odds.returned).toBeCloseTo(
      suffered.reduce((sum, chance, wounds) => sum + chance * wounds, 0),
      9,
    );
  });

  it('leave weapons out that are not wanted', () => {
    const shot = confront({ unit: 'boba-fett' }, { unit: 'stormtroopers' });
    expect(choosableIn(shot).weapons).toEqual(['Wrist Rocket', "Fett's E-3 Carbine"]);
    expect(oddsOf(shot)?.dice).toEqual({ red: 0, black: 4, white: 0 });
    expect(oddsOf({ ...shot, without: ['Wrist Rocket'] })?.dice).toEqual({ red: 0, black: 2, white: 0 });
  });

  it('turn the attacker round for what fires backwards', () => {
    const bare = confront({ unit: 't-47-airspeeder', upgrades: ['mo-dk-power-harpoon'] }, { unit: 'at-st' });
    const names = (odds: ReturnType<typeof oddsOf>) => odds?.weapons.map(({ name }) => name);
    expect(names(oddsOf(bare))).toEqual(['Ap/11 Double Laser Cannon']);
    expect(names(oddsOf({ ...bare, turned: true }))).toEqual(['Mo/Dk Power Harpoon']);
    expect(choosableIn(bare).turned).toBe(true);
    expect(choosableIn(confront({ unit: 'at-st' }, { unit: 'at-st' })).turned).toBe(false);
  });

  it('say of every card what they leave out', () => {
    const found = new Set<string>();
    for (const { id, counterpart } of allUnits()) {
      if (counterpart) continue;
      const upgrades = allUpgrades().map((card) => card.id);
      for (const [attacker, defender] of [
        [{ unit: id, upgrades }, { unit: 'stormtroopers' }],
        [{ unit: 'stormtroopers' }, { unit: id, upgrades }],
      ] as const) {
        const made = stage(confront(attacker, defender));
        for (const card of uncounted(made)) found.add(card);
      }
    }
    expect([...found]).toEqual(['emergency-stims']);
  });

  it('travel in links', () => {
    const whole = confront(
      {
        unit: 'iden-versio',
        upgrades: ['grappling-hooks'],
        counterpart: 'idens-id10-seeker-droid',
        minis: 1,
        tokens: { aim: 2 },
      },
      { unit: 'droidekas', shields: 3, tokens: { dodge: 1, suppression: 2 } },
      { range: 0, cover: 'heavy', facing: 'rear', rushed: true, turned: true, without: ["Iden's E-11 Blaster Rifle"] },
    );
    expect(readLink(linkOf(whole))).toEqual(whole);
    const plain = confront({ unit: 'stormtroopers' }, { unit: 'rebel-troopers' });
    expect(linkOf(plain)).toBe('a=stormtroopers&d=rebel-troopers&range=2');
    expect(readLink(linkOf(plain))).toEqual(plain);
    expect(() => readLink('a=nobody&d=stormtroopers')).toThrow('no card');
    expect(() => readLink('')).toThrow();
  });

  it('let a unit have what it may be equipped with', () => {
    const unit = { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] };
    const [first] = upgradePlaces(unit);
    if (!first) throw new Error('There is no place.');
    const heavy = upgradesFor(unit, first).map(({ id }) => id);
    expect(heavy).toContain('dlt-19-stormtrooper');
    expect(heavy).toContain('t-21-stormtrooper');
    expect(heavy).not.toContain('flametrooper');
  });

  it('are read, and refuse what makes no sense', () => {
    expect(() => parseConfrontation({ attacker: { unit: 'nobody' }, defender: { unit: 'stormtroopers' } })).toThrow(
      'no card',
    );
    expect(() => confront({ unit: 'stormtroopers', tokens: { aim: 99 } }, { unit: 'stormtroopers' })).toThrow(
      'whole number',
    );
    expect(() => confront({ unit: 'stormtroopers' }, { unit: 'stormtroopers' }, { range: 6 })).toThrow();
  });
});
