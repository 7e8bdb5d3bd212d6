export * from './aims.ts';
export * from './arc.ts';
export * from './asking.ts';
export * from './attackevents.ts';
export * from './base.ts';
export * from './cardmodifying.ts';
export * from './choosing.ts';
export * from './contact.ts';
export * from './crossings.ts';
export * from './damagecards.ts';
export * from './deploying.ts';
export * from './dice.ts';
export * from './dicepool.ts';
export * from './field.ts';
export * from './fieldevents.ts';
export * from './flying.ts';
export * from './guides.ts';
export * from './laid.ts';
export * from './locks.ts';
export * from './maneuver.ts';
export * from './measuring.ts';
export * from './modifying.ts';
export * from './movement.ts';
export * from './obstacleplaces.ts';
export * from './obstacles.ts';
export * from './obstacletokens.ts';
export * from './obstruction.ts';
export * from './odds/asked.ts';
export * from './odds/index.ts';
export * from './order.ts';
export * from './outline.ts';
export * from './planning.ts';
export * from './playarea.ts';
export * from './players.ts';
export * from './positions.ts';
export * from './possible.ts';
export * from './range.ts';
export { SHARED_REFUSALS, type SharedRefusals } from './refusals.ts';
export * from './replacing.ts';
export * from './reposition.ts';
export * from './rerolling.ts';
export * from './settingup.ts';
export * from './shipplaces.ts';
export * from './shots.ts';
export * from './template.ts';
export type {
  BoostBearing,
  CardAbout,
  DieAbout,
  EndAbout,
  ModifierAbout,
  PieceAbout,
  RollAbout,
  SharedTopics,
  ShotAbout,
} from './topics.ts';
export * from './touchingplaces.ts';
export * from './views.ts';
export * from './xwingtable.ts';
