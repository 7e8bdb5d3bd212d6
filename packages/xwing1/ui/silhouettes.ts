/** Ships that the drawings know by another name: those of later printings of the same ship. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  aggressor: 'aggressorassaultfighter',
  arc170: 'arc170starfighter',
  awing: 'rz1awing',
  bsf17bomber: 'mg100starfortress',
  bwing: 'asf01bwing',
  firespray31: 'firesprayclasspatrolcraft',
  hwk290: 'hwk290lightfreighter',
  kwing: 'btls8kwing',
  lambdaclassshuttle: 'lambdaclasst4ashuttle',
  protectoratestarfighter: 'fangfighter',
  quadjumper: 'quadrijettransferspacetug',
  starviper: 'starviperclassattackplatform',
  tieadvanced: 'tieadvancedx1',
  tieadvprototype: 'tieadvancedv1',
  tieaggressor: 'tieagaggressor',
  tiebomber: 'tiesabomber',
  tiedefender: 'tieddefender',
  tiefighter: 'tielnfighter',
  tieinterceptor: 'tieininterceptor',
  tiephantom: 'tiephphantom',
  tiepunisher: 'tiecapunisher',
  tiesilencer: 'tievnsilencer',
  tiestriker: 'tieskstriker',
  uwing: 'ut60duwing',
  vcx100: 'vcx100lightfreighter',
  xwing: 't65xwing',
  yt1300: 'modifiedyt1300lightfreighter',
  yt2400: 'yt2400lightfreighter',
  yv666: 'yv666lightfreighter',
  ywing: 'btla4ywing',
  z95headhunter: 'z95af4headhunter',
};

/** The name under which a ship type is drawn. */
export function drawingOf(type: string): string {
  return DRAWN_AS[type] ?? type;
}
