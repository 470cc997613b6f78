import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { percent } from '../../../quantity.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { kindOfMetric } from '../../data/kind-of-column.ts';
import { isWholeWeek, type Period } from '../../dates/period.ts';
import { markdownText } from '../../wording/markdown-text.ts';
import {
  capital,
  changeWords,
  filterPhrase,
  listed,
  longDay,
  periodPhrase,
  periodTitle,
  valueText,
} from '../../wording/say.ts';
import { engineWords } from '../findings/engine-words.ts';
import { onCommonDays } from '../settling/common-days.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { usualBefore } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, type Chart, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import {
  type DaysOfBoth,
  daysOfBoth,
  isUneven,
  perDay,
  perDayBeside,
  perDayWords,
} from '../telling/per-day.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { askWhatMoved } from './ask-what-moved.ts';
import { changeChain } from './change-chain.ts';
import { changeColumn, changeColumns } from './change-columns.ts';
import { changeRow } from './change-row.ts';
import { leadParts } from './lead-parts.ts';
import { partLead } from './part-lead.ts';
import { type Part, partsOfChange, shareBefore } from './parts-of-change.ts';
import { standoutDay } from './standout-day.ts';
import { standoutOrder } from './standout-order.ts';
import { isTurnedPerDay } from './turned-per-day.ts';

/** Beyond this a part is told without its share: the whole then is the rest of parts that cancel out. */
const MOST_SHARE = 2;

/**
 * Where a change came from: the parts of it by every dimension that the data have, and, for a whole week, what the engine
 * expected and how sure the difference is. It tells where, never what somebody did: that no query knows.
 */
export async function whyAnswer(asked: Settled, facts: AskFacts, inquiry: Inquiry): Promise<AnswerDraft> {
  const settled = onCommonDays({ ...asked, other: asked.other ?? usualBefore(asked.period) });
  const { period, reading } = settled;
  const [metric] = settled.asked as [AskMetric];
  const other = settled.other ?? usualBefore(period);
  await askWhatMoved(settled, other, inquiry);
  const now = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const before = await fetchDays(settled, inquiry, { metrics: [metric], period: other });
  // Of a month with nine days of data every cause would be that the rest is missing.
  const uneven = unevenNote(settled, other, now, before, inquiry);
  const [a, b] = [measure(metric, now.rows), measure(metric, before.rows)];
  const isMoved = a !== null && b !== null;
  const total = isMoved ? a - b : 0;
  const days = daysOfBoth(settled, other, now, before);
  const chain = isMoved
    ? await changeChain(settled, metric, [a, b], other, { facts, inquiry, place: 0 })
    : null;
  const parts = isMoved ? await partsOfChange(settled, metric, other, { total, before: b }, inquiry) : [];
  const places = { parts: chain ? 1 : 0, change: chain ? 2 : 1 };
  const engine = await engineWords(settled, metric, facts, inquiry);
  const main = partsTable(settled, metric, parts, other);
  const compared = changeTable(metric, period, other, a, b);
  const sentences: BoundText[] = [
    ...(chain ? [chain.words] : []),
    ...partsWords(parts, { total, before: b, place: places.parts }, settled, inquiry),
    ...(total === 0 ? [] : await standoutDay(settled, metric, total, other, inquiry)),
    ...(total === 0 ? [] : await standoutOrder(settled, metric, total, other, inquiry)),
  ];
  sentences.push(
    ...engine.words,
    sentence`This tells where the change sits in the data, not what caused it.`,
    ...uneven,
    ...(uneven.length > 0 && metric.kind === 'additive' && isUneven(days)
      ? [sentence`The parts are those of the totals, which have the days of their number in them.`]
      : []),
    ...(await notesOn(settled, inquiry, [now])),
  );
  return answered(
    {
      headline: capital(
        headlineOf(settled, metric, {
          a,
          b,
          now: now.plan,
          before: before.plan,
          other,
          place: places.change,
          lead: partLead(parts, { total, before: b, place: places.parts }, settled, inquiry) ?? chain?.lead,
          days,
          isUsual: engine.isUsual,
          inquiry,
        }),
      ),
      sentences,
      tables: [...(chain ? [chain.table] : []), main, compared, ...engine.tables],
      chart: chartOf(metric, chain !== null, parts.length),
      assumptions: assumptionWords(settled, inquiry),
      references: isWholeWeek(period)
        ? [{ type: 'week', id: period.from, title: `Week of ${longDay(period.from)}` }, ...engine.references]
        : [],
    },
    inquiry,
    { ...reading, periods: [period] },
  );
}

/** Of the first table: what each part made of the change. */
function chartOf({ noun }: AskMetric, isChain: boolean, parts: number): Chart | null {
  const title = `What made the change of ${noun}`;
  if (isChain) return { mark: 'bar', label: title, x: 0, y: [4] };
  return parts > 0 ? { mark: 'bar', label: title, x: 1, y: [4] } : null;
}

/** Each part with its two values and what of the change it is. */
function partsTable({ view, period }: Settled, metric: AskMetric, parts: readonly Part[], other: Period) {
  return table(
    `Where the change of ${metric.noun} sits`,
    [
      { title: 'Split by', format: 'text' },
      { title: 'Part', format: 'text' },
      { title: periodTitle(period), format: metric.unit },
      { title: periodTitle(other), format: metric.unit },
      changeColumn(metric.kind === 'quotient' ? 'Its part of the change' : 'Change', metric.unit),
    ],
    parts.map(({ dimension, member, now: late, before: early, change }) => [
      view.labelOf(dimension),
      member,
      late,
      early,
      change,
    ]),
  );
}

