import type { LocationInPlay, Row } from '../state.ts';
import { isSector, isSite, isSystem, isTrench, locationText } from './locations.ts';

/** A row of locations as the rules look at it: found out once, since a row changes only when locations come or go. */
export class RowOnTable {
  readonly row: Row;
  readonly locations: readonly LocationInPlay[];
  readonly sites: readonly LocationInPlay[];
  /** The sites among which landspeed counts. */
  readonly walkable: readonly LocationInPlay[];
  /** The system and its sectors. */
  readonly space: readonly LocationInPlay[];
  readonly system: LocationInPlay | undefined;
  /** Where starships come down from or go up to: the cloud sector nearest to the sites, or the system
   * (swccg.core-sectors.9, swccg.core-landing.1). */
  readonly sky: LocationInPlay | undefined;

  constructor(row: Row, locations: readonly LocationInPlay[]) {
    this.row = row;
    this.locations = locations;
    this.sites = locations.filter(isSite);
    this.walkable = this.sites.some(isTrench) ? this.sites.filter((site) => !isTrench(site)) : this.sites;
    this.space = this.sites.length < locations.length ? locations.filter((location) => !isSite(location)) : [];
    this.system = this.space.find(isSystem);
    this.sky = this.space.find((location) => isSystem(location) || isCloud(location));
  }
}

function isCloud(location: LocationInPlay): boolean {
  return isSector(location) && locationText(location)?.sector === 'cloud';
}
