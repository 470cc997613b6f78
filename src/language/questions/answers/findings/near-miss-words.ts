import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, join, type Piece, sentence } from '../../../bound-text.ts';
import type { NearMiss } from '../../../near-misses.ts';
import { amount, dayText, percent } from '../../../quantity.ts';
import { segmentPhrase } from '../../../segment-phrase.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { WeekFindings } from '../../question-context.ts';
import { table } from '../telling/draft.ts';
import { timeCell, timeColumn } from '../telling/time-grain.ts';

/** More of them, and the week's own page tells it better. */
const MOST_NAMED = 3;

type Weeks = readonly Pick<WeekFindings, 'week' | 'nearMisses'>[];

interface NearMissWords {
  /** "purchases, 100 where 105 to 173 are usual" */
  readonly named: BoundText;
  /** How likely that is by chance, and where it sits. */
  readonly sentences: readonly BoundText[];
  readonly table: AnswerTable;
}

/**
 * What lay outside its usual range without being certain, as the page of the week calls it; undefined where nothing did.
 * @param place of its table among those of the answer
 */
export function nearMissWords(weeks: Weeks, inquiry: Inquiry, place = 0): NearMissWords | undefined {
  const rows = weeks
    .flatMap(({ week, nearMisses }) => nearMisses.map((miss) => ({ week, miss })))
    .sort((x, y) => (x.miss.p ?? 1) - (y.miss.p ?? 1));
  if (rows.length === 0) return undefined;
  const { view } = inquiry;
  const metricOf = ({ metric }: NearMiss) => askMetric(view, metric);
  const nounOf = (miss: NearMiss): string => metricOf(miss)?.noun ?? miss.metric.replaceAll('_', ' ');
  const shown = (miss: NearMiss, value: number, path: string): Piece =>
    amount(value, miss.unit, view.source.currency, path);
  const isOfOne = weeks.length === 1;
  const named = rows.slice(0, MOST_NAMED).map(({ week, miss }, at) => {
    const path = `tables.${place}.rows.${at}`;
    const [observed, low, high] = [
      shown(miss, miss.observed, `${path}.2`),
      shown(miss, miss.low, `${path}.3`),
      shown(miss, miss.high, `${path}.4`),
    ];
    const when = isOfOne ? '' : sentence` in the week of ${dayText(week, `${path}.0`)}`;
    return sentence`${nounOf(miss)}${when}, ${observed} where ${low} to ${high} ${miss.unit === 'count' ? 'are' : 'is'} usual`;
  });
  return {
    named: join(named, '; '),
    sentences: [...chanceOf(rows[0]?.miss), ...partOf(rows[0]?.miss)],
    table: table(
      'Outside the usual range, not certain',
      [
        timeColumn('week'),
        { title: 'Metric', format: 'text' },
        { title: 'Observed', format: 'text' },
        { title: 'Usual from', format: 'text' },
        { title: 'Usual to', format: 'text' },
        { title: 'As far by chance', format: 'fraction' },
      ],
      rows.map(({ week, miss }) => [
        timeCell(week, 'week'),
        metricOf(miss)?.label ?? miss.metric,
        miss.observed,
        miss.low,
        miss.high,
        miss.p,
      ]),
      rows.map(({ miss }) => miss.unit),
    ),
  };

  function chanceOf(miss: NearMiss | undefined): BoundText[] {
    if (miss?.p == null) return [];
    return [
      sentence`Taken by itself, a difference like that of ${nounOf(miss)} comes by chance in about ${percent(miss.p, `tables.${place}.rows.0.5`)} of weeks; among so many tests, some are as far off in any week.`,
    ];
  }

  function partOf(miss: NearMiss | undefined): BoundText[] {
    if (!miss?.part) return [];
    const { segment, observed, expected } = miss.part;
    const names = sentence`${segmentPhrase(segment, 'within')}`;
    const of: BoundText = {
      text: names.text,
      bindings: names.bindings.map((one) => ({
        ...one,
        path: inquiry.keep(`near_${one.path.replace(/\W/g, '_')}`, one.value),
      })),
    };
    return [
      sentence`The part of it that is furthest from what was expected: ${of}, ${shown(miss, observed, inquiry.keep('nearObserved', observed))} ${nounOf(miss)} where ${shown(miss, expected, inquiry.keep('nearExpected', expected))} were expected.`,
    ];
  }
}

/** Where the table of its numbers is none of the answer that it stands in. */
export const inEvidence = ({ text, bindings }: BoundText, inquiry: Inquiry): BoundText => ({
  text,
  bindings: bindings.map((one, at) =>
    one.path.startsWith('tables.') ? { ...one, path: inquiry.keep(`usual_${at}`, one.value) } : one,
  ),
});
