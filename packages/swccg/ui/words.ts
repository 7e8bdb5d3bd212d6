import { counted, type Words, words } from '@rangefinder/kernel/words';
import type { Phase, Slot, Step } from '../src/state.ts';
import type { Window } from './windows/windows.ts';

export type { Words };

/** What the table says beside the words of the rules. */
export const WORDS = {
  board: words('The table', 'La table', 'Stół'),
  zoomIn: words('Zoom in', 'Agrandir', 'Przybliż'),
  zoomOut: words('Zoom out', 'Réduire', 'Oddal'),
  fit: words('Whole table', 'Toute la table', 'Cały stół'),
  cards: words('Go from card to card', 'Aller de carte en carte', 'Przechodzenie między kartami'),
  lifeForce: words('Life Force', 'Force Vitale', 'Siła Życiowa'),
  turn: (n: number) => words(`Turn ${n}`, `Tour ${n}`, `Tura ${n}`),
  turnOf: (name: string) => words(`${name} to play`, `À jouer : ${name}`, `Gra: ${name}`),
  generation: words('Generation', 'Génération', 'Generowanie'),
  toActivate: (n: number) => words(`${n} still to activate`, `encore ${n} à activer`, `do aktywacji: ${n}`),
  hand: words('Hand', 'Main', 'Ręka'),
  yourHand: words('Your hand', 'Votre main', 'Twoja ręka'),
  emptyHand: words('Your hand is empty.', 'Votre main est vide.', 'Nie masz kart na ręce.'),
  effects: words('Beside the table', 'À côté de la table', 'Obok stołu'),
  outOfPlay: words('Out of play', 'Hors jeu', 'Poza grą'),
  noLocations: words(
    'No location lies on the table yet.',
    'Aucun lieu sur la table pour le moment.',
    'Na stole nie ma jeszcze lokacji.',
  ),
  controlled: words('Controls', 'Contrôle', 'Kontrola'),
  drainTotal: words('Drains', 'Drains', 'Drenaże'),
  noForceLeft: (name: string) =>
    words(`${name} has no Life Force left.`, `${name} n’a plus de Force Vitale.`, `${name}: nie ma już Siły Życiowej.`),
  forceLostInAll: words('Force lost', 'Force perdue', 'Stracona Moc'),
  worstTurn: words('Worst turn', 'Pire tour', 'Najgorsza tura'),
  lostInTurn: (lost: number, turn: number) =>
    words(`${lost} in turn ${turn}`, `${lost} au tour ${turn}`, `${lost} w turze ${turn}`),
  drainedInAll: words('Force drains', 'Drains de Force', 'Drenaże Mocy'),
  damageDone: words('Battle damage done', 'Dégâts infligés', 'Zadane obrażenia'),
  cardsLost: words('Cards lost from table', 'Cartes perdues', 'Stracone karty'),
  destinyDrawn: words('Destiny drawn (mean)', 'Destins tirés (moyenne)', 'Przeznaczenia (średnia)'),
  destinyOf: (draws: number, mean: string) => words(`${draws} (${mean})`, `${draws} (${mean})`, `${draws} (${mean})`),
  cardsOnTable: words('On table', 'Sur table', 'Na stole'),
  control: words('Controls', 'Contrôle', 'Kontroluje'),
  drain: (n: number) => words(`Force drain ${n}`, `Drain de Force ${n}`, `Drenaż Mocy ${n}`),
  forceIcons: (n: number) => words(`Force icons: ${n}`, `Icônes de Force : ${n}`, `Ikony Mocy: ${n}`),
  powerHere: (n: number) => words(`Power here: ${n}`, `Puissance ici : ${n}`, `Siła tutaj: ${n}`),
  orbits: (where: string) => words(`orbits ${where}`, `en orbite : ${where}`, `na orbicie: ${where}`),
  parsec: (n: number) => words(`parsec ${n}`, `parsec ${n}`, `parsek ${n}`),
  inside: (ship: string) => words(`inside ${ship}`, `à bord : ${ship}`, `wewnątrz: ${ship}`),
  optionsOf: (name: string) => words(`What ${name} can do`, `Ce que peut ${name}`, `Co może ${name}`),
  why: words('Why?', 'Pourquoi ?', 'Dlaczego?'),
  close: words('Close', 'Fermer', 'Zamknij'),
  hit: words('Hit', 'Touché', 'Trafiona'),
  moved: words('Has moved', 'A bougé', 'Poruszyła się'),
  undercover: words('Undercover', 'Infiltré', 'Pod przykrywką'),
  captive: words('Captive', 'Captif', 'Jeniec'),
  unpiloted: words('No pilot', 'Sans pilote', 'Bez pilota'),
  copies: (n: number) =>
    counted(n, {
      en: ['copy', 'copies'],
      fr: ['exemplaire', 'exemplaires'],
      pl: ['egzemplarz', 'egzemplarze', 'egzemplarzy'],
    }),
  unlimited: words('any number', 'sans limite', 'bez limitu'),
  unique: words('unique', 'unique', 'unikalna'),
  limited: (n: number) => words(`at most ${n} on table`, `au plus ${n} sur table`, `najwyżej ${n} na stole`),
  convertedFrom: words('Converted', 'Converti', 'Przejęta'),
  noText: words('No game text.', 'Pas de texte de jeu.', 'Brak tekstu.'),
  unwritten: words('Not playable yet', 'Pas encore jouable', 'Jeszcze niegrywalna'),
  costs: (n: number) => words(`Costs ${n} Force`, `Coûte ${n} Force`, `Kosztuje Mocy: ${n}`),
  forceAfter: (before: number, after: number) =>
    words(`Force Pile ${before} → ${after}`, `pile de Force ${before} → ${after}`, `stos Mocy ${before} → ${after}`),
  drains: (n: number) =>
    words(`The opponent loses ${n} Force`, `L'adversaire perd ${n} Force`, `Przeciwnik traci Moc: ${n}`),
  wouldFight: (own: number, their: number) =>
    words(
      `Power ${own} against ${their}, before destiny`,
      `Puissance ${own} contre ${their}, avant le destin`,
      `Siła ${own} na ${their}, przed przeznaczeniem`,
    ),
  worth: (n: number) => words(`Worth ${n}`, `Vaut ${n}`, `Warta ${n}`),
  thenPhase: (phase: Words) => words(`then: ${phase.en}`, `puis : ${phase.fr}`, `dalej: ${phase.pl}`),
  thenTheirs: words('ends your turn', 'termine votre tour', 'kończy twoją turę'),
  activateHow: words('How much Force?', 'Combien de Force ?', 'Ile Mocy?'),
  // Battle
  battleAt: (where: string) => words(`Battle: ${where}`, `Bataille : ${where}`, `Bitwa: ${where}`),
  lastBattle: (where: string) =>
    words(`Last battle: ${where}`, `Dernière bataille : ${where}`, `Ostatnia bitwa: ${where}`),
  segment: {
    initiated: words('Begun', 'Engagée', 'Rozpoczęta'),
    weapons: words('Weapons', 'Armes', 'Broń'),
    power: words('Power', 'Puissance', 'Siła'),
    damage: words('Damage', 'Dégâts', 'Obrażenia'),
  },
  initiator: words('began it', 'attaque', 'atakuje'),
  power: words('Power', 'Puissance', 'Siła'),
  battleDestiny: words('Battle destiny', 'Destin de bataille', 'Przeznaczenie bitewne'),
  mayDraw: (n: number) => words(`may draw ${n}`, `peut tirer ${n}`, `może dobrać ${n}`),
  noDraw: words('none', 'aucun', 'brak'),
  total: words('Total', 'Total', 'Razem'),
  damageLeft: words('Battle damage left', 'Dégâts restants', 'Pozostałe obrażenia'),
  attritionLeft: words('Attrition left', 'Attrition restante', 'Pozostałe wyniszczenie'),
  ofAll: (left: number, all: number) => words(`${left} of ${all}`, `${left} sur ${all}`, `${left} z ${all}`),
  forfeits: words('Forfeited', 'Sacrifiées', 'Poświęcone'),
  forceLost: (n: number) =>
    counted(n, {
      en: ['Force lost', 'Force lost'],
      fr: ['Force perdue', 'Force perdues'],
      pl: ['stracona Moc', 'stracone Mocy', 'straconych Mocy'],
    }),
  shots: words('Shots', 'Tirs', 'Strzały'),
  missed: words('missed', 'manqué', 'pudło'),
  cancelled: words('Cancelled', 'Annulée', 'Anulowana'),
  fold: words('Fold', 'Replier', 'Zwiń'),
  unfold: words('Unfold', 'Déplier', 'Rozwiń'),
  destinyKind: {
    battle: words('battle destiny', 'destin de bataille', 'przeznaczenie bitewne'),
    power: words('destiny to power', 'destin à la puissance', 'przeznaczenie do siły'),
    attrition: words('destiny to attrition', "destin à l'attrition", 'przeznaczenie do wyniszczenia'),
    weapon: words('weapon destiny', "destin d'arme", 'przeznaczenie broni'),
    card: words('destiny', 'destin', 'przeznaczenie'),
  },
  // Passing
  passing: words('When you are asked', 'Quand on vous demande', 'Kiedy pytać'),
  passedFor: (n: number) =>
    counted(n, {
      en: ['switched off', 'switched off'],
      fr: ['coupé', 'coupés'],
      pl: ['wyłączony', 'wyłączone', 'wyłączonych'],
    }),
  passIdle: words(
    'Pass by itself when nothing else is possible',
    "Passer tout seul quand rien d'autre n'est possible",
    'Pasuj samo, gdy nic innego nie można zrobić',
  ),
  passIdleOnline: words(
    'Online too. Your opponent can then tell from a short pause that you had no choice; only you give this away.',
    "En ligne aussi. L'adversaire verra alors à une courte pause que vous n'aviez pas le choix ; vous seul livrez cela.",
    'Także online. Po krótkiej przerwie przeciwnik pozna wtedy, że nie było wyboru; zdradzasz to tylko o sobie.',
  ),
  stopAt: words(
    'Stop in these windows when you could do something:',
    "S'arrêter dans ces fenêtres quand vous pourriez agir :",
    'Zatrzymaj się w tych oknach, gdy możesz coś zrobić:',
  ),
  theirPhases: words("Opponent's phases", "Phases de l'adversaire", 'Fazy przeciwnika'),
  responses: words('Responses', 'Réponses', 'Odpowiedzi'),
  passAlways: words('Pass here from now on', 'Toujours passer ici', 'Odtąd zawsze pasuj tutaj'),
  passAlwaysHint: words(
    'You can stop here again: “When you are asked”, beside your piles.',
    'Pour vous y arrêter à nouveau : « Quand on vous demande », près de vos piles.',
    'Możesz to cofnąć: „Kiedy pytać”, obok twoich stosów.',
  ),
} as const;

