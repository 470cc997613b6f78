import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { livesNotes } from '../../lives/lives-notes.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';
import { type GrainOfPeak, type Peak, peaksOf } from './peaks-of.ts';

/** The first units of time of every larger unit, or of every member: "the best weekday of each month". */
export async function peaksAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const grain = reading.grain as GrainOfPeak;
  const [metric] = asked as [AskMetric];
  const { fetched, lives, peaks, areWholeOnly } = await peaksOf(settled, grain, inquiry);
  const path = `plans.${fetched.plan}.plan`;
  const [top] = peaks;
  return {
    headline: capital(
      top === undefined
        ? sentence`No ${metric.noun}${filterPhrase(reading.filters, view, path)} ${periodPhrase(period, path)}.`
        : headlineOf(settled, metric, grain, top, path),
    ),
    sentences: [
      ...(areWholeOnly ? [sentence`Only whole ${grain}s are ranked.`] : []),
      ...livesNotes(settled, lives, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [tableOf(settled, grain, peaks)],
    chart:
      peaks.length === 0
        ? null
        : { mark: 'bar', label: `${metric.label} of the first ${grain}`, x: 0, y: [2] },
  };
}

function tableOf(settled: Settled, grain: GrainOfPeak, peaks: readonly Peak[]): AnswerTable {
  const { reading, period, view, metrics } = settled;
  const { rankPer: per, dimensions } = reading;
  return table(
    periodTitle(period),
    [
      per === null ? { title: view.labelOf(dimensions[0] ?? ''), format: 'text' } : timeColumn(per),
      grain === 'weekday' ? { title: 'Weekday', format: 'text' } : timeColumn(grain),
      ...metrics.map(
        ({ label, unit, kind }): Column => ({
          title: grain === 'weekday' && kind === 'additive' ? `${label} on an average day` : label,
          format: unit,
        }),
      ),
    ],
    peaks.map(({ outer, inner, values }) => [
      per === null ? outer : timeCell(outer, per),
      timeCell(inner, grain),
      ...values,
    ]),
  );
}

/** "Of Jan 2017, Tuesday had the most revenue: 5,617 on an average day." */
function headlineOf(
  settled: Settled,
  metric: AskMetric,
  grain: GrainOfPeak,
  top: Peak,
  path: string,
): BoundText {
  const { reading, period, view } = settled;
  const { rankPer: per } = reading;
  const outer =
    per === null
      ? sentence`${{ text: top.outer === '' ? '(empty)' : top.outer, path: 'tables.0.rows.0.0', value: top.outer }}`
      : timePiece(top.outer as Day, per, 'tables.0.rows.0.0');
  const inner =
    grain === 'weekday'
      ? sentence`${{ text: top.inner, path: 'tables.0.rows.0.1', value: top.inner }}`
      : timePiece(top.inner as Day, grain, 'tables.0.rows.0.1');
  const isBottom = reading.rank?.direction === 'bottom';
  const most =
    metric.kind === 'quotient' ? (isBottom ? 'lowest' : 'highest') : isBottom ? leastWord(metric) : 'most';
  // Of names that have a row each it is said so, and not that they were added up
  const [column = ''] = reading.dimensions;
  const ofNames = reading.filters.filter(({ dimension, is }) => dimension === column && is === 'one_of');
  const others = reading.filters.filter((filter) => !ofNames.includes(filter));
  const where = filterPhrase(others, view, path);
  const value = valueText(top.values[0] ?? null, metric.unit, view.source.currency, 'tables.0.rows.0.2');
  const mean = grain === 'weekday' && metric.kind === 'additive' ? ' on an average day' : '';
  return sentence`The ${grain} with the ${most} ${metric.noun}${where} of each ${per ?? view.labelOf(column).toLowerCase()}${ofNames.length > 0 && per === null ? ' that is named' : ''} ${periodPhrase(period, path)}: ${inner} for ${outer}, with ${value}${mean}; the others stand below.`;
}
