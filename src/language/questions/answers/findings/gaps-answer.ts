import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { earlier, later } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, dayPiece, listed, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { closingDays } from '../settling/closing-days.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, table } from '../telling/draft.ts';

/** So many days are named one by one; more stand in the table. */
const MOST_NAMED = 5;

/**
 * "Were there days without data in August?": the days that were never fetched or hold no row, and those of which a number came
 * and is nothing at all. Days before the first and after the last of the data are told beside them.
 */
export async function gapsAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading, period } = settled;
  const [metric] = settled.asked as [AskMetric];
  const { firstDay, lastDay } = view.source;
  // Of a part of the site, a day without rows is one on which there was nothing; and two times are two questions.
  if (reading.filters.length > 0 || reading.versus !== null) throw askedBack('gaps_of_all');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: 'day' });
  const missing = new Set(fetched.missing);
  const known = {
    from: later(period.from, firstDay ?? period.from),
    to: earlier(period.to, lastDay ?? period.to),
  };
  const closed = closingDays(fetched.missing, period, view);
  const rowsOf = (day: Day) => fetched.rows.filter(({ time }) => time === day);
  const inside =
    firstDay === null || lastDay === null
      ? []
      : daysFrom(known.from, known.to).filter((day) => !closed.includes(weekday(day)));
  const gaps = inside.flatMap((day): (readonly [Day, string])[] => {
    if (missing.has(day)) return [[day, 'no data']];
    const value = measure(metric, rowsOf(day));
    return value === null || value === 0 ? [[day, `no ${metric.noun} recorded`]] : [];
  });
  const isWhole = known.from === period.from && known.to === period.to;
  const when =
    isWhole || inside.length === 0
      ? periodPhrase(period, `plans.${fetched.plan}.plan`)
      : sentence`from ${dayPiece(known.from, inquiry.keep('first', known.from))} to ${dayPiece(known.to, inquiry.keep('last', known.to))}`;
  const named = listed(
    gaps.slice(0, MOST_NAMED).map(([day], at) => dayPiece(day, `tables.0.rows.${at}.0`)),
    ' and ',
  );
  const count = wholeNumber(gaps.length, inquiry.keep('gaps', gaps.length));
  const counted = gaps.length === 1 ? sentence`${count} day` : sentence`${count} days`;
  return answered(
    {
      headline:
        gaps.length === 0
          ? capital(sentence`no day ${when} is without data.`)
          : gaps.length > MOST_NAMED
            ? capital(sentence`${counted} ${when} without data.`)
            : capital(sentence`${counted} ${when} without data: ${named}.`),
      sentences: [
        ...endsWithin(settled, inquiry),
        ...closed.map((at) => sentence`No ${weekdayNames[at] ?? ''} has data: it is no missing day.`),
        ...(gaps.length > 0
          ? [
              sentence`What is missing is not zero: numbers over these days are too low, and no change is told of them.`,
            ]
          : [sentence`Every one of them has ${metric.noun}.`]),
      ],
      tables:
        gaps.length === 0
          ? []
          : [
              table(
                `Days without data, ${periodTitle(period)}`,
                [
                  { title: 'Day', format: 'day' },
                  { title: 'What is there', format: 'text' },
                ],
                gaps,
              ),
            ],
      chart: gaps.length === 0 ? null : { mark: 'table', label: 'Days without data', x: null, y: [] },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    reading,
  );
}

/** Of a period that reaches beyond the data, where they begin and end. */
function endsWithin({ view, period }: Settled, inquiry: Inquiry): BoundText[] {
  const { firstDay, lastDay } = view.source;
  return [
    ...(firstDay !== null && period.from < firstDay
      ? [sentence`The data begin on ${dayPiece(firstDay, inquiry.keep('firstDay', firstDay))}.`]
      : []),
    ...(lastDay !== null && period.to > lastDay
      ? [
          sentence`The data end on ${dayPiece(lastDay, inquiry.keep('lastDay', lastDay))}; the days after it are not there yet.`,
        ]
      : []),
  ];
}
