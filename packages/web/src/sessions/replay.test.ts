import { playOut, randomBot } from '@rangefinder/bots';
import { Match, type MatchRecord } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { describe, expect, it } from 'vitest';
import type { LocalPort } from './local.ts';
import type { LocalMessage } from './messages.ts';
import { Receiver } from './receiver.ts';
import { cutRecord, ReplaySession, UNKNOWN } from './replay.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function port(): LocalPort {
  let listener: (message: LocalMessage) => void = () => undefined;
  const receiver = new Receiver({
    loadGame: async () => salvage,
    send: (message) => listener(structuredClone(message)),
    keep: () => undefined,
    now: () => 0,
    pause: async () => undefined,
    trouble: (error) => expect.fail(String(error)),
    secret: () => 'secret',
  });
  return {
    post: (call) => void receiver.receive(structuredClone(call)),
    onMessage: (heard) => {
      listener = heard;
    },
    close: () => undefined,
  };
}

function played(): MatchRecord {
  const match = Match.start(salvage, { setup: { rounds: 4 }, seed: 'replay' });
  playOut(match, [randomBot(), randomBot()], 'replay');
  return match.record();
}

const open = (record: MatchRecord) => new ReplaySession(record, [UNKNOWN, UNKNOWN], port());

describe('a replay', () => {
  it('begins at the start, knows its rounds and that the record holds', async () => {
    const session = open(played());
    await settled();
    expect(session.state).toMatchObject({ at: 0, proof: 'holds' });
    expect(session.state.marks.filter(({ kind }) => kind === 'round').map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(session.snapshot()).toMatchObject({ status: 'live', viewer: 'spectator', outcome: null });
  });

  it('goes to any decision, forth and back, to the view that a fresh replay has there', async () => {
    const record = played();
    const session = open(record);
    await settled();
    for (const at of [3, record.decisions.length, 1, 5, 0]) {
      session.goTo(at);
      await settled();
      const { hash: _hash, ...rest } = record;
      const fresh = Match.replay(salvage, { ...rest, decisions: record.decisions.slice(0, at) });
      expect(session.state.at).toBe(at);
      expect(session.snapshot().view).toEqual(fresh.view('spectator'));
      expect(session.snapshot().events).toHaveLength(fresh.events('spectator').length);
    }
  });

  it('ends where the last call wanted, however fast they come', async () => {
    const session = open(played());
    await settled();
    for (const at of [1, 2, 3, 4, 2]) session.goTo(at);
    await settled();
    expect(session.state.at).toBe(2);
  });

  it('looks through the eyes of a seat', async () => {
    const session = open(played());
    await settled();
    expect(session.snapshot().view).toMatchObject({ crews: [{ contract: null }, { contract: null }] });
    session.look(1);
    await settled();
    expect(session.snapshot()).toMatchObject({ viewer: 1, view: { crews: [{ contract: null }, {}] } });
    expect(session.snapshot().view).not.toMatchObject({ crews: [{}, { contract: null }] });
  });

  it('says when a record does not play to what it claims, and when it cannot be played', async () => {
    const false_ = open({ ...played(), hash: '00' });
    await settled();
    expect(false_.state.proof).toBe('differs');
    const { hash: _hash, ...bare } = played();
    const unsigned = open(bare);
    await settled();
    expect(unsigned.state.proof).toBe('unsigned');
    const broken = open({ ...played(), decisions: [[0, 'nonsense']] });
    await settled();
    expect(broken.snapshot()).toMatchObject({ status: 'failed', problem: expect.stringContaining('decisions[0]') });
  });

  it('can be cut, and goes on with other dice', () => {
    const record = played();
    const cut = cutRecord(record, 3, 'new dice');
    const match = Match.replay(salvage, cut);
    expect(match.decisions).toEqual(record.decisions.slice(0, 3));
    expect(match.record().reseeds).toEqual([{ at: 3, seed: 'new dice' }]);
  });
});