function changeTable(metric: AskMetric, period: Period, other: Period, a: number | null, b: number | null) {
  const [, ...cells] = changeRow('', a, b);
  return table('The change', changeColumns(metric.unit, period, other), [cells]);
}

interface Whole {
  readonly total: number;
  readonly before: number | null;
  /** Of the table of parts among those of the answer. */
  readonly place: number;
}

/** Of each split the part that holds most of the change beside its size, and the largest where that is another one. */
function partsWords(
  parts: readonly Part[],
  { total, before, place }: Whole,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText[] {
  const leads = leadParts(parts, { total, before }).slice(0, 3);
  if (total === 0 || leads.length === 0) return [];
  const nameOf = (part: Part): BoundText => {
    const split = view.labelOf(part.dimension).toLowerCase();
    const cell = {
      text: markdownText(part.member || '(empty)'),
      path: `tables.${place}.rows.${parts.indexOf(part)}.1`,
      value: part.member,
    };
    // "By new or returning returning visitors"
    return view.kindOf(part.dimension) === 'new_vs_returning'
      ? sentence`${{ ...cell, text: `${cell.text} visitors` }}`
      : sentence`by ${{ text: split, path: inquiry.keep('split', split), value: split }} ${cell}`;
  };
  const told = (part: Part, isWithSize: boolean): BoundText => {
    const share = part.change / total;
    // Of a change that is next to nothing every part is a multiple.
    if (Math.abs(share) > MOST_SHARE) return nameOf(part);
    const row = parts.indexOf(part);
    const had = isWithSize ? shareBefore(part, before) : null;
    const usual =
      had === null ? '' : sentence`; ${percent(had, inquiry.keep(`had_${row}`, had))} of the total before`;
    return sentence`${nameOf(part)} (${percent(share, inquiry.keep(`share_${row}`, share))} of the change${usual})`;
  };
  const larger = leads.filter(({ telling, largest }) => telling !== largest);
  const tellings = listed(
    leads.map(({ telling }) => told(telling, true)),
    ', ',
  );
  return [
    larger.length === 0
      ? sentence`The largest parts of it: ${tellings}.`
      : sentence`Parts with more of the change than they had of the total: ${tellings}. The largest parts: ${listed(
          larger.map(({ largest }) => told(largest, false)),
          ', ',
        )}.`,
    sentence`Each split by itself makes up the whole change, so parts of different splits overlap.`,
  ];
}

interface Sides {
  readonly a: number | null;
  readonly b: number | null;
  readonly now: number;
  readonly before: number;
  readonly other: Period;
  /** Of the table of the change among those of the answer. */
  readonly place: number;
  /** Which part did it. */
  readonly lead: BoundText | undefined;
  readonly days: DaysOfBoth;
  /** The analysis of the week holds it for chance. */
  readonly isUsual: boolean;
  readonly inquiry: Inquiry;
}

/** "33 % fewer" of three is one order, and no percentage says so. */
const oneAlone = (a: number, b: number, metric: AskMetric): string =>
  metric.kind === 'additive' &&
  kindOfMetric(metric) === 'count' &&
  metric.unit === 'count' &&
  Math.abs(a - b) === 1
    ? `, which is one ${singular(metric.noun)}`
    : '';

/** Says so when what is asked about did not happen. */
function headlineOf(
  { reading, view, period }: Settled,
  metric: AskMetric,
  { a, b, now, before, other, place, lead, days, isUsual, inquiry }: Sides,
): BoundText {
  const where = filterPhrase(reading.filters, view, `plans.${now}.plan`);
  const when = periodPhrase(period, `plans.${now}.plan`);
  const then = periodPhrase(other, `plans.${before}.plan`);
  const value = (number: number | null, at: number) =>
    valueText(number, metric.unit, view.source.currency, `tables.${place}.rows.0.${at}`);
  const words =
    a === null || b === null
      ? undefined
      : (perDayWords(a, b, metric, days, inquiry) ??
        changeWords(a, b, metric, {
          change: `tables.${place}.rows.0.2`,
          relative: `tables.${place}.rows.0.3`,
        }));
  const figures = sentence`${value(a, 0)} ${when} against ${value(b, 1)} ${then}`;
  if (a === null || b === null)
    return sentence`What became of ${metric.noun}${where} is not known: ${figures}.`;
  // Of a change from nothing there is no percentage.
  if (words === undefined && a !== b) return sentence`${metric.label}${where}: ${figures}.`;
  if (words === undefined) return sentence`${metric.label}${where} did not change: ${figures}.`;
  const asked = reading.asks === 'down' ? -1 : reading.asks === 'up' ? 1 : 0;
  const moved = (perDay(a, days.now, metric, days) ?? a) - (perDay(b, days.before, metric, days) ?? b);
  const isOther = asked !== 0 && Math.sign(moved) !== asked;
  const beside = sentence`${perDayBeside(a, b, metric, days, inquiry)}${oneAlone(a, b, metric)}`;
  // Fewer in a shorter month, and more on each of its days: no part did that
  const isByLength = metric.kind === 'additive' && !isUneven(days) && isTurnedPerDay(a, b, days);
  const done = lead === undefined || isUneven(days) ? '' : sentence`: ${lead}`;
  const did = isByLength ? ': the months are not as long, and that makes up the change' : done;
  return isOther
    ? sentence`${metric.label}${where} did not ${asked < 0 ? 'fall' : 'rise'}: ${figures}, ${words}${beside}.`
    : sentence`${metric.label}${where}: ${figures}, ${words}${beside}${isUsual ? ', within the usual ups and downs' : ''}${did}.`;
}
