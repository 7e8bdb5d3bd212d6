import { type Words, words } from '@rangefinder/kernel/words';
import type { BattleCardFacts } from '../../card.ts';
import { area, kw } from '../print.ts';
import { cardsOf } from './card.ts';
import { MINEFIELD } from './rules/mines.ts';
import { REINFORCEMENTS } from './rules/reserves.ts';
import { SUPPLY_DROP } from './rules/supplydrop.ts';
import { HOSTILE, visibility, WEARY } from './rules/weather.ts';
import { PLAIN } from './rules/words.ts';
import { barricades as barricadesEach } from './rules/zones.ts';

const condition = cardsOf('condition', 'standard');
const skirmish = cardsOf('condition', 'skirmish');

const WAR_WEARY = words(
  'Against panic a commander lends courage 2 ranges less far, though never less than range 1.',
  'Contre la panique, un commandant prête son courage 2 portées moins loin, mais jamais à moins de la portée 1.',
  'Przeciw panice dowódca użycza odwagi o 2 zasięgi bliżej, ale nigdy na mniej niż zasięg 1.',
);

function barricades(each: 2 | 4): Words {
  return words(
    `In turns, blue first, each player sets up ${each} barricades, lying flat: in the own deployment zone or at range 1–2 of it.`,
    `Tour à tour, le bleu d’abord, chaque joueur pose ${each} barricades à plat : dans sa zone de déploiement ou à portée 1–2 d’elle.`,
    `Na zmianę, zaczynając od niebieskiego, każdy gracz ustawia ${each} leżące barykady: w swojej strefie lub w zasięgu 1–2 od niej.`,
  );
}

export const CONDITIONS: readonly BattleCardFacts[] = [
  condition({ id: 'clear-conditions', name: 'Clear Conditions', rules: PLAIN }),
  condition({
    id: 'fortified-positions',
    name: 'Fortified Positions',
    rules: barricadesEach(4),
    text: barricades(4),
    tokens: { barricade: 8 },
  }),
  condition({
    id: 'hostile-environment',
    name: 'Hostile Environment',
    rules: HOSTILE,
    text: words(
      'In the End Phase troopers keep all their suppression unless their leader touches a piece of terrain.',
      'En phase Finale, les soldats gardent toute leur suppression, sauf si leur chef touche un décor.',
      'W fazie końcowej piechota zachowuje całe przygniecenie, chyba że jej dowódca dotyka terenu.',
    ),
  }),
  condition({
    id: 'limited-visibility',
    name: 'Limited Visibility',
    rules: visibility(2, 3),
    text: words(
      'Nobody sees further than range 2 in round 1, and range 3 in round 2.',
      'Nul ne voit au-delà de la portée 2 au round 1, et de la portée 3 au round 2.',
      'Nikt nie widzi dalej niż na zasięg 2 w rundzie 1 i zasięg 3 w rundzie 2.',
    ),
  }),
  condition({
    id: 'minefield',
    name: 'Minefield',
    rules: MINEFIELD,
    text: words(
      'In turns, blue first, 4 mines are laid, beyond range 1 of every zone and range 2 of one another. Whoever has moved, save repulsors, rolls a red defense die for each mine seen at range 1: on [block] it detonates, on [surge] twice; then it is gone.',
      'Tour à tour, le bleu d’abord, on pose 4 mines, au-delà de la portée 1 de toute zone et de la portée 2 l’une de l’autre. Qui s’est déplacé, sauf les répulseurs, lance un dé de défense rouge par mine vue à portée 1 : sur [block] elle explose, sur [surge] deux fois ; puis elle disparaît.',
      'Na zmianę, zaczynając od niebieskiego, kładzie się 4 miny, poza zasięgiem 1 od stref i poza zasięgiem 2 od siebie. Kto się ruszył, oprócz repulsorów, rzuca czerwoną kością obrony za każdą minę widzianą w zasięgu 1: przy [block] wybucha, przy [surge] dwa razy; potem znika.',
    ),
    tokens: { condition: 4 },
    weapon: area('Minefield', 'crit', { red: 1, black: 1 }, kw('blast'), kw('impact-x', 1)),
  }),
  condition({
    id: 'rapid-reinforcements',
    name: 'Rapid Reinforcements',
    rules: REINFORCEMENTS,
    text: words(
      'Blue first, each player sets aside 1 or 2 trooper units, no commanders or operatives. Such a unit arrives when a token of its rank is drawn that nobody on the battlefield can use: beyond range 2 of all enemies if there is room, and activated already.',
      'Le bleu d’abord, chaque joueur met de côté 1 ou 2 unités de soldats, ni commandants ni agents. Une telle unité arrive quand on tire un pion de son rang que personne sur le champ de bataille ne peut utiliser : au-delà de la portée 2 de tout ennemi s’il y a place, et déjà activée.',
      'Zaczynając od niebieskiego, każdy gracz odkłada 1 lub 2 oddziały piechoty, nie dowódców ani agentów. Taki oddział przybywa, gdy dobrano żeton jego rangi, którego nikt na polu bitwy nie może użyć: poza zasięgiem 2 od wrogów, jeśli jest miejsce, i już aktywowany.',
    ),
    tokens: { condition: 4 },
  }),
  condition({
    id: 'supply-drop',
    name: 'Supply Drop',
    rules: SUPPLY_DROP,
    text: words(
      'In turns, blue first, 6 crates are laid facedown, beyond range 1 of every zone and of one another. Troopers, save creatures, may resupply as a free action when their leader touches a crate: it is turned faceup, or removed if it was; of 2 supply cards drawn they keep 1.',
      'Tour à tour, le bleu d’abord, on pose 6 caisses face cachée, au-delà de la portée 1 de toute zone et l’une de l’autre. Les soldats, sauf les créatures, peuvent se ravitailler par une action gratuite si leur chef touche une caisse : elle est retournée, ou retirée si elle l’était ; de 2 cartes Ravitaillement tirées, ils en gardent 1.',
      'Na zmianę, zaczynając od niebieskiego, kładzie się 6 zakrytych skrzyń, poza zasięgiem 1 od stref i od siebie. Piechota, oprócz stworzeń, może się zaopatrzyć darmową akcją, gdy jej dowódca dotyka skrzyni: zostaje odkryta, a odkryta usunięta; z 2 dobranych kart zaopatrzenia zostaje jej 1.',
    ),
    tokens: { condition: 6 },
  }),
  condition({ id: 'war-weary', name: 'War Weary', rules: WEARY, text: WAR_WEARY }),
  skirmish({ id: 'clear-conditions-skirmish', name: 'Clear Conditions', rules: PLAIN }),
  skirmish({
    id: 'dawn',
    name: 'Dawn',
    rules: visibility(2),
    text: words(
      'Nobody sees further than range 2 in round 1.',
      'Nul ne voit au-delà de la portée 2 au round 1.',
      'Nikt nie widzi w rundzie 1 dalej niż na zasięg 2.',
    ),
  }),
  skirmish({
    id: 'improvised-defenses',
    name: 'Improvised Defenses',
    rules: barricadesEach(2),
    text: barricades(2),
    tokens: { barricade: 4 },
  }),
  skirmish({ id: 'war-weary-skirmish', name: 'War Weary', rules: WEARY, text: WAR_WEARY }),
];
