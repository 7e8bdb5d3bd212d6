import { words } from '@rangefinder/kernel/words';

/** What the pages of replays say. */
export const REPLAY = {
  title: words('Replays', 'Rediffusions', 'Powtórki'),
  lead: words(
    'Watch a match again, step by step, through anybody’s eyes. Bring a link, a file, or choose one played on this machine.',
    'Revoyez une partie, pas à pas, par les yeux de chacun. Apportez un lien, un fichier, ou choisissez-en une jouée sur cette machine.',
    'Obejrzyj partię jeszcze raz, krok po kroku, oczami każdego. Przynieś odnośnik, plik albo wybierz partię z tego urządzenia.',
  ),
  paste: words(
    'A replay link, or the text of a saved match',
    'Un lien de rediffusion, ou le texte d’une partie enregistrée',
    'Odnośnik do powtórki albo tekst zapisanej partii',
  ),
  open: words('Watch', 'Regarder', 'Oglądaj'),
  file: words('Choose a file', 'Choisir un fichier', 'Wybierz plik'),
  mine: words('Played on this machine', 'Jouées sur cette machine', 'Rozegrane na tym urządzeniu'),
  none: words(
    'No match has been played on this machine yet.',
    "Aucune partie n'a encore été jouée sur cette machine.",
    'Na tym urządzeniu nie rozegrano jeszcze żadnej partii.',
  ),
  going: words('still going', 'en cours', 'w toku'),
  won: (name: string) => words(`won by ${name}`, `gagnée par ${name}`, `wygrywa ${name}`),
  draw: words('draw', 'égalité', 'remis'),
  watch: (name: string) => words(`Watch ${name}`, `Regarder ${name}`, `Oglądaj: ${name}`),
  bad: (reason: string) =>
    words(
      `This is no match that can be watched: ${reason}`,
      `Ce n’est pas une partie que l’on peut revoir : ${reason}`,
      `Tej partii nie da się obejrzeć: ${reason}`,
    ),
  badLink: words(
    'This link is damaged, cut short or of another version. Copy it again, from its first letter to its last.',
    "Ce lien est abîmé, coupé ou d'une autre version. Copiez-le à nouveau, de la première lettre à la dernière.",
    'Ten odnośnik jest uszkodzony, ucięty albo z innej wersji. Skopiuj go ponownie, od pierwszej litery do ostatniej.',
  ),
  loading: words('Fetching the match…', 'Chargement de la partie…', 'Wczytywanie partii…'),
  notFound: words(
    'The server has no record of this match. A match can be watched once it is over.',
    "Le serveur n'a pas d'enregistrement de cette partie. Une partie se regarde une fois finie.",
    'Serwer nie ma zapisu tej partii. Partię można obejrzeć, gdy się skończy.',
  ),
  unreachable: (reason: string) =>
    words(
      `The server does not answer: ${reason}`,
      `Le serveur ne répond pas : ${reason}`,
      `Serwer nie odpowiada: ${reason}`,
    ),
  player: {
    label: words('Time line', 'Ligne du temps', 'Oś czasu'),
    at: (at: number, length: number) =>
      words(`Decision ${at} of ${length}`, `Décision ${at} sur ${length}`, `Decyzja ${at} z ${length}`),
    round: (round: number) => words(`Round ${round}`, `Tour ${round}`, `Runda ${round}`),
    toRound: (round: number) => words(`Go to round ${round}`, `Aller au tour ${round}`, `Do rundy ${round}`),
    start: words('To the start', 'Au début', 'Na początek'),
    back: words('One decision back', 'Une décision en arrière', 'Decyzja wstecz'),
    play: words('Play', 'Lecture', 'Odtwarzaj'),
    pause: words('Pause', 'Pause', 'Pauza'),
    forth: words('One decision on', 'Une décision en avant', 'Decyzja naprzód'),
    end: words('To the end', 'À la fin', 'Na koniec'),
    previous: words('Previous round', 'Tour précédent', 'Poprzednia runda'),
    next: words('Next round', 'Tour suivant', 'Następna runda'),
    speed: words('Speed', 'Vitesse', 'Prędkość'),
    eyes: words('Through the eyes of', 'Par les yeux de', 'Oczami'),
    spectator: words('a spectator', 'un spectateur', 'widza'),
    share: words('Copy link', 'Copier le lien', 'Kopiuj odnośnik'),
    shared: words('Link copied', 'Lien copié', 'Skopiowano odnośnik'),
    tooLong: (kilobytes: number) =>
      words(
        `Too long for some programs: ${kilobytes} kB`,
        `Trop long pour certains programmes : ${kilobytes} ko`,
        `Za długi dla niektórych programów: ${kilobytes} kB`,
      ),
    download: words('Download', 'Télécharger', 'Pobierz'),
    playOn: words('Play on from here', "Reprendre d'ici", 'Graj dalej stąd'),
    playOnHint: words(
      'Against the bot, with new dice. You take the seat whose eyes you look through.',
      'Contre le robot, avec de nouveaux dés. Vous prenez la place de celui dont vous avez les yeux.',
      'Przeciw botowi, z nowymi kośćmi. Zajmujesz miejsce tego, czyimi oczami patrzysz.',
    ),
    nothingYet: words('Nothing has happened yet.', "Rien ne s'est encore passé.", 'Nic się jeszcze nie wydarzyło.'),
    proof: {
      open: words('Checking the match…', 'Vérification de la partie…', 'Sprawdzanie partii…'),
      holds: words(
        'Checked: the match plays out as it was recorded',
        'Vérifié : la partie se rejoue comme elle a été enregistrée',
        'Sprawdzono: partia przebiega tak, jak ją zapisano',
      ),
      differs: words(
        'This match does not play out as it was recorded',
        'Cette partie ne se rejoue pas comme elle a été enregistrée',
        'Ta partia nie przebiega tak, jak ją zapisano',
      ),
      unsigned: words(
        'How this match ended was not recorded, so it cannot be checked',
        'La fin de cette partie n’a pas été enregistrée : elle ne peut être vérifiée',
        'Nie zapisano, jak skończyła się ta partia, więc nie da się jej sprawdzić',
      ),
    },
    keys: words(
      'Space plays and pauses, arrows step, Page Up and Page Down go by rounds, Home and End to the ends.',
      'Espace lit et met en pause, les flèches avancent pas à pas, Page préc. et Page suiv. par tours, Début et Fin aux extrémités.',
      'Spacja odtwarza i wstrzymuje, strzałki przechodzą o decyzję, Page Up i Page Down o rundę, Home i End na krańce.',
    ),
  },
};
