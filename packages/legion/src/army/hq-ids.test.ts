import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allBattleCards, allCommands, allUnits, allUpgrades } from '../cards/catalog.ts';
import { HQ_BATTLE_CARDS, HQ_COMMANDS, HQ_UNITS, HQ_UPGRADES, hqCodes } from './hq-ids.ts';
import { LEFT_OUT } from './left-out.ts';

const TABLES = [
  [HQ_UNITS, allUnits()],
  [HQ_UPGRADES, allUpgrades()],
  [HQ_COMMANDS, allCommands()],
  [HQ_BATTLE_CARDS, allBattleCards()],
] as const;

describe('the codes of Legion HQ', () => {
  it('name every card there is, and no other', () => {
    for (const [table, cards] of TABLES) {
      expect(new Set(Object.values(table))).toEqual(new Set(cards.map(({ id }) => id)));
    }
  });

  it('are two letters, and no two cards have the same', () => {
    const codes = [...TABLES.flatMap(([table]) => Object.keys(table)), ...LEFT_OUT.flatMap((card) => card.codes)];
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-zA-Z]{2}$/);
  });

  it('are written by the first where a card has two', () => {
    expect(HQ_COMMANDS.jm).toBe('blast-off');
    expect(hqCodes(HQ_COMMANDS).get('blast-off')).toBe('jl');
    expect(HQ_UPGRADES.ms).toBe('defensive-stance');
    expect(hqCodes(HQ_UPGRADES).get('defensive-stance')).toBe('nc');
  });
});

describe('cards that are left out', () => {
  it('are those that docs/armies.md lists, with what is missing', () => {
    const page = readFileSync(new URL('../../../../docs/armies.md', import.meta.url), 'utf8');
    const [, section = ''] = page.split('## Not playable, and which fact is missing');
    const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, ...cells]) => cells);
    const listed = rows.filter(([name = '']) => name !== 'card' && !name.startsWith('-'));
    expect(listed).toEqual(LEFT_OUT.map(({ name, kind, missing }) => [name, kind, missing.en]));
  });

  it('are in no catalogue', () => {
    const names = [...allUnits(), ...allCommands(), ...allBattleCards()].map(({ name }) => name);
    for (const { name } of LEFT_OUT) expect(names).not.toContain(name);
  });
});
