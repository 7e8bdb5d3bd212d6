import type { Request, RequestView, Seat } from '@rangefinder/kernel';
import { capital, list, name, type Words, words } from '@rangefinder/kernel/words';
import { type About, asked, type Topics } from '../ask.ts';
import { nameOf } from './names.ts';
import { STEP } from './words.ts';

const QUESTIONS: Readonly<Record<Exclude<keyof Topics, 'act' | 'battle-destiny' | 'lose-force' | 'satisfy'>, Words>> = {
  'starting-effect': words(
    'Which starting Effect do you play?',
    'Quel Effet de départ jouez-vous ?',
    'Który Efekt startowy zagrywasz?',
  ),
  'starting-location': words('What do you start with?', 'Avec quoi commencez-vous ?', 'Od czego zaczynasz?'),
  'starting-interrupt': words(
    'Which starting Interrupt do you play?',
    'Quelle Interruption de départ jouez-vous ?',
    'Które Przerwanie startowe zagrywasz?',
  ),
  'insert-location': words('Where does the location go?', 'Où placez-vous le lieu ?', 'Gdzie położyć lokację?'),
  'choose-row': words('To which system?', 'Dans quel système ?', 'Do którego systemu?'),
  'choose-text': words('Which of its texts?', 'Lequel de ses textes ?', 'Który z jej tekstów?'),
  'choose-destiny': words('Which destiny number?', 'Quel nombre de destin ?', 'Która liczba przeznaczenia?'),
  'choose-weapon': words("Which weapon won't be fired?", 'Quelle arme ne tirera pas ?', 'Która broń nie strzela?'),
  'utinni-target': words('Whom is it about?', 'Qui vise-t-il ?', 'Kogo dotyczy?'),
  'react-boarding': words(
    'Who gets on or off for the react?',
    'Qui monte ou descend pour la réaction ?',
    'Kto wsiada lub wysiada przy reakcji?',
  ),
  carry: words('Which two carry it?', 'Lesquels le portent ?', 'Kto we dwóch to niesie?'),
  'move-away': words('Where does it go?', 'Où va-t-elle ?', 'Dokąd odchodzi?'),
  'pay-fare': words('Do you pay for the transport?', 'Payez-vous le transport ?', 'Czy płacisz za przewóz?'),
  peek: words('What do you do with this card?', 'Que faites-vous de cette carte ?', 'Co robisz z tą kartą?'),
  'deploy-free': words('Where do you deploy it?', 'Où la déployez-vous ?', 'Gdzie ją wystawiasz?'),
  respond: words('Do you respond?', 'Répondez-vous ?', 'Czy odpowiadasz?'),
  'order-automatic': words('What happens first?', "Qu'est-ce qui se produit d'abord ?", 'Co dzieje się najpierw?'),
  'order-pile': words('Which card goes next?', 'Quelle carte ensuite ?', 'Która karta następna?'),
  'lose-version': words('Which version is lost?', 'Quelle version est perdue ?', 'Którą wersję tracisz?'),
  search: words('Which card do you take?', 'Quelle carte prenez-vous ?', 'Którą kartę bierzesz?'),
  'jump-off': words('Does the rider jump off?', 'Le passager saute-t-il ?', 'Czy jeździec zeskakuje?'),
  'return-cards': words(
    'Which cards go on the Used Pile?',
    'Quelles cartes vont sur la pile Utilisée ?',
    'Które karty idą na stos Zużytych?',
  ),
  'transit-group': words('Who travels?', 'Qui voyage ?', 'Kto podróżuje?'),
  transfer: words('Who changes ships?', 'Qui change de vaisseau ?', 'Kto zmienia statek?'),
  replace: words(
    'Which three ships are replaced?',
    'Quels trois vaisseaux sont remplacés ?',
    'Które trzy statki zastąpić?',
  ),
  'take-over': words('Who and what comes along?', 'Qui et quoi vient avec ?', 'Kto i co przechodzi dalej?'),
  'attack-run-lead': words('Who leads the attack run?', "Qui mène l'attaque ?", 'Kto prowadzi atak?'),
  'attack-run-wingmen': words('Which wingmen fly along?', 'Quels ailiers suivent ?', 'Którzy skrzydłowi lecą?'),
  'attack-run-follow': words(
    'Which TIE follows into the trench?',
    'Quel TIE suit dans la tranchée ?',
    'Który TIE leci do okopu?',
  ),
  'attack-run-fire': words('What fires in the trench?', 'Qui tire dans la tranchée ?', 'Co strzela w okopie?'),
  'lose-cards': words('Who is lost?', 'Qui est perdu ?', 'Kogo tracisz?'),
  'lose-from': words('Where do you lose Force from?', "D'où perdez-vous la Force ?", 'Skąd tracisz Moc?'),
  'keep-card': words('Which card do you keep?', 'Quelle carte gardez-vous ?', 'Którą kartę zatrzymujesz?'),
  'weapons-segment': words(
    'Weapons segment: what do you do?',
    'Segment des armes : que faites-vous ?',
    'Segment broni: co robisz?',
  ),
};

/** The sentence that asks. */
export function requestWords(request: Request | RequestView): Words {
  const { topic, about = {} } = asked(request);
  if (topic === 'act') return phaseWords(about, request.seat);
  if (topic === 'battle-destiny') {
    const { count = 1 } = about;
    return words(
      `Do you draw battle destiny (${count})?`,
      `Tirez-vous le destin de bataille (${count}) ?`,
      `Czy dobierasz przeznaczenie bitewne (${count})?`,
    );
  }
  if (topic === 'satisfy') return owedWords(about);
  if (topic === 'lose-force') return lossWords(about);
  if (topic === 'respond' && about.card) {
    const card = nameOf(about.card);
    return words(`${card}: do you respond?`, `${card} : répondez-vous ?`, `${card}: czy odpowiadasz?`);
  }
  return QUESTIONS[topic] ?? name(topic);
}

/** In the other side's phase one may act as well, and mostly does not. */
function phaseWords({ phase = 'activate', current }: About, seat: Seat): Words {
  const { en, fr, pl } = capital(STEP[phase]);
  if (current !== undefined && current !== seat) {
    return words(
      `${en} of the opponent: do you act?`,
      `${fr} adverse : agissez-vous ?`,
      `${pl} przeciwnika: czy coś robisz?`,
    );
  }
  return words(`${en}: what do you do?`, `${fr} : que faites-vous ?`, `${pl}: co robisz?`);
}

/** What a battle costs: only what there is of it. */
function owedWords({ damage = 0, attrition = 0 }: About): Words {
  const owed = [
    ...(damage > 0 ? [words(`battle damage ${damage}`, `${damage} de dégâts`, `obrażenia ${damage}`)] : []),
    ...(attrition > 0
      ? [words(`attrition ${attrition}`, `${attrition} d'attrition`, `wyniszczenie ${attrition}`)]
      : []),
  ];
  if (owed.length === 0) return words('What do you give up?', 'Que cédez-vous ?', 'Co oddajesz?');
  const { en, fr, pl } = capital(list(owed));
  return words(`${en}: what do you give up?`, `${fr} : que cédez-vous ?`, `${pl}: co oddajesz?`);
}

function lossWords({ count = 1 }: About): Words {
  if (count <= 1) return words('Where do you lose 1 Force from?', "D'où perdez-vous 1 Force ?", 'Skąd tracisz 1 Moc?');
  return words(
    `${count} Force to lose: where from?`,
    `${count} Force à perdre : d'où ?`,
    `Moc do stracenia: ${count}. Skąd?`,
  );
}