export const PHASE_WORDS: Readonly<Record<Phase, Words>> = {
  activate: words('Activate', 'Activation', 'Aktywacja'),
  control: words('Control', 'Contrôle', 'Kontrola'),
  deploy: words('Deploy', 'Déploiement', 'Wystawianie'),
  battle: words('Battle', 'Bataille', 'Bitwa'),
  move: words('Move', 'Déplacement', 'Ruch'),
  draw: words('Draw', 'Pioche', 'Dobieranie'),
};

/** Steps around the phases. */
export const STEP_WORDS: Readonly<Record<Exclude<Step, Phase>, Words>> = {
  starting: words('Starting the game', 'Début de la partie', 'Początek gry'),
  'start-of-turn': words('Start of turn', 'Début du tour', 'Początek tury'),
  'end-of-turn': words('End of turn', 'Fin du tour', 'Koniec tury'),
};

export const WINDOW_WORDS: Readonly<Record<Window, Words>> = {
  'their-activate': PHASE_WORDS.activate,
  'their-control': PHASE_WORDS.control,
  'their-deploy': PHASE_WORDS.deploy,
  'their-battle': PHASE_WORDS.battle,
  'their-move': PHASE_WORDS.move,
  'their-draw': PHASE_WORDS.draw,
  playing: words('Interrupt played', 'Interruption jouée', 'Zagrane Przerwanie'),
  deploying: words('Card about to deploy', 'Carte à déployer', 'Karta przed wystawieniem'),
  deployed: words('Card deployed', 'Carte déployée', 'Karta wystawiona'),
  drain: words('Force drain', 'Drain de Force', 'Drenaż Mocy'),
  battle: words('Battle begins', 'Début de bataille', 'Początek bitwy'),
  destiny: words('Destiny drawn', 'Destin tiré', 'Dobrane przeznaczenie'),
  firing: words('Weapon fired', 'Tir', 'Strzał'),
  'force-loss': words('Force about to be lost', 'Force à perdre', 'Utrata Mocy'),
  moved: words('Card moved', 'Carte déplacée', 'Ruch karty'),
  reacting: words('React', 'Réaction', 'Reakcja'),
  losing: words('Card lost', 'Carte perdue', 'Utrata karty'),
  'start-of-step': words('Start of a turn or step', "Début d'un tour ou d'une étape", 'Początek tury lub kroku'),
  steps: words('End of a step or battle', "Fin d'une étape ou d'une bataille", 'Koniec kroku lub bitwy'),
};

