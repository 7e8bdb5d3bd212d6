import type { Pose } from '@rangefinder/geometry';
import type { OptionOf, PickRequest } from '@rangefinder/kernel';
import type { BaseSize } from '../base.ts';
import { barrelRolls, boost } from '../reposition.ts';
import type { RollAbout } from '../topics.ts';
import { best } from './best.ts';

type Side = 'left' | 'right';

/** What a ship that ends somewhere has won by it. */
type Gain = (pose: Pose) => number;

const BOOSTS = ['straight', 'left-bank', 'right-bank'] as const;

/** What the best barrel roll to one of these sides gains. */
export function rollGain(
  size: BaseSize,
  from: Pose,
  gain: Gain,
  speed = 1,
  sides: readonly Side[] = ['left', 'right'],
): number {
  const ends = sides.flatMap((side) => barrelRolls(size, from, side, speed));
  return Math.max(...ends.map(({ pose }) => gain(pose)));
}

/** What the best boost gains. */
export function boostGain(size: BaseSize, from: Pose, gain: Gain): number {
  return Math.max(...BOOSTS.map((template) => gain(boost(size, from, template, 1).pose)));
}

/** To which side to roll. Some cards roll with other templates: the side still tells most. */
export function rollSide(
  size: BaseSize,
  from: Pose,
  gain: Gain,
  { options }: { readonly options: readonly OptionOf<RollAbout>[] },
): string | undefined {
  return best(options, ({ about }) => rollGain(size, from, gain, 1, [about.side]))?.key;
}

/** With which template to boost. */
export function boostTemplate(size: BaseSize, from: Pose, gain: Gain, { options }: PickRequest): string | undefined {
  const offered = BOOSTS.filter((template) => options.some(({ key }) => key === template));
  return best(offered, (template) => gain(boost(size, from, template, 1).pose));
}

/** Where to decloak to: straight ahead or to a side, with a template of this speed. */
export function decloakWay(
  size: BaseSize,
  from: Pose,
  gain: Gain,
  speed: number,
  { options }: PickRequest,
): string | undefined {
  const ways = (['left', 'right', 'straight'] as const).filter((way) => options.some(({ key }) => key === way));
  return best(ways, (way) =>
    way === 'straight' ? gain(boost(size, from, way, speed).pose) : rollGain(size, from, gain, speed, [way]),
  );
}
