import type { Unit } from '#src/semantics/metric.ts';
import type { AnswerTable } from '#src/shared/answer.ts';
import { saidAsPercent } from '#src/shared/said-as-percent.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import {
  chanceOfNearMiss,
  type NearMissTerms,
  namedNearMiss,
  partOfNearMiss,
} from '../../../near-miss-phrases.ts';
import type { NearMiss } from '../../../near-misses.ts';
import { dayText } from '../../../quantity.ts';
import { segmentPhrase } from '../../../segment-phrase.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { WeekFindings } from '../../question-context.ts';
import { table } from '../telling/draft.ts';
import { timeCell, timeColumn } from '../telling/time-grain.ts';

/** More of them, and the week's own page tells it better. */
const MOST_NAMED = 3;

/** Where its numbers stand in a row of the table. */
const COLUMNS = { observed: 2, low: 3, high: 4, p: 5 } as const;

type Weeks = readonly Pick<WeekFindings, 'week' | 'nearMisses'>[];

interface NearMissWords {
  /** "purchases, 100 where 105 to 173 are usual" */
  readonly named: BoundText;
  /** How likely that is by chance, and where it sits. */
  readonly sentences: readonly BoundText[];
  readonly table: AnswerTable;
}

const saidIn = ({ metric, unit }: NearMiss): Unit => (saidAsPercent.has(metric) ? 'fraction' : unit);

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
  const isOfOne = weeks.length === 1;
  const named = rows.slice(0, MOST_NAMED).map(({ week, miss }, at) => {
    const when = isOfOne ? '' : sentence` in the week of ${dayText(week, `tables.${place}.rows.${at}.0`)}`;
    return namedNearMiss(miss, termsOf(miss, at), when);
  });
  const [first] = rows;
  return {
    named: join(named, '; '),
    sentences:
      first === undefined
        ? []
        : [
            ...chanceOfNearMiss(first.miss, termsOf(first.miss, 0)),
            ...partOfNearMiss(first.miss, termsOf(first.miss, 0), partNames(first.miss)),
          ],
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
      rows.map(({ miss }) => saidIn(miss)),
    ),
  };

  function termsOf(miss: NearMiss, at: number): NearMissTerms {
    const path = `tables.${place}.rows.${at}`;
    return {
      noun: metricOf(miss)?.noun ?? miss.metric.replaceAll('_', ' '),
      unit: saidIn(miss),
      currency: view.source.currency,
      at: (part) =>
        part === 'part.observed'
          ? inquiry.keep('nearObserved', miss.part?.observed ?? 0)
          : part === 'part.expected'
            ? inquiry.keep('nearExpected', miss.part?.expected ?? 0)
            : `${path}.${COLUMNS[part]}`,
    };
  }

  function partNames({ part }: NearMiss): BoundText {
    const names = sentence`${segmentPhrase(part?.segment ?? {}, 'within')}`;
    return {
      text: names.text,
      bindings: names.bindings.map((one) => ({
        ...one,
        path: inquiry.keep(`near_${one.path.replace(/\W/g, '_')}`, one.value),
      })),
    };
  }
}

/** Where the table of its numbers is none of the answer that it stands in. */
export const inEvidence = ({ text, bindings }: BoundText, inquiry: Inquiry): BoundText => ({
  text,
  bindings: bindings.map((one, at) =>
    one.path.startsWith('tables.') ? { ...one, path: inquiry.keep(`usual_${at}`, one.value) } : one,
  ),
});