export const STAT_WORDS = {
  power: words('Power', 'Puissance', 'Siła'),
  ability: words('Ability', 'Aptitude', 'Zdolność'),
  maneuver: words('Maneuver', 'Manœuvre', 'Zwrotność'),
  armor: words('Armor', 'Blindage', 'Pancerz'),
  hyperspeed: words('Hyperspeed', 'Hyperespace', 'Hiperprędkość'),
  landspeed: words('Landspeed', 'Vitesse au sol', 'Prędkość'),
  forfeit: words('Forfeit', 'Sacrifice', 'Poświęcenie'),
  defense: words('Defense value', 'Défense', 'Obrona'),
  immunity: words('Immune to attrition below', "Immunité à l'attrition sous", 'Odporność na wyniszczenie poniżej'),
  deploy: words('Deploy cost', 'Coût de déploiement', 'Koszt wystawienia'),
  destiny: words('Destiny', 'Destin', 'Przeznaczenie'),
} as const;
export type Stat = keyof typeof STAT_WORDS;

export const TYPE_WORDS = {
  character: words('Character', 'Personnage', 'Postać'),
  starship: words('Starship', 'Vaisseau', 'Statek'),
  vehicle: words('Vehicle', 'Véhicule', 'Pojazd'),
  location: words('Location', 'Lieu', 'Lokacja'),
  weapon: words('Weapon', 'Arme', 'Broń'),
  device: words('Device', 'Appareil', 'Urządzenie'),
  effect: words('Effect', 'Effet', 'Efekt'),
  interrupt: words('Interrupt', 'Interruption', 'Przerwanie'),
  objective: words('Objective', 'Objectif', 'Cel'),
} as const;
export type CardType = keyof typeof TYPE_WORDS;

