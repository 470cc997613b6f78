import type { Finding } from '#src/engine/finding.ts';
import { addWeeks, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import type { QuestionContext, WeekFindings } from '../../question-context.ts';
import { asChoice, askedBack } from '../../reading/problem.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import type { Reading } from '../../reading/reading.ts';
import { asQuestions } from '../../wording/as-question.ts';
import { capital, dayPiece } from '../../wording/say.ts';
import { answered, table } from '../telling/draft.ts';
import { cardReference, quoted, weekReference } from '../telling/told-words.ts';
import { findingsAbout, isMetricNamed } from './findings-about.ts';
import { weekName } from './week-story.ts';
import { weeksOfPeriod } from './weeks-of-period.ts';

type Told = WeekFindings['findings'][number];

/**
 * "When did it start?" behind a change: the day on which each finding about it set in. Only a change that passed its test has one:
 * of the ups and downs of every week no day is the first, and then that is said.
 */
export async function onsetAnswer(
  { reading, views }: Pick<ReadQuestion, 'reading' | 'views'>,
  context: QuestionContext,
  facts: AskFacts,
  asking: Inquiry,
): Promise<AnswerDraft> {
  const places = [asking.view, ...(isMetricNamed(reading) ? [] : views.filter((one) => one !== asking.view))];
  const looked: Looked[] = [];
  for (const view of places) looked.push(await analysedOf(view, reading, context, facts));
  const told = looked.find(({ found }) => found.length > 0);
  if (told === undefined) {
    const isAnalysed = looked.some(({ weeks }) => weeks.length > 0);
    throw askedBack(
      isAnalysed ? 'onset_unknown' : 'onset_not_analysed',
      byDay(reading, asking.view, context),
    );
  }
  const { view, weeks, found } = told;
  const inquiry = view === asking.view ? asking : asking.ofSource(view);
  const [first, ...others] = found.map((one, at) => beganWords(one, at, inquiry)) as [BoundText];
  return answered(
    {
      headline: capital(first),
      sentences:
        others.length > 0
          ? [
              join(
                others.map((one) => sentence`- ${one}`),
                '\n',
              ),
            ]
          : [],
      tables: [
        table(
          'When it set in',
          [
            { title: 'Finding', format: 'text' },
            { title: 'Set in on', format: 'text' },
          ],
          found.map(({ title, finding }) => [title, finding.onset]),
        ),
      ],
      chart: { mark: 'table', label: 'When it set in', x: null, y: [] },
      assumptions: [],
      references: [...weeks.map(weekReference), ...found.flatMap(cardReference)],
    },
    inquiry,
    reading,
  );
}

interface Looked {
  readonly view: SourceView;
  /** Those that were analysed. */
  readonly weeks: readonly WeekFindings[];
  readonly found: readonly Told[];
}

async function analysedOf(
  view: SourceView,
  reading: Reading,
  context: QuestionContext,
  facts: AskFacts,
): Promise<Looked> {
  const last = addWeeks(weekOf(context.today), -1);
  const [asked] = reading.periods;
  const newest = context.weeks.find(({ sourceId }) => sourceId === view.source.id)?.week ?? last;
  const weeks: WeekFindings[] = [];
  for (const week of asked === undefined ? [newest] : weeksOfPeriod(asked, last)) {
    const told = await facts.findingsOf(week, view.source.id);
    if (told !== null) weeks.push(told);
  }
  return { view, weeks, found: weeks.flatMap((one) => findingsAbout(one, reading, view)) };
}

/** "Paid Search brought fewer sessions: it set in on Wednesday, Feb 8, 2026." */
function beganWords({ title, finding }: Told, row: number, inquiry: Inquiry): BoundText {
  const { onset, shape, link, week, baseline } = finding;
  const named = quoted(title, `tables.0.rows.${row}.0`);
  const before =
    link?.type === 'continues'
      ? sentence` The week of ${weekName(link.week, inquiry)} had the same change already.`
      : '';
  if (onset !== null)
    return sentence`${named}: it set in on ${weekdayName(onset)}, ${dayPiece(onset, `tables.0.rows.${row}.1`)}${shape === 'spike' ? ' and was over before the week was' : ''}.${before}`;
  const [first] = baseline.weeks;
  if (shape === 'ramp')
    return first === undefined
      ? sentence`${named}: it grew from week to week, so no day is its first.`
      : sentence`${named}: it grew from week to week, so no day is its first; the weeks that it was found in run from that of ${weekName(first.week, inquiry)} on.`;
  const when = weekName(week, inquiry);
  return shape === 'level_shift'
    ? sentence`${named}: all days of the week of ${when} are off alike${wasUsual(baseline.weeks.at(-2)) ? ', and the week before still was as usual: it set in with that week' : ', so it was there when that week began'}.${before}`
    : sentence`${named}: the days of the week of ${when} do not tell on which of them it set in.${before}`;
}

const wasUsual = (week: Finding['baseline']['weeks'][number] | undefined): boolean =>
  week !== undefined &&
  week.observed !== null &&
  week.low !== null &&
  week.high !== null &&
  week.observed >= week.low &&
  week.observed <= week.high;

const weekdayName = (day: Day): string => weekdayNames[weekday(day)] ?? '';

/** The same number day by day, where whoever asks may see it with their own eyes. */
function byDay(reading: Reading, view: SourceView, { today }: QuestionContext) {
  const plain: Reading = { ...reading, intent: 'numbers', shape: 'value', moves: [], versus: null };
  return [
    ...asQuestions({ ...plain, grain: 'day', periods: reading.periods.slice(0, 1) }, view, today).slice(0, 1),
    ...asQuestions({ ...plain, grain: 'week', periods: [] }, view, today).slice(0, 1),
  ].map(asChoice);
}
