import type { Day } from '#src/shared/week.ts';
import { sentence } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { askedBack } from '../../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, valueText, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';
import { yesIf } from '../../telling/told-verdict.ts';
import { unitsInOrder } from './units-in-order.ts';

/** "Where does March rank among all months by sessions": its place among the whole ones, with those next to it. */
export async function placeOfTimeAnswer(settled: Settled, unit: Day, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { metric, grain, fetched, units } = await unitsInOrder(settled, inquiry);
  const whole = wholeOnly(settled, grain, units);
  // A week that the data know in part holds no place among whole ones
  const at = whole.findIndex(({ time }) => time === unit);
  const own = whole[at];
  if (own === undefined) throw askedBack('place_of_part');
  // Equal ones share their place.
  const rankAt = (place: number): number => 1 + whole.findIndex(({ value }) => value === whole[place]?.value);
  const alike = whole.filter(({ value }) => value === own.value).length - 1;
  const columns: Column[] = [
    timeColumn(grain),
    { title: 'Rank', format: 'count' },
    { title: metric.label, format: metric.unit },
  ];
  const row = (place: number) => {
    const { time, value } = whole[place] as (typeof whole)[number];
    return [timeCell(time, grain), rankAt(place), value];
  };
  const near = whole.flatMap((_, place) =>
    place !== at && (Math.abs(place - at) <= AROUND || place < (reading.rank?.count ?? 0))
      ? [row(place)]
      : [],
  );
  const path = `plans.${fetched.plan}.plan`;
  const many = wholeNumber(whole.length, inquiry.keep('units', whole.length));
  const count = reading.rank?.count ?? null;
  const verdict = reading.isYesNo && count !== null ? yesIf(rankAt(at) <= count) : undefined;
  const isLowFirst = reading.rank?.direction === 'bottom';
  return {
    verdict,
    headline: sentence`${timePiece(own.time, grain, 'tables.0.rows.0.0')} is number ${wholeNumber(rankAt(at), 'tables.0.rows.0.1')} of ${many} ${grain}s by ${metric.noun}${isLowFirst ? ', the lowest first,' : ''}${filterPhrase(reading.filters, view, path)} ${periodPhrase(period, path)}: ${valueText(own.value, metric.unit, view.source.currency, 'tables.0.rows.0.2')}${alike === 0 ? '' : sentence`, level with ${wholeNumber(alike, inquiry.keep('level', alike))} ${alike === 1 ? 'other' : 'others'}`}.`,
    sentences: [
      ...(whole.length < units.length ? [sentence`Only whole ${grain}s are ranked.`] : []),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [table(periodTitle(period), columns, [row(at)]), table('Next to it', columns, near)],
    chart: null,
  };
}

const AROUND = 2;