/** Kinds within a type, as the facts name them. */
export const KIND_WORDS: Readonly<Record<string, Words>> = {
  rebel: words('Rebel', 'Rebelle', 'Rebeliant'),
  imperial: words('Imperial', 'Impérial', 'Imperialny'),
  alien: words('Alien', 'Alien', 'Obcy'),
  droid: words('Droid', 'Droïde', 'Droid'),
  capital: words('Capital starship', 'Vaisseau capital', 'Okręt liniowy'),
  starfighter: words('Starfighter', 'Chasseur', 'Myśliwiec'),
  squadron: words('Squadron', 'Escadron', 'Eskadra'),
  combat: words('Combat vehicle', 'Véhicule de combat', 'Pojazd bojowy'),
  transport: words('Transport vehicle', 'Véhicule de transport', 'Pojazd transportowy'),
  creature: words('Creature vehicle', 'Monture', 'Wierzchowiec'),
  shuttle: words('Shuttle', 'Navette', 'Prom'),
  system: words('System', 'Système', 'System'),
  sector: words('Sector', 'Secteur', 'Sektor'),
  site: words('Site', 'Site', 'Miejsce'),
  'character weapon': words('Character weapon', 'Arme de personnage', 'Broń postaci'),
  'starship weapon': words('Starship weapon', 'Arme de vaisseau', 'Broń statku'),
  'lost interrupt': words('Lost Interrupt', 'Interruption Perdue', 'Przerwanie stracone'),
  'used interrupt': words('Used Interrupt', 'Interruption Utilisée', 'Przerwanie zużyte'),
  'used or starting interrupt': words(
    'Used or starting Interrupt',
    'Interruption Utilisée ou de départ',
    'Przerwanie zużyte lub startowe',
  ),
  'utinni effect': words('Utinni Effect', 'Effet Utinni', 'Efekt Utinni'),
  'immediate effect': words('Immediate Effect', 'Effet immédiat', 'Efekt natychmiastowy'),
  'mobile effect': words('Mobile Effect', 'Effet mobile', 'Efekt ruchomy'),
  'epic-event effect': words('Epic Event', 'Événement épique', 'Wydarzenie epickie'),
  'artillery weapon': words('Artillery weapon', "Arme d'artillerie", 'Broń artyleryjska'),
  'automated weapon': words('Automated weapon', 'Arme automatique', 'Broń automatyczna'),
  'used or lost interrupt': words(
    'Used Or Lost Interrupt',
    'Interruption Utilisée ou Perdue',
    'Przerwanie zużyte lub stracone',
  ),
  republic: words('Republic', 'République', 'Republika'),
  'defensive-shield effect': words('Defensive Shield', 'Bouclier défensif', 'Tarcza obronna'),
  'admirals-order effect': words("Admiral's Order", "Ordre d'amiral", 'Rozkaz admirała'),
  'starting effect': words('Starting Effect', 'Effet de départ', 'Efekt startowy'),
};

