import { describe, expect, it } from 'vitest';
import { parsePosition } from '../../src/position.ts';
import { EMPTY_POSITION, writePosition } from '../../src/positionfile.ts';
import { addPiece, changeShip, freeId, freePose, movePiece, type NewPiece, pieceById, removePiece } from './draft.ts';
import { EXAMPLE } from './example.ts';

const AT = { x: 100, y: 200, heading: 450.04 };
const put = (...pieces: NewPiece[]) =>
  pieces.reduce((position, piece) => addPiece(position, piece, AT).position, EMPTY_POSITION);
const two = put(
  { kind: 'ship', pilot: 'academypilot', seat: 0 },
  { kind: 'ship', pilot: 'academypilot', seat: 1 },
  { kind: 'obstacle', token: 'gascloud1' },
  { kind: 'device', device: 'protonbomb', seat: 1 },
  { kind: 'feature', feature: 'satellite' },
  { kind: 'feature', feature: 'satellite' },
);

describe('editing a position', () => {
  it('gives every piece a name of its own', () => {
    const ids = [...two.ships, ...two.obstacles, ...two.devices, ...two.features].map(({ id }) => id);
    expect(ids).toEqual(['academypilot', 'academypilot-2', 'gascloud1', 'protonbomb', 'satellite-1', 'satellite-2']);
    expect(freeId(two, 'academypilot')).toBe('academypilot-3');
  });

  it('stays something the rules can read', () => {
    expect(parsePosition(JSON.parse(JSON.stringify(writePosition(two))))).toEqual(two);
  });

  it('turns headings round and moves whatever it is', () => {
    expect(two.ships[0]?.pose).toEqual({ x: 100, y: 200, heading: 90 });
    for (const id of ['academypilot-2', 'gascloud1', 'protonbomb', 'satellite-1'])
      expect(pieceById(movePiece(two, id, { x: 1, y: 2, heading: -90 }), id)?.pose).toEqual({
        x: 1,
        y: 2,
        heading: 270,
      });
  });

  it('puts what was not dragged where nothing is, whoever changed sides meanwhile', () => {
    const pieces: readonly NewPiece[] = [
      ...Array.from({ length: 9 }, () => ({ kind: 'ship', pilot: 'academypilot', seat: 0 }) as const),
      { kind: 'ship', pilot: 'academypilot', seat: 1 },
      { kind: 'obstacle', token: 'gascloud1' },
      { kind: 'obstacle', token: 'gascloud1' },
    ];
    let position = EMPTY_POSITION;
    for (const piece of pieces) {
      position = addPiece(position, piece, freePose(position, piece)).position;
      position = { ...position, ships: position.ships.map((ship) => ({ ...ship, seat: 1 })) };
    }
    const places = [...position.ships, ...position.obstacles].map(({ pose }) => `${pose.x},${pose.y}`);
    expect(new Set(places).size).toBe(pieces.length);
  });

  it('breaks the locks on what is taken away', () => {
    const locked = changeShip(two, 'academypilot', { locks: ['academypilot-2', 'gascloud1'] });
    const left = removePiece(locked, 'academypilot-2');
    expect(left.ships.map(({ id, locks }) => [id, locks])).toEqual([['academypilot', ['gascloud1']]]);
    expect(pieceById(left, 'academypilot-2')).toBeNull();
  });
});

it('the example can be read', () => {
  expect(parsePosition(EXAMPLE).ships).toHaveLength(3);
});
