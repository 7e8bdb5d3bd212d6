import { type Words, words } from '@rangefinder/kernel/words';

/** What is refused around a game always in the same words, by its rule: by a server, by the host of a match, by a page's session. */
export const REFUSED: ReadonlyMap<string, Words> = new Map([
  [
    'account.login.1',
    words(
      'This name and this password do not go together.',
      'Ce nom et ce mot de passe ne vont pas ensemble.',
      'Ta nazwa i to hasło nie pasują do siebie.',
    ),
  ],
  [
    'account.name.1',
    words('A claimed name stays as it is.', 'Un nom réservé reste comme il est.', 'Zajęta nazwa pozostaje bez zmian.'),
  ],
  [
    'account.name.2',
    words(
      'You have a name and a password already.',
      'Vous avez déjà un nom et un mot de passe.',
      'Masz już nazwę i hasło.',
    ),
  ],
  [
    'account.name.3',
    words(
      'This name belongs to somebody else.',
      'Ce nom appartient à quelqu’un d’autre.',
      'Ta nazwa należy do kogoś innego.',
    ),
  ],
  [
    'http.body.1',
    words(
      'Something that was filled in is too short, too long or not allowed.',
      'Une des saisies est trop courte, trop longue ou n’est pas permise.',
      'Coś, co wpisano, jest za krótkie, za długie albo niedozwolone.',
    ),
  ],
  [
    'http.failed.1',
    words(
      'Something went wrong on the server.',
      'Une erreur s’est produite sur le serveur.',
      'Coś poszło nie tak na serwerze.',
    ),
  ],
  [
    'http.pace.1',
    words(
      'Too many requests. Wait a moment.',
      'Trop de demandes. Attendez un instant.',
      'Za dużo zapytań. Odczekaj chwilę.',
    ),
  ],
  [
    'http.sockets.1',
    words(
      'Too many connections from this address.',
      'Trop de connexions depuis cette adresse.',
      'Za dużo połączeń z tego adresu.',
    ),
  ],
  [
    'kernel.turn.1',
    words('Nothing is asked of you now.', 'Rien ne vous est demandé maintenant.', 'Teraz nikt Cię o nic nie pyta.'),
  ],
  ['kernel.turn.2', words('The match is over.', 'La partie est terminée.', 'Partia jest skończona.')],
  [
    'table.cancel.1',
    words(
      'The game has begun: concede it instead.',
      'La partie a commencé : abandonnez-la plutôt.',
      'Partia już trwa: można ją tylko poddać.',
    ),
  ],
  [
    'table.cancel.2',
    words(
      'Only those who sit at a table can cancel its game.',
      'Seuls ceux qui sont assis à une table peuvent annuler sa partie.',
      'Partię może odwołać tylko ten, kto przy niej siedzi.',
    ),
  ],
  [
    'table.cancel.3',
    words(
      'This game was called off before it began.',
      'Cette partie a été annulée avant de commencer.',
      'Tę partię odwołano, zanim się zaczęła.',
    ),
  ],
  [
    'table.connection.1',
    words(
      'The connection was lost before an answer came.',
      'La connexion a été perdue avant la réponse.',
      'Połączenie zerwano, zanim przyszła odpowiedź.',
    ),
  ],
  [
    'table.ask.1',
    words(
      'This question was answered or taken back already.',
      'Cette question a déjà reçu sa réponse, ou a été retirée.',
      'Na to pytanie już odpowiedziano albo je cofnięto.',
    ),
  ],
  [
    'table.ask.2',
    words(
      'This question has not been asked yet.',
      'Cette question n’a pas encore été posée.',
      'To pytanie jeszcze nie padło.',
    ),
  ],
  [
    'table.create.3',
    words(
      'Nobody could join a private match: make it open, or by link.',
      'Personne ne pourrait rejoindre une partie privée : rendez-la ouverte, ou sur invitation.',
      'Do prywatnej partii nikt nie mógłby dołączyć: niech będzie otwarta albo przez odnośnik.',
    ),
  ],
  [
    'table.failed.1',
    words(
      'The rules failed here, and nothing has changed.',
      'Les règles ont échoué ici, et rien n’a changé.',
      'Zasady tu zawiodły i nic się nie zmieniło.',
    ),
  ],
  [
    'table.failed.2',
    words(
      'This match was played under other rules and cannot go on under ours.',
      'Cette partie a été jouée avec d’autres règles et ne peut pas continuer avec les nôtres.',
      'Tę partię rozgrywano według innych zasad i nie można jej dokończyć według naszych.',
    ),
  ],
  [
    'table.failed.3',
    words(
      'Something went wrong on the server; nothing has changed.',
      'Une erreur s’est produite sur le serveur ; rien n’a changé.',
      'Coś poszło nie tak na serwerze; nic się nie zmieniło.',
    ),
  ],
  [
    'table.fairness.1',
    words(
      'These dice were drawn too long ago, or for another match. Try again.',
      'Ces dés ont été tirés il y a trop longtemps, ou pour une autre partie. Réessayez.',
      'Te kości wylosowano zbyt dawno albo dla innej partii. Spróbuj ponownie.',
    ),
  ],
  ['table.join.1', words('This seat is taken.', 'Cette place est prise.', 'To miejsce jest zajęte.')],
  [
    'table.list.1',
    words('This seat needs a list.', 'Cette place a besoin d’une liste.', 'To miejsce potrzebuje listy.'),
  ],
  [
    'table.list.3',
    words(
      'This list cannot be played in this seat. Choose another list or another seat.',
      'Cette liste ne se joue pas à cette place. Choisissez une autre liste ou une autre place.',
      'Tą listą nie można grać na tym miejscu. Wybierz inną listę albo inne miejsce.',
    ),
  ],
  [
    'table.list.4',
    words(
      'This list is made for another mission. Choose another list or another mission.',
      'Cette liste est faite pour une autre mission. Choisissez une autre liste ou une autre mission.',
      'Ta lista powstała dla innej misji. Wybierz inną listę albo inną misję.',
    ),
  ],
  [
    'table.match.1',
    words(
      'There is no such match. The link may have lost a letter.',
      'Cette partie n’existe pas. Le lien a peut-être perdu une lettre.',
      'Nie ma takiej partii. Być może w odnośniku brakuje litery.',
    ),
  ],
  [
    'table.pace.1',
    words(
      'Too many messages at once. Wait a moment.',
      'Trop de messages à la fois. Attendez un instant.',
      'Za dużo wiadomości naraz. Odczekaj chwilę.',
    ),
  ],
  [
    'table.record.1',
    words(
      'The record names the dice: it can be had once the match is over.',
      'L’enregistrement révèle les dés : il est disponible une fois la partie terminée.',
      'Zapis zdradza kości: jest dostępny po zakończeniu partii.',
    ),
  ],
  [
    'table.rematch.1',
    words(
      'A rematch can be offered when the match is over.',
      'Une revanche peut être proposée une fois la partie terminée.',
      'Rewanż można zaproponować po zakończeniu partii.',
    ),
  ],
  [
    'table.seat.1',
    words(
      'This browser has no seat at this match.',
      'Ce navigateur n’a pas de place à cette partie.',
      'Ta przeglądarka nie ma miejsca przy tej partii.',
    ),
  ],
  ['table.seat.3', words('This match is private.', 'Cette partie est privée.', 'Ta partia jest prywatna.')],
  [
    'table.storage.1',
    words(
      'The server could not write this down. Nothing has changed; try again.',
      'Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.',
      'Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.',
    ),
  ],
  [
    'table.storage.2',
    words(
      'The database does not answer at the moment. Try again soon.',
      'La base de données ne répond pas en ce moment. Réessayez bientôt.',
      'Baza danych w tej chwili nie odpowiada. Spróbuj wkrótce ponownie.',
    ),
  ],
  [
    'table.undo.1',
    words(
      'Decisions can be taken back in casual matches only.',
      'Les décisions ne se reprennent que dans les parties amicales.',
      'Decyzje można cofać tylko w partiach towarzyskich.',
    ),
  ],
  [
    'table.undo.2',
    words(
      'There are not so many decisions to go back.',
      'Il n’y a pas autant de décisions à reprendre.',
      'Nie ma tylu decyzji do cofnięcia.',
    ),
  ],
  [
    'table.undo.3',
    words('Nobody asks to go back.', 'Personne ne demande de revenir en arrière.', 'Nikt nie prosi o cofnięcie.'),
  ],
  [
    'table.undo.4',
    words(
      'The others decide whether you may go back.',
      'Ce sont les autres qui décident si vous pouvez revenir en arrière.',
      'O tym, czy możesz cofnąć, decydują inni.',
    ),
  ],
  [
    'table.waiting.1',
    words(
      'The match begins when everybody has sat down.',
      'La partie commence quand tout le monde est assis.',
      'Partia zaczyna się, gdy wszyscy usiądą.',
    ),
  ],
]);
