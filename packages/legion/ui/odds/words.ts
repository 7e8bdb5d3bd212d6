import { type Words, words } from '@rangefinder/kernel/words';
import type { Facing } from '../../src/odds/confrontation.ts';

/** Words of the page of odds. */
export const ODDS = {
  title: words('One attack', 'Une attaque', 'Jeden atak'),
  attacker: words('Attacker', 'Attaquant', 'Atakujący'),
  defender: words('Defender', 'Défenseur', 'Obrońca'),
  unit: words('Unit', 'Unité', 'Oddział'),
  counterpart: words('Counterpart', 'Contrepartie', 'Towarzysz'),
  nothing: words('nothing', 'rien', 'nic'),
  upgrades: words('Upgrades', 'Améliorations', 'Ulepszenia'),
  minis: words('Miniatures left', 'Figurines restantes', 'Pozostałe figurki'),
  shields: words('Active shields', 'Boucliers actifs', 'Aktywne osłony energetyczne'),
  less: (what: string) => words(`Fewer: ${what}`, `Moins : ${what}`, `Mniej: ${what}`),
  more: (what: string) => words(`More: ${what}`, `Plus : ${what}`, `Więcej: ${what}`),
  swap: words('Swap sides', 'Échanger les camps', 'Zamień strony'),
  copy: words('Copy link', 'Copier le lien', 'Kopiuj odnośnik'),
  copied: words('Link copied', 'Lien copié', 'Skopiowano odnośnik'),
  range: words('Range', 'Portée', 'Zasięg'),
  rangeOf: (range: number) => words(`Range ${range}`, `Portée ${range}`, `Zasięg ${range}`),
  melee: words('Melee', 'Mêlée', 'Walka wręcz'),
  cover: words('Cover', 'Couvert', 'Osłona'),
  covers: {
    none: words('None', 'Aucun', 'Brak'),
    light: words('Light', 'Léger', 'Lekka'),
    heavy: words('Heavy', 'Lourd', 'Ciężka'),
  },
  facing: words('Seen from', 'Vu de', 'Widziany'),
  facings: {
    front: words('the front', 'face', 'z przodu'),
    side: words('the side', 'côté', 'z boku'),
    rear: words('the rear', 'l’arrière', 'z tyłu'),
  } satisfies Record<Facing, Words>,
  rushed: words(
    'Moved at full speed before (Ram)',
    'S’est déplacé à pleine vitesse avant (Ram)',
    'Wcześniej ruch z pełną szybkością (Ram)',
  ),
  turned: words('The attacker shows its rear', 'L’attaquant montre son arrière', 'Atakujący stoi tyłem'),
  weapons: words('Weapons', 'Armes', 'Broń'),
  wounds: words('wounds on average', 'blessures en moyenne', 'ran średnio'),
  defeat: words('Defeats the unit', 'Vainc l’unité', 'Pokonuje oddział'),
  lost: words('Miniatures lost', 'Figurines perdues', 'Stracone figurki'),
  ofMinis: (lost: string, of: number) => words(`${lost} of ${of}`, `${lost} sur ${of}`, `${lost} z ${of}`),
  suppression: words('Suppression', 'Suppression', 'Przygniecenie'),
  worth: words('Wounds per 100 points', 'Blessures pour 100 points', 'Rany na 100 punktów'),
  returned: words('Wounds to the attacker', 'Blessures à l’attaquant', 'Rany atakującego'),
  chances: words('How many wounds', 'Combien de blessures', 'Ile ran'),
  exactly: words('Wounds', 'Blessures', 'Rany'),
  chance: words('Chance', 'Chance', 'Szansa'),
  atLeast: words('At least', 'Au moins', 'Co najmniej'),
  orMore: (wounds: number) => `${wounds}+`,
  glance: words('Wounds by range and cover', 'Blessures selon la portée et le couvert', 'Rany według zasięgu i osłony'),
  choose: (where: string, mean: string) =>
    words(
      `${where}: ${mean} wounds. Show this`,
      `${where} : ${mean} blessures. Montrer`,
      `${where}: ran ${mean}. Pokaż`,
    ),
  noAttack: words(
    'No weapon of the attacker reaches the defender like this. Choose another range, or another weapon.',
    'Aucune arme de l’attaquant n’atteint ainsi le défenseur. Choisissez une autre portée ou une autre arme.',
    'Żadna broń atakującego nie sięga tak obrońcy. Wybierz inny zasięg albo inną broń.',
  ),
  plan: (rerolls: number, improves: number, lethal: number) =>
    words(
      `Aim tokens are best spent so: ${rerolls} on rerolls, ${improves} on Marksman, ${lethal} on Lethal.`,
      `Les pions visée sont au mieux dépensés ainsi : ${rerolls} pour relancer, ${improves} pour Marksman, ${lethal} pour Lethal.`,
      `Żetony celowania najlepiej wydać tak: ${rerolls} na przerzuty, ${improves} na Marksman, ${lethal} na Lethal.`,
    ),
  makashi: words(
    'Makashi Mastery pays off here and is used.',
    'La maîtrise Makashi est avantageuse ici et utilisée.',
    'Mistrzostwo Makashi się tu opłaca i jest użyte.',
  ),
  supposed: words(
    'Exact, without sampling. Both sides spend their tokens as well as they can; not counted are other units nearby (Guardian, Fire Support, shared tokens), command and battle cards, and what the attack sets off afterwards.',
    'Exact, sans échantillonnage. Les deux camps dépensent leurs pions au mieux ; ne sont pas comptés les autres unités proches (Guardian, Fire Support, pions partagés), les cartes de commandement et de bataille, et ce que l’attaque déclenche ensuite.',
    'Dokładnie, bez losowania prób. Obie strony wydają żetony najlepiej, jak mogą; nie liczą się inne oddziały w pobliżu (Guardian, Fire Support, wspólne żetony), karty dowodzenia i bitwy ani to, co atak wywoła później.',
  ),
  uncounted: (cards: string) =>
    words(
      `Of these two, not counted either: ${cards}.`,
      `De ces deux unités, n’est pas compté non plus : ${cards}.`,
      `Z tych dwóch oddziałów nie liczy się też: ${cards}.`,
    ),
  badLink: words(
    'The link could not be read: here is a usual attack instead.',
    'Le lien n’a pas pu être lu : voici une attaque ordinaire.',
    'Nie udało się odczytać odnośnika: oto zwykły atak.',
  ),
};
