import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Match } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadGame } from './games.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command line in this process and catches what it prints. */
async function rangefinder(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const catching = (lines: string[]) => (text: unknown) => lines.push(String(text)) > 0;
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(catching(out));
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(catching(err));
  try {
    return {
      code: await main(args),
      out: () => out.join(''),
      err: () => err.join(''),
      json: () => JSON.parse(out.join('')),
    };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function finished() {
  const match = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' }, { hashes: true });
  match.submit(0, 'bid:0');
  match.submit(1, 'bid:0');
  match.submit(0, 'keep');
  return match.record();
}

describe('rangefinder', () => {
  it('lists the games', async () => {
    const { code, json } = await rangefinder('games', '--json');
    expect(code).toBe(0);
    expect(json()).toContainEqual({ id: 'salvage', name: expect.any(String), rulesVersion: '1', bots: ['random'] });
  });

  it('simulates', async () => {
    const { code, json } = await rangefinder('simulate', 'salvage', '--games', '20', '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      game: 'salvage',
      games: 20,
      finished: 20,
      decisions: expect.any(Number),
      wins: [expect.any(Number), expect.any(Number)],
      rates: [{ low: expect.any(Number) }, { high: expect.any(Number) }],
    });
    const { out } = await rangefinder('simulate', 'salvage', '--games', '20');
    expect(out()).toMatch(/won, [\d.]+% \(95% interval [\d.]+% to [\d.]+%; a draw is half a win\)/);
  });

  it('lets two lists meet', async () => {
    const ready = ['--list', 'ready-1', '--list', 'ready-2'];
    const { code, json } = await rangefinder('simulate', 'xwing2', '--games', '2', ...ready, '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({ games: 2, lists: [expect.any(String), expect.any(String)], rates: [{}, {}] });
  });

  it('soaks', async () => {
    const { code, json } = await rangefinder('soak', 'salvage', '--games', '20', '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      game: 'salvage',
      games: 20,
      finished: 20,
      stuck: 0,
      failed: 0,
      verified: 20,
      failures: [],
    });
  });

  it('replays a record, verifies it, and finds where a forged one differs', async () => {
    const record = finished();
    const good = file('good.json', JSON.stringify(record));
    expect((await rangefinder('replay', good)).out()).toContain('The match is over: 0 – 0.');
    expect((await rangefinder('replay', good, '--language', 'fr')).out()).toContain('Partie terminée');
    expect((await rangefinder('replay', good, '--verify')).code).toBe(0);
    const forged = file('forged.json', JSON.stringify({ ...record, hashes: record.hashes?.with(1, 'x') }));
    const { code, out } = await rangefinder('replay', forged, '--verify');
    expect(code).toBe(1);
    expect(out()).toContain('After decision 2 of 3 the state is another one.');
  });

  it('runs scenarios and reports failures with their place', async () => {
    const path = file('bad.yaml', 'game: salvage\ntitle: t\nproves: []\nsteps:\n  - expect: { outcome: draw }\n');
    const { code, json } = await rangefinder('scenario', path, '--json');
    expect(code).toBe(1);
    expect(json()).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ failure: expect.stringMatching(/bad\.yaml:5:15: /) }],
    });
  });

  it('reports conformance', async () => {
    const { code, json } = await rangefinder('conformance', 'salvage', '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      game: 'salvage',
      rules: { core: { total: 23, proven: 23 } },
      left: [],
      uncited: [],
      unknown: [],
    });
  });

  it('finds rules by words, and says when there are none', async () => {
    expect((await rangefinder('rules', 'salvage', 'equal', 'coin')).out()).toContain('salvage.bid.5 [core]');
    expect((await rangefinder('rules', 'salvage', 'lightsaber')).code).toBe(1);
  });

  describe('checks squads', () => {
    const tie = (upgrades: readonly string[] = []) => ({ pilot: 'academypilot', upgrades });
    const squad = (name: string, list: unknown) => file(name, JSON.stringify(list));

    it('a legal one', async () => {
      const { code, out } = await rangefinder('squad', 'xwing2', squad('three.json', { ships: [tie(), tie(), tie()] }));
      expect(code).toBe(0);
      expect(out()).toContain('6 of 20 points, 3 ships of the Galactic Empire');
      expect(out()).toContain('Academy Pilot (TIE/ln Fighter) 2 points, loadout 0 of 3');
      expect(out()).toContain('Legal.');
    });

    it('an illegal one, with every reason', async () => {
      const path = squad('bad-squad.json', {
        faction: 'galacticempire',
        pilots: [{ id: 'academypilot' }, { id: 'nobody' }],
      });
      const { code, json } = await rangefinder('squad', 'xwing2', path, '--json');
      expect(code).toBe(1);
      expect(json()).toMatchObject({
        game: 'xwing2',
        legal: false,
        problems: [{ rule: 'xw2.squad-lists.2' }, { rule: 'xw2.squad-construction.3' }],
        notes: expect.arrayContaining([expect.stringContaining('Academy Pilot')]),
      });
      expect((await rangefinder('squad', 'xwing2', path)).out()).toContain('Not legal: 2 reasons.');
    });

    it('from the links and texts of other builders', async () => {
      const texts = [
        'https://yasb.app/?f=Galactic%20Empire&d=v9ZhZ20Z229XY229XY229X',
        "https://launchbaynext.app/?lbx='Three'.6.2.1.ll11.92r.l11.92r.l11.92rr.lr",
        'Academy Pilot / Academy Pilot / Academy Pilot |',
      ];
      for (const [i, text] of texts.entries()) {
        const { code, out } = await rangefinder('squad', 'xwing2', file(`squad-${i}.txt`, text));
        expect(out()).toContain('6 of 20 points, 3 ships of the Galactic Empire');
        expect(code).toBe(0);
      }
      const cut = file('cut.txt', 'https://yasb.app/?d=v9Zh');
      expect((await rangefinder('squad', 'xwing2', cut)).err()).toContain('cut.txt: This YASB link is damaged');
    });

    it('of a game that reads no files of its own', async () => {
      expect((await rangefinder('squad', 'salvage', squad('salvage.json', { rounds: 3 }))).code).toBe(0);
      expect((await rangefinder('squad', 'salvage', squad('long.json', { rounds: 99 }))).out()).toContain(
        'salvage.setup.5',
      );
    });
  });

  it('plays ready decks in the demo of the card game, and says how they play', async () => {
    const { code, out } = await rangefinder('demo', 'swccg', '--seed', 'a deck each', '--language', 'fr');
    expect(code).toBe(0);
    const { readyLists, seats } = await loadGame('swccg');
    for (const [seat, name] of seats.entries()) {
      const lines = readyLists
        .filter((list) => list.seats?.includes(seat))
        .map((list) => `${name}: ${list.name}. ${list.plays?.fr}`);
      expect(lines.filter((line) => out().includes(line))).toHaveLength(1);
    }
  });

  it('reckons odds, by what each game can be asked', async () => {
    const { code, json } = await rangefinder('odds', 'xwing2', 'attack=3', 'defense=0', 'focus', 'lock', '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      mean: 2.8125,
      damage: [expect.any(Number), expect.any(Number), expect.any(Number), 0.823974609375],
    });
    const evading = ['attack=1', 'defense=0', 'evade'];
    expect((await rangefinder('odds', 'xwing2', ...evading)).out()).toContain('0.500 damage on average');
    expect((await rangefinder('odds', 'xwing2')).out()).toContain('reinforce=<0 to 6>');
    // In first edition an evade token adds a result, with or without a die.
    expect((await rangefinder('odds', 'xwing1', ...evading)).out()).toContain('0.000 damage on average');
  });

  it('has help for every command', async () => {
    for (const command of [
      'games',
      'demo',
      'simulate',
      'soak',
      'replay',
      'scenario',
      'conformance',
      'rules',
      'squad',
      'odds',
    ]) {
      const { code, out } = await rangefinder(command, '--help');
      expect(code).toBe(0);
      expect(out()).toContain('--json');
    }
  });

  it.each([
    [['simulate', 'chess'], /There is no game "chess"; there is /],
    [['simulate', 'salvage', '--games', 'many'], /A whole number is needed/],
    [['simulate', 'salvage', '--games', '0'], /A whole number from 1/],
    [['simulate', 'xwing2', '--list', 'ready-1'], /2 seats: name as many lists/],
    [['simulate', 'xwing2', '--list', 'nowhere', '--list', 'ready-1'], /There is no file nowhere/],
    [['simulate', 'xwing2', '--list', 'ready-1', '--list', 'ready-1', '--mission', 'x'], /not for "x"/],
    [['simulate', 'salvage', '--bots', 'genius'], /There is no bot "genius"/],
    [['simulate', 'salvage', '--bots', 'random,random,random'], /2 seats; --bots names 3/],
    [['replay', join(folder, 'nowhere.json')], /There is no file/],
    [['replay', folder], /is a folder/],
    [['replay', file('text.json', 'hello')], /text\.json: This is not JSON/],
    [['replay', file('other.json', '{}')], /format: This is not a record/],
    [['replay', file('strange.json', JSON.stringify({ ...finished(), game: 'go' }))], /There is no game "go"/],
    [
      ['replay', file('illegal.json', JSON.stringify({ ...finished(), decisions: [[0, 'bid:88']], hashes: ['x'] }))],
      /decisions\[0\]/,
    ],
    [
      ['squad', 'xwing2', file('squad.txt', 'my squad')],
      /squad\.txt: No squad was found in this\. Paste a link of YASB/,
    ],
    [['squad', 'xwing2', file('squad.json', '{}')], /squad\.json: This is JSON, but not an XWS squad/],
    [['squad', 'salvage', file('salvage.txt', 'my list')], /salvage\.txt: This is not JSON/],
    [['scenario', join(folder, 'none')], /There is no file or folder/],
    [['odds', 'xwing2', 'attack=9', 'defense=2'], /attack: There are never more than 6/],
    [['odds', 'xwing2', 'attack=three', 'defense=2'], /attack: A whole number is needed, not "three"/],
    [['odds', 'xwing2', 'attack=3'], /defense=<0 to 6> is missing: defense dice/],
    [['odds', 'xwing1', 'attack=3', 'defense=2', 'calculate'], /"calculate" says nothing here/],
    [['odds', 'salvage', 'attack=3'], /Salvage has no chances/],
    [['fly'], /unknown command/],
    [['soak'], /missing required argument/],
  ])('is called wrongly: %j', async (args, message) => {
    const { code, err } = await rangefinder(...args);
    expect(code).toBe(2);
    expect(err()).toMatch(message);
    expect(err().trim().split('\n').length).toBeLessThan(3);
  });
});
