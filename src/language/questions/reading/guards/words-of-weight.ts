import { askMetric } from '../../data/ask-metric.ts';
import { moneyOf } from '../../data/money-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { isGettingVerb } from '../../vocabulary/getting-verbs.ts';
import type { Assembled } from '../assemble.ts';
import { inWords } from '../in-words.ts';
import { isUnnamed } from '../is-unnamed.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseUnheard } from './heard/refuse-unknown.ts';

/** "Shared plus start tickets" of Shared Plus and Shared Start: a word of another name beside a name may mean that one, too. */
export function refusePassedOver(
  marks: readonly Mark[],
  { unknown }: Assembled,
  { filters }: Reading,
  view: SourceView,
): void {
  const passed = marks.filter((mark, at) => {
    const isOpen = mark.type === 'unknown' || (isNoise(mark) && isGettingVerb(mark.said));
    if (!isOpen || unknown.includes(mark.said)) return false;
    const [word] = wordsOf(mark.said);
    return [marks[at - 1], marks[at + 1]].some(
      (beside) =>
        beside?.type === 'members' &&
        beside.candidates.some(({ dimension, members }) => {
          const isHeld = filters.some(
            (filter) =>
              filter.dimension === dimension &&
              filter.members.some((name) => wordsOf(name).includes(word ?? '')),
          );
          const others = view.membersOf(dimension).filter(({ name }) => !members.includes(name));
          return !isHeld && others.some(({ name }) => wordsOf(name).includes(word ?? ''));
        }),
    );
  });
  refuseUnheard(passed, marks);
}

/** "Net revenue" of a file that has no such column: what was taken off is not known. */
export function refuseNet(marks: readonly Mark[], view: SourceView): void {
  for (const mark of marks) {
    const [kind] = /^net\b/i.exec(mark.said) ?? [];
    if (mark.type !== 'metric' || kind === undefined) continue;
    const column = view.columnOf(mark.metric) ?? mark.metric;
    if (new RegExp(`(?:^|[_ ])${kind}(?:[_ ]|$)`, 'i').test(column)) continue;
    const plain = mark.said.slice(kind.length).trim();
    const rest = inWords(marks.map((one) => (one === mark ? { ...mark, said: plain } : one)));
    throw new NotAnswerable({ type: 'unknown_words', said: [kind], rest, isName: false });
  }
}

/** "A big deal", "a standard day": words of everyday, though a site is called Deal and a listing Standard. */
export function refuseEveryday(marks: readonly Mark[]): void {
  for (const [at, mark] of marks.entries()) {
    const [before, next] = [marks[at - 1], marks[at + 1]];
    if (mark.type !== 'members' || mark.proper || /^\p{Lu}/u.test(mark.said)) continue;
    const isDeal = /^deals?$/i.test(mark.said) && isKeyword(before, 'high', 'best', 'top');
    const isDay =
      /^(?:standard|normal|regular|ordinary|typical)$/i.test(mark.said) &&
      next?.type === 'unit' &&
      !/s$/i.test(next.said);
    if (isDeal) refuseUnheard([before as Mark, mark], marks);
    if (isDay) refuseUnheard([mark, next], marks);
  }
}

/** "Is our list growing?": who is on it is no number of the site. */
export function refuseOwnList(marks: readonly Mark[]): void {
  const own = marks.filter(
    (mark, at) =>
      /^lists?$/i.test(mark.said) &&
      (isNoise(mark) || isKeyword(mark, 'chart')) &&
      /^(?:our|my)$/i.test(marks[at - 1]?.said ?? '') &&
      !/^of\b/i.test(marks[at + 1]?.said ?? ''),
  );
  refuseUnheard(own, marks);
}

const ALERTS = /^alerts?$/i;

/** "Job alerts": something that is called so, and no findings about jobs. */
export function refuseNamedAlerts(marks: readonly Mark[]): void {
  for (const [at, mark] of marks.entries()) {
    const before = marks[at - 1];
    const isNamed = before?.type === 'dimension' || before?.type === 'members' || before?.type === 'unknown';
    if (isKeyword(mark, 'happened') && ALERTS.test(mark.said) && isNamed && !/s$/i.test(before?.said ?? ''))
      refuseUnheard([before, mark], marks);
  }
}

const GIVE = /^(?:give|gives|gave|donate|donates|pledge|pledged)$/i;

/** "What do people give on average?", "how much did donors give": money, of one gift, of one day or of all; and in no case visits. */
export function refuseGiving(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) => isNoise(mark) && GIVE.test(mark.said) && marks[place - 1]?.type === 'metric',
  );
  const money = moneyOf([view]);
  const gifts = view.metricColumns.find((column) =>
    /^(?:donations|gifts|contributions|pledges)$/i.test(column),
  );
  const isOther = marks.some(({ type }, place) => type === 'metric' && place !== at - 1);
  const isAsked = marks
    .slice(0, Math.max(0, at))
    .some(({ said }) => /^(?:what|how|much|how much)$/i.test(said));
  if (at < 0 || money === undefined || gifts === undefined || isOther || !isAsked) return;
  const noun = askMetric(view, money)?.noun ?? money;
  const isMean = marks.some((mark) => isKeyword(mark, 'average'));
  const behind = inWords(
    marks.slice(at + 1).filter((mark) => !isKeyword(mark, 'average') && mark.type !== 'stop'),
  );
  const questions = isMean
    ? [`average gift ${behind}`, `average ${noun} per day ${behind}`]
    : [`${noun} ${behind}`, `average gift ${behind}`];
  const choices = questions.map((said) => ({ label: said.trim(), question: said.trim() }));
  throw askedBack('what_was_given', choices);
}

/** "How much came from the gala?": money as well as visits; asked, where the file has both. */
export function refuseHowMuch(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const text = marks.map(({ said }) => said.toLowerCase()).join(' ');
  const money = moneyOf([view]);
  const [metric = ''] = reading.metrics;
  if (!/^how much (?:has |have |did |was )?(?:came|come|raised|brought)\b/.test(text) || !isUnnamed(reading))
    return;
  if (money === undefined || metric === money || metric === 'revenue') return;
  const from = marks.findIndex((mark) => isKeyword(mark, 'preposition'));
  const behind = inWords(marks.slice(Math.max(0, from)).filter(({ type }) => type !== 'stop'));
  const choices = [money, metric].map((column) => {
    const question = `${askMetric(view, column)?.noun ?? column} ${behind}`;
    return asChoice(question);
  });
  throw askedBack('judged_by_what', choices);
}
