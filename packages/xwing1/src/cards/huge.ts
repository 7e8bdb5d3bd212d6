/** Huge ships, and the sections of the largest, by their ids: a list that names one is told why it cannot be played (xw1.huge-ship.1). */
export const HUGE_SHIPS: ReadonlyMap<string, string> = new Map([
  ['cr90corvetteaft', 'CR90 Corvette (Aft)'],
  ['cr90corvettefore', 'CR90 Corvette (Fore)'],
  ['croccruiser', 'C-ROC Cruiser'],
  ['gozanticlasscruiser', 'Gozanti-class Cruiser'],
  ['gr75mediumtransport', 'GR-75 Medium Transport'],
  ['raiderclasscorvetteaft', 'Raider-class Corvette (Aft)'],
  ['raiderclasscorvettefore', 'Raider-class Corvette (Fore)'],
]);
