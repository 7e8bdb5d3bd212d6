import type { Texts } from '../words.ts';
import { ALDERAAN } from './alderaan.ts';
import { ASTEROID_FIELD } from './asteroid-field.ts';
import { BLOCKADE_FLAGSHIP_DOCKING_BAY } from './blockade-flagship-docking-bay.ts';
import { CLOUDS } from './clouds.ts';
import { DAGOBAH } from './dagobah.ts';
import { DAGOBAH_JUNGLE } from './dagobah-jungle.ts';
import { DAGOBAH_TRAINING_AREA } from './dagobah-training-area.ts';
import { DANTOOINE } from './dantooine.ts';
import { DEATH_STAR } from './death-star.ts';
import { DEATH_STAR_DETENTION_BLOCK_CORRIDOR } from './death-star-detention-block-corridor.ts';
import { DEATH_STAR_DOCKING_BAY_327 } from './death-star-docking-bay-327.ts';
import { DEATH_STAR_II } from './death-star-ii.ts';
import { DEATH_STAR_II_CAPACITORS } from './death-star-ii-capacitors.ts';
import { DEATH_STAR_II_COOLANT_SHAFT } from './death-star-ii-coolant-shaft.ts';
import { DEATH_STAR_II_DOCKING_BAY } from './death-star-ii-docking-bay.ts';
import { DEATH_STAR_LEVEL_6_CORE_SHAFT_CORRIDOR } from './death-star-level-6-core-shaft-corridor.ts';
import { DEATH_STAR_TRASH_COMPACTOR } from './death-star-trash-compactor.ts';
import { DEATH_STAR_TRENCH } from './death-star-trench.ts';
import { DEATH_STAR_WAR_ROOM } from './death-star-war-room.ts';
import { ENDOR } from './endor.ts';
import { ENDOR_BUNKER } from './endor-bunker.ts';
import { EXECUTOR_HOLOTHEATRE } from './executor-holotheatre.ts';
import { EXECUTOR_MEDITATION_CHAMBER } from './executor-meditation-chamber.ts';
import { FOREST } from './forest.ts';
import { HOME_ONE_DOCKING_BAY } from './home-one-docking-bay.ts';
import { HOME_ONE_WAR_ROOM } from './home-one-war-room.ts';
import { JABBAS_SAIL_BARGE_PASSENGER_DECK } from './jabbas-sail-barge-passenger-deck.ts';
import { KESSEL } from './kessel.ts';
import { SPACEPORT_DOCKING_BAY } from './spaceport-docking-bay.ts';
import { SPACEPORT_STREET } from './spaceport-street.ts';
import { STAR_DESTROYER_LAUNCH_BAY } from './star-destroyer-launch-bay.ts';
import { TATOOINE } from './tatooine.ts';
import { TATOOINE_CANTINA } from './tatooine-cantina.ts';
import { TATOOINE_DOCKING_BAY_94 } from './tatooine-docking-bay-94.ts';
import { TATOOINE_DUNE_SEA } from './tatooine-dune-sea.ts';
import { TATOOINE_JUNDLAND_WASTES } from './tatooine-jundland-wastes.ts';
import { TATOOINE_LARS_MOISTURE_FARM } from './tatooine-lars-moisture-farm.ts';
import { TATOOINE_MOS_EISLEY } from './tatooine-mos-eisley.ts';
import { TATOOINE_OBI_WANS_HUT } from './tatooine-obi-wans-hut.ts';
import { WAKEELMUI } from './wakeelmui.ts';
import { YAVIN_4 } from './yavin-4.ts';
import { YAVIN_4_DOCKING_BAY } from './yavin-4-docking-bay.ts';
import { YAVIN_4_JUNGLE } from './yavin-4-jungle.ts';
import { YAVIN_4_MASSASSI_THRONE_ROOM } from './yavin-4-massassi-throne-room.ts';
import { YAVIN_4_MASSASSI_WAR_ROOM } from './yavin-4-massassi-war-room.ts';

export const LOCATIONS: readonly Texts[] = [
  ALDERAAN,
  DANTOOINE,
  DEATH_STAR_DOCKING_BAY_327,
  DEATH_STAR_TRASH_COMPACTOR,
  TATOOINE,
  TATOOINE_CANTINA,
  TATOOINE_DOCKING_BAY_94,
  TATOOINE_DUNE_SEA,
  TATOOINE_LARS_MOISTURE_FARM,
  TATOOINE_OBI_WANS_HUT,
  YAVIN_4,
  YAVIN_4_DOCKING_BAY,
  YAVIN_4_JUNGLE,
  YAVIN_4_MASSASSI_THRONE_ROOM,
  YAVIN_4_MASSASSI_WAR_ROOM,
  DEATH_STAR_DETENTION_BLOCK_CORRIDOR,
  DEATH_STAR_WAR_ROOM,
  KESSEL,
  TATOOINE_JUNDLAND_WASTES,
  TATOOINE_MOS_EISLEY,
  EXECUTOR_HOLOTHEATRE,
  HOME_ONE_DOCKING_BAY,
  HOME_ONE_WAR_ROOM,
  SPACEPORT_DOCKING_BAY,
  CLOUDS,
  DEATH_STAR,
  STAR_DESTROYER_LAUNCH_BAY,
  EXECUTOR_MEDITATION_CHAMBER,
  ASTEROID_FIELD,
  DEATH_STAR_TRENCH,
  FOREST,
  ENDOR,
  DEATH_STAR_II,
  DEATH_STAR_II_COOLANT_SHAFT,
  DEATH_STAR_II_CAPACITORS,
  DEATH_STAR_II_DOCKING_BAY,
  WAKEELMUI,
  DEATH_STAR_LEVEL_6_CORE_SHAFT_CORRIDOR,
  SPACEPORT_STREET,
  JABBAS_SAIL_BARGE_PASSENGER_DECK,
  DAGOBAH,
  ENDOR_BUNKER,
  DAGOBAH_JUNGLE,
  DAGOBAH_TRAINING_AREA,
  BLOCKADE_FLAGSHIP_DOCKING_BAY,
];
