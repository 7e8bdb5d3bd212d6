import { unitCover } from '../src/battlefield/cover.ts';
import { sees } from '../src/battlefield/sight.ts';
import { type Attack, randomAttack } from '../test/battles.ts';
import { RayScene } from '../test/rays.ts';

const ATTACKS = 20;
const REPEATS = 15;

/** 10 by 10 rays a pair. */
const SIDE = 10;

/** Who sees whom, and the cover of the defender: a number that depends on all answers. */
function ours({ scene, attackers, defenders }: Attack): number {
  let seen = 0;
  for (const viewer of attackers) for (const target of defenders) if (sees(scene, viewer, target)) seen++;
  const [leader] = attackers;
  return leader === undefined ? seen : seen + unitCover(scene, leader, defenders).obscured;
}

/** The same by rays; those of the leader tell what obscures, so that cover costs nothing more. */
function byRays({ attackers, defenders }: Attack, rays: RayScene): number {
  let found = 0;
  for (const viewer of attackers) {
    for (const target of defenders) {
      const { seen, pieces } = rays.sample(viewer, target, SIDE);
      found += seen + pieces.size;
    }
  }
  return found;
}

let sink = 0;

function microseconds(work: () => number): number {
  const begun = performance.now();
  sink += work();
  return ((performance.now() - begun) * 1000) / ATTACKS;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Sight and cover against rays on the same battlefields. The two take turns, so that a busy machine slows both. */
export function sightBenches() {
  const attacks = Array.from({ length: ATTACKS }, (_, seed) => randomAttack(seed + 1));
  const trees = new Map(attacks.map((attack) => [attack, new RayScene(attack.scene.parts)]));
  const exact = () => attacks.reduce((sum, attack) => sum + ours(attack), 0);
  const sampled = () => [...trees].reduce((sum, [attack, tree]) => sum + byRays(attack, tree), 0);
  for (let i = 0; i < 60; i++) sink += exact();
  for (let i = 0; i < 3; i++) sink += sampled();
  const times: number[] = [];
  const peers: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    times.push(median(Array.from({ length: 8 }, () => microseconds(exact))));
    peers.push(microseconds(sampled));
  }
  const [own, peer] = [median(times), median(peers)];
  if (sink === 0) throw new Error('Nobody sees anybody.');
  return [
    {
      name: 'sight and cover of five minis against five among 30 pieces of terrain',
      ours: own,
      peer,
      peerName: 'three-mesh-bvh, 100 rays a pair',
      unit: 'µs',
      ratio: peer / own,
    },
  ];
}
