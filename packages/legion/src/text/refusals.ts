import { type RefusalWords, sayRefusals } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import type { Refusals } from '../refusals.ts';

/** Why something is not allowed. */
const WORDS: RefusalWords<Refusals> = {
  'no-speed': words('It cannot move at all.', 'Elle ne peut pas bouger du tout.', 'W ogóle nie może się ruszyć.'),
  'too-far': words(
    'The movement tool does not reach that far.',
    'L’outil de mouvement ne va pas si loin.',
    'Miarka ruchu tak daleko nie sięga.',
  ),
  'too-far-in-difficult-terrain': words(
    'Difficult terrain slows it: the tool reaches less far.',
    'Le terrain difficile ralentit : l’outil va moins loin.',
    'Trudny teren spowalnia: miarka sięga mniej daleko.',
  ),
  'not-along-facing': words(
    'It moves only along its facing.',
    'Elle ne se déplace que dans l’axe de son socle.',
    'Porusza się tylko zgodnie ze zwrotem podstawki.',
  ),
  'bent-too-far': words(
    'The movement tool does not bend that far.',
    'L’outil de mouvement ne se plie pas autant.',
    'Miarka ruchu tak bardzo się nie zgina.',
  ),
  'turned-too-far': words(
    'It cannot turn that far.',
    'Elle ne peut pas pivoter autant.',
    'Nie może się aż tak obrócić.',
  ),
  'moved-in-pivot': words(
    'In a pivot it turns on the spot.',
    'Un pivot se fait sur place.',
    'Obrót odbywa się w miejscu.',
  ),
  'off-battlefield': words(
    'It would leave the battlefield.',
    'Elle quitterait le champ de bataille.',
    'Opuściłaby pole bitwy.',
  ),
  'wall-in-the-way': words('Terrain is in the way.', 'Un décor barre le chemin.', 'Teren zagradza drogę.'),
  'overlaps-terrain': words(
    'It cannot stand in this terrain.',
    'Elle ne peut pas se tenir dans ce décor.',
    'Nie może stać w tym terenie.',
  ),
  'touches-no-terrain': words(
    'It touches no terrain there that counts.',
    'Il n’y touche aucun décor qui compte.',
    'Nie dotyka tam żadnego odpowiedniego terenu.',
  ),
  'near-enemy': words('An enemy is too near.', 'Un ennemi est trop près.', 'Wróg jest za blisko.'),
  'not-flat': words(
    'There is no flat ground for it.',
    'Il n’y a pas là de surface plane.',
    'Nie ma tam płaskiej powierzchni.',
  ),
  'overlaps-base': words('Another base is there.', 'Un autre socle est là.', 'Stoi tam inna podstawka.'),
  'overlaps-token': words('A token lies there.', 'Un pion est là.', 'Leży tam żeton.'),
  'enemy-contact': words(
    'It may not touch an enemy there.',
    'Elle ne peut pas y toucher un ennemi.',
    'Nie może tam dotykać wroga.',
  ),
  'two-melees': words(
    'It may start a melee with one enemy unit only.',
    'Elle ne peut engager qu’une unité ennemie.',
    'Może związać walką tylko jeden wrogi oddział.',
  ),
  'out-of-cohesion': words(
    'It would be too far from its unit leader.',
    'Elle serait trop loin de son chef d’unité.',
    'Byłaby za daleko od dowódcy oddziału.',
  ),
  'not-reached-from-leader': words(
    'There is no way to it from the unit leader.',
    'Aucun chemin n’y mène depuis le chef d’unité.',
    'Nie ma tam drogi od dowódcy oddziału.',
  ),
  'other-facing': words(
    'It must face as its unit leader does.',
    'Elle doit être orientée comme son chef d’unité.',
    'Musi być zwrócona tak jak dowódca oddziału.',
  ),
  'other-level': words(
    'It cannot stand on that level.',
    'Elle ne peut pas se tenir à ce niveau.',
    'Nie może stać na tym poziomie.',
  ),
  'far-from-climb': words(
    'On that level it stands as close as possible to where its leader climbed.',
    'À ce niveau, elle se tient aussi près que possible de l’endroit où son chef a grimpé.',
    'Na tym poziomie stoi jak najbliżej miejsca, w którym wspiął się dowódca.',
  ),
  'in-difficult-terrain': words(
    'It moved too fast to end in difficult terrain.',
    'Elle est allée trop vite pour finir en terrain difficile.',
    'Ruszyła za szybko, by skończyć w trudnym terenie.',
  ),
  'outside-zone': words(
    'It must stand wholly within the zone.',
    'Elle doit être entièrement dans la zone.',
    'Musi stać w całości w strefie.',
  ),
  'not-in-contact': words(
    'It must be in base contact.',
    'Elle doit être en contact de socle.',
    'Podstawki muszą się stykać.',
  ),
  'no-such-place': words('There is no such place.', 'Il n’y a pas de tel endroit.', 'Nie ma takiego miejsca.'),
  'performed-already': words(
    'It performed this action already in this activation.',
    'Elle a déjà effectué cette action pendant cette activation.',
    'Wykonał już tę akcję podczas tej aktywacji.',
  ),
  engaged: words(
    'It is engaged: it may attack in melee or withdraw.',
    'Elle est engagée : elle peut attaquer en mêlée ou se désengager.',
    'Jest związany walką: może atakować wręcz albo się wycofać.',
  ),
  'not-engaged': words('It is not engaged.', 'Elle n’est pas engagée.', 'Nie jest związany walką.'),
  'no-target': words(
    'No enemy is in range and in sight of its weapons.',
    'Aucun ennemi n’est à portée et en vue de ses armes.',
    'Żaden wróg nie jest w zasięgu i na widoku jego broni.',
  ),
  'nobody-in-reach': words(
    'Nobody is in reach whom it could choose.',
    'Personne n’est à portée qui puisse être choisi.',
    'W zasięgu nie ma nikogo, kogo można wybrać.',
  ),
  'no-room': words(
    'There is no room for the whole unit.',
    'Il n’y a pas la place pour toute l’unité.',
    'Nie ma miejsca na cały oddział.',
  ),
  'not-for-type': words(
    'Units of this type cannot do this.',
    'Les unités de ce type ne peuvent pas le faire.',
    'Oddziały tego typu nie mogą tego zrobić.',
  ),
  'attacked-already': words(
    'It has attacked already in this activation.',
    'Elle a déjà attaqué pendant cette activation.',
    'Już atakował podczas tej aktywacji.',
  ),
  immobile: words(
    'Its speed is 0: immobilized units cannot move.',
    'Sa vitesse est de 0 : une unité immobilisée ne bouge pas.',
    'Jego prędkość to 0: unieruchomiony oddział się nie rusza.',
  ),
  disabled: words(
    'A disabled vehicle cannot do this.',
    'Un véhicule immobilisé ne peut pas le faire.',
    'Unieruchomiony pojazd nie może tego zrobić.',
  ),
  'too-few-actions': words(
    'It has not enough actions left.',
    'Il ne lui reste pas assez d’actions.',
    'Nie zostało mu dość akcji.',
  ),
  'action-lost': words(
    'It has lost an action, and nothing takes two at once now.',
    'Elle a perdu une action : plus rien ne peut en prendre deux à la fois.',
    'Stracił akcję i nie może wydać dwóch naraz.',
  ),
  'card-forbids': words(
    'A card or a keyword forbids it.',
    'Une carte ou un mot-clé l’interdit.',
    'Zabrania tego karta lub słowo kluczowe.',
  ),
  exhausted: words('The card is exhausted.', 'La carte est épuisée.', 'Karta jest wyczerpana.'),
  'out-of-range': words(
    'It is out of range of its weapons.',
    'C’est hors de portée de ses armes.',
    'Jest poza zasięgiem jego broni.',
  ),
  'out-of-sight': words('None of them sees it.', 'Aucune figurine ne la voit.', 'Nikt go nie widzi.'),
  'out-of-arc': words(
    'It is outside the firing arc of the weapon.',
    'C’est hors de l’arc de tir de l’arme.',
    'Jest poza polem ostrzału broni.',
  ),
  'in-melee': words(
    'It is engaged: nobody shoots into a melee.',
    'Elle est engagée : on ne tire pas dans une mêlée.',
    'Jest związany walką: do walczących wręcz się nie strzela.',
  ),
  'ordered-already': words('It has an order already.', 'Elle a déjà un ordre.', 'Ma już rozkaz.'),
  'too-far-to-order': words(
    'It is too far from whoever gives the orders: range 3 at most.',
    'Elle est trop loin de qui donne les ordres : portée 3 au plus.',
    'Jest za daleko od wydającego rozkazy: najwyżej zasięg 3.',
  ),
  'not-on-card': words(
    'The command card gives no order to such a unit, or no more.',
    'La carte de commandement ne donne pas, ou plus, d’ordre à une telle unité.',
    'Karta dowodzenia nie daje (już) rozkazu takiemu oddziałowi.',
  ),
  'character-gone': words(
    'Whoever the card belongs to is not on the battlefield.',
    'Le personnage de cette carte n’est pas sur le champ de bataille.',
    'Postaci z tej karty nie ma na polu bitwy.',
  ),
  'another-card-bound': words(
    'A card that was divulged must be selected in this round.',
    'Une carte divulguée doit être choisie ce round.',
    'W tej rundzie trzeba wybrać kartę, która została ujawniona.',
  ),
  'other-pips': words(
    'It must have as many pips as the card that it replaces.',
    'Elle doit avoir autant de points que la carte qu’elle remplace.',
    'Musi mieć tyle oczek, co karta, którą zastępuje.',
  ),
  'last-card-safe': words(
    'The last card of a row stays.',
    'La dernière carte d’une rangée reste.',
    'Ostatnia karta rzędu zostaje.',
  ),
  'activated-already': words(
    'It has been activated in this round.',
    'Elle a déjà été activée pendant ce round.',
    'Był już aktywowany w tej rundzie.',
  ),
  'has-order': words(
    'It has no faceup order token: draw from the pool.',
    'Elle n’a pas de pion Ordre face visible : piochez dans la réserve.',
    'Nie ma odkrytego żetonu rozkazu: losuj z puli.',
  ),
  'near-marker': words(
    'It is too near another token.',
    'C’est trop près d’un autre pion.',
    'To za blisko innego żetonu.',
  ),
  'near-terrain': words(
    'Other terrain is at range 1, and there is a place further away.',
    'Un autre décor est à portée 1, et il y a de la place plus loin.',
    'Inny teren jest w zasięgu 1, a dalej jest jeszcze miejsce.',
  ),
  'touches-terrain': words(
    'It would touch other terrain.',
    'Il toucherait un autre décor.',
    'Dotykałby innego terenu.',
  ),
  'near-zone': words(
    'It is too near a deployment zone.',
    'C’est trop près d’une zone de déploiement.',
    'To za blisko strefy rozstawienia.',
  ),
  'overlaps-marker': words(
    'It would lie on another token.',
    'Il serait sur un autre pion.',
    'Leżałby na innym żetonie.',
  ),
  'touches-no-token': words(
    'The unit leader touches no token for that.',
    'Le chef d’unité ne touche aucun pion pour cela.',
    'Dowódca oddziału nie dotyka odpowiedniego żetonu.',
  ),
  'nothing-claimed': words(
    'It has claimed nothing that it could drop.',
    'Elle n’a rien revendiqué qu’elle puisse lâcher.',
    'Nie ma niczego, co mógłby upuścić.',
  ),
  'zone-needed': words(
    'Another zone still needs a unit, and there are no units to spare.',
    'Une autre zone attend encore une unité, et il n’y en a pas de trop.',
    'Inna strefa czeka jeszcze na oddział, a zbędnych oddziałów nie ma.',
  ),
  transported: words(
    'It is in a transport: it must disembark first.',
    'Elle est dans un transport : elle doit d’abord débarquer.',
    'Jest w transporcie: najpierw musi wysiąść.',
  ),
  'whole-activation': words(
    'It would take the whole activation.',
    'Cela prendrait toute l’activation.',
    'Zajęłoby to całą aktywację.',
  ),
  'embarked-already': words(
    'It cannot both embark and disembark in one activation.',
    'Elle ne peut pas embarquer et débarquer pendant la même activation.',
    'Nie może podczas jednej aktywacji i wsiąść, i wysiąść.',
  ),
  'holds-token': words(
    'It has claimed an objective token, which cannot come aboard or leave.',
    'Elle a revendiqué un pion Objectif : il ne peut ni monter à bord ni en descendre.',
    'Ma żeton celu, a z nim nie można wsiadać ani wysiadać.',
  ),
};

export const refusal = sayRefusals<Refusals>(WORDS);
