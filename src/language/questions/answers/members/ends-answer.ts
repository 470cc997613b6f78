import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import { courseAnswer } from '../courses/line/course-answer.ts';
import { grainOfMean, meanOf, refuseRateMean } from '../courses/means/means.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { timePiece } from '../telling/time-piece.ts';
import { membersAnswer } from './members-answer.ts';

/** Both ends of one list: "the minimum and maximum daily sessions", "the best and the worst channel". */
export async function endsAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  const of = (direction: 'top' | 'bottom'): Promise<ToldParts> => {
    const rank = {
      ...(reading.rank as NonNullable<typeof reading.rank>),
      direction,
      count: reading.rank?.count ?? 1,
    };
    const one = { ...settled, reading: { ...reading, rank, isBothEnds: false } };
    return rank.of === 'time' ? courseAnswer(one, inquiry) : membersAnswer(one, inquiry);
  };
  const [high, low] = [await of('top'), await of('bottom')];
  const mean = reading.isWithMean ? await meanOfEnds(settled, metric, inquiry) : undefined;
  const [highest, lowest] = [high.tables[0], low.tables[0]] as [AnswerTable, AnswerTable];
  const width = highest.columns.length;
  const rows = [
    ...highest.rows.map((row) => ['Highest', ...row]),
    ...lowest.rows.map((row) => ['Lowest', ...row]),
  ];
  const columns = [
    { title: mean === undefined ? 'End' : 'Which', format: 'text' as const },
    ...highest.columns.map((title, at) => ({ title, format: highest.formats[at] ?? 'text' })),
  ];
  const place = 1 + highest.columns.findIndex((_, at) => typeof highest.rows[0]?.[at] === 'number');
  if (mean !== undefined)
    rows.push(columns.map((_, at) => (at === 0 ? 'Average' : at === place ? mean : null)));
  const path = `plans.0.plan`;
  const figure = (at: number) =>
    valueText(
      (rows[at]?.[place] ?? null) as number | null,
      metric.unit,
      view.source.currency,
      `tables.0.rows.${at}.${place}`,
    );
  const name = (at: number): BoundText => {
    const cell = (rows[at]?.[1] ?? '') as string;
    const path = `tables.0.rows.${at}.1`;
    const isTime = reading.rank?.of === 'time' && reading.grain !== null && reading.grain !== 'weekday';
    return isTime
      ? timePiece(cell as Day, reading.grain as UnitOfTime, path)
      : sentence`${{ text: cell === '' ? '(empty)' : cell, path, value: cell }}`;
  };
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const last = highest.rows.length;
  // Of a weekday its average day is told.
  const onAverage = reading.grain === 'weekday' && metric.kind === 'additive' ? ' on average' : '';
  const average =
    mean === undefined ? '' : sentence`, an average ${grainOfMean(settled)} had ${figure(rows.length - 1)}`;
  return {
    headline: capital(
      width === 0 || rows[0] === undefined || rows[last] === undefined
        ? sentence`No ${metric.noun}${where} ${when}.`
        : sentence`${metric.label}${where} ${when}: the highest was ${figure(0)}${onAverage} (${name(0)}), the lowest ${figure(last)}${onAverage} (${name(last)})${average}.`,
    ),
    sentences: high.sentences,
    tables: [table(periodTitle(period), columns, rows)],
    chart: { mark: 'bar', label: metric.label, x: 1, y: [place] },
  };
}

/** The mean of the units that both ends are of; of members and weekdays another one might be meant. */
async function meanOfEnds(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<number | null> {
  const { rank, grain, dimensions } = settled.reading;
  if (rank?.of !== 'time' || grain === 'weekday' || dimensions.length > 0) throw askedBack('average_by');
  refuseRateMean(settled, metric);
  return (await meanOf(settled, metric, grainOfMean(settled), inquiry)).value;
}