export const PLACE_WORDS = {
  interior: words('interior', 'intérieur', 'wnętrze'),
  exterior: words('exterior', 'extérieur', 'zewnętrzne'),
  dockingBay: words('docking bay', "aire d'accostage", 'dok'),
  parsec: words('parsec', 'parsec', 'parsek'),
} as const;

/** Icons printed on cards. */
export const ICON_WORDS: Readonly<Record<string, Words>> = {
  pilot: words('Pilot', 'Pilote', 'Pilot'),
  warrior: words('Warrior', 'Guerrier', 'Wojownik'),
  'nav computer': words('Nav computer', 'Ordinateur de navigation', 'Komputer nawigacyjny'),
  'scomp link': words('Scomp link', 'Prise Scomp', 'Złącze Scomp'),
  dark: words('Dark Side Force icons', 'Icônes de Force du Côté Obscur', 'Ikony Mocy Ciemnej Strony'),
  light: words('Light Side Force icons', 'Icônes de Force du Côté Lumineux', 'Ikony Mocy Jasnej Strony'),
};

export const SLOT_WORDS: Readonly<Record<Slot, Words>> = {
  pilot: words('pilot', 'pilote', 'pilot'),
  driver: words('driver', 'conducteur', 'kierowca'),
  passenger: words('passenger', 'passager', 'pasażer'),
  astromech: words('astromech', 'astromécano', 'astromech'),
  vehicle: words('in the hold', 'en soute', 'w ładowni'),
  starfighter: words('in the hold', 'en soute', 'w ładowni'),
};
