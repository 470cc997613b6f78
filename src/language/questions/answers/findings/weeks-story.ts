import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import type { WeekFindings } from '../../question-context.ts';
import type { Reading } from '../../reading/reading.ts';
import { periodTitle, wholeNumber } from '../../wording/say.ts';
import { answered, table } from '../telling/draft.ts';
import { timeCell, timeColumn } from '../telling/time-grain.ts';
import { cardReference, quoted, weekReference } from '../telling/told-words.ts';
import { nearMissWords } from './near-miss-words.ts';

/** "Anything unusual last month?": what each of its weeks showed, the newest first, and how many weeks were not looked at. */
export function weeksStory(
  told: readonly WeekFindings[],
  weeks: number,
  period: Period,
  only: readonly BoundText[],
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const rows = told.flatMap(({ week, findings }) => findings.map((one) => ({ week, ...one })));
  const title = periodTitle(period);
  const when = quoted(title, inquiry.keep('period', title));
  const tests = told.reduce((sum, { tested }) => sum + tested, 0);
  const tested = wholeNumber(tests, inquiry.keep('tested', tests));
  const looked = wholeNumber(told.length, inquiry.keep('weeks', told.length));
  const unlooked = weeks - told.length;
  const [first] = rows;
  const main = table(
    `What the weeks of ${title} showed`,
    [
      timeColumn('week'),
      { title: 'Finding', format: 'text' },
      { title: 'Kind', format: 'text' },
      { title: 'Observed', format: 'text' },
      { title: 'Expected', format: 'text' },
    ],
    rows.map(({ week, title, finding }) => [
      timeCell(week, 'week'),
      title,
      finding.kind.replaceAll('_', ' '),
      finding.effect.observed,
      finding.effect.expected,
    ]),
    rows.map(({ finding }) => finding.unit),
  );
  const near = nearMissWords(told, inquiry, first === undefined ? 0 : 1);
  return answered(
    {
      headline:
        first === undefined
          ? near === undefined
            ? sentence`${when}: nothing unusual.`
            : sentence`${when}: nothing certain. Outside the usual range and worth a look: ${near.named}.`
          : sentence`${when}: ${wholeNumber(rows.length, inquiry.keep('found', rows.length))} ${rows.length === 1 ? 'change' : 'changes'} went beyond the usual ups and downs, the newest: ${quoted(first.title, 'tables.0.rows.0.1')}.`,
      sentences: [
        ...only,
        first === undefined
          ? near === undefined
            ? sentence`${tested} tests were made over ${looked} ${weeksWord(told.length)}, and no change went beyond the usual ups and downs.`
            : sentence`${tested} tests were made over ${looked} ${weeksWord(told.length)}, and no change went so far that chance can be ruled out.`
          : sentence`${tested} tests were made over ${looked} ${weeksWord(told.length)}.`,
        ...(first !== undefined && near !== undefined
          ? [sentence`Not certain, yet outside the usual range: ${near.named}.`]
          : []),
        ...(near?.sentences ?? []),
        ...(unlooked === 0
          ? []
          : [
              sentence`${wholeNumber(unlooked, inquiry.keep('unlooked', unlooked))} ${weeksWord(unlooked)} of it ${unlooked === 1 ? 'was' : 'were'} not analysed yet.`,
            ]),
      ],
      tables: [...(first === undefined ? [] : [main]), ...(near === undefined ? [] : [near.table])],
      chart: first === undefined ? null : { mark: 'table', label: main.title, x: null, y: [] },
      assumptions: [],
      references: [...told.map(weekReference), ...rows.flatMap(cardReference)],
    },
    inquiry,
    reading,
  );
}

const weeksWord = (count: number): string => (count === 1 ? 'week' : 'weeks');
