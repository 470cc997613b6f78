import type { Contribution } from '#src/engine/finding.ts';
import type { AnswerTable } from '#src/shared/answer.ts';
import { ownOf } from '#src/shared/own-of.ts';
import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AskFacts } from '../../ask-facts.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { capital, listed, periodTitle, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { table } from '../telling/draft.ts';
import { changeColumn, relativeColumn } from './change-columns.ts';

/** What a number is the product of; of several ways the first that the source can give. */
const chains: Readonly<Record<string, readonly (readonly string[])[]>> = {
  revenue: [
    ['sessions', 'purchase_rate', 'average_order_value'],
    ['purchases', 'average_order_value'],
    ['sessions', 'revenue_per_session'],
  ],
  revenue_per_session: [['purchase_rate', 'average_order_value']],
  purchases: [['sessions', 'purchase_rate']],
  key_events: [['sessions', 'conversion_rate']],
  clicks: [['impressions', 'ctr']],
  page_views: [['sessions', 'pages_per_session']],
  engaged_sessions: [['sessions', 'engagement_rate']],
  engagement_seconds: [['sessions', 'engagement_per_session']],
};

/** Factors that do not make up the number belong to another report, or count another thing. */
const EXACT = 1e-9;
/** From this share on one part did it. */
const MOST = 0.5;

export interface ChangeChain {
  readonly table: AnswerTable;
  /** "72 % of it from purchases per session, which rose"; undefined where no part is most of it. */
  readonly lead: BoundText | undefined;
  readonly words: BoundText;
}

/**
 * The change of a product as the sum of what each of its factors made of it: the engine's own split, without a rest. Null
 * where the source lacks a factor, or where one is zero and nothing can be said.
 *
 * @param place of the table among those of the answer
 */
export async function changeChain(
  settled: Settled,
  metric: AskMetric,
  [now, before]: readonly [number, number],
  other: Period,
  { facts, inquiry, place }: { readonly facts: AskFacts; readonly inquiry: Inquiry; readonly place: number },
): Promise<ChangeChain | null> {
  const factors = factorsOf(settled, metric);
  if (factors === undefined || now === before) return null;
  const valuesIn = async (period: Period, whole: number): Promise<readonly number[] | null> => {
    const { rows } = await fetchDays(settled, inquiry, { metrics: factors, period });
    const values = factors.flatMap((factor) => measure(factor, rows) ?? []);
    if (values.length < factors.length) return null;
    const product = values.reduce((one, value) => one * value, 1);
    return Math.abs(product - whole) <= EXACT * Math.abs(whole) ? values : null;
  };
  const late = await valuesIn(settled.period, now);
  const early = late && (await valuesIn(other, before));
  if (!late || !early) return null;
  const split = facts.splitOverFactors(
    now - before,
    factors.map(({ id }, at) => ({
      name: id,
      observed: late[at] as number,
      expected: early[at] as number,
    })),
  );
  if (split === null) return null;
  const parts = split.contributions.flatMap((part) => {
    const factor = factors.find(({ id }) => id === part.member);
    return factor ? [{ ...part, factor }] : [];
  });
  const path = (row: number, column: number) => `tables.${place}.rows.${row}.${column}`;
  return {
    table: chainTable(metric, [settled.period, other], now - before, parts),
    lead: leadOf(parts),
    words: chainWords(),
  };

  function leadOf([first]: readonly FactorPart[]): BoundText | undefined {
    const share = first === undefined ? 0 : first.change / (now - before);
    if (first === undefined || share <= MOST) return undefined;
    const way = (first.observed ?? 0) > (first.expected ?? 0) ? 'rose' : 'fell';
    const much = share > 1 ? sentence`all of it and more` : sentence`${percent(share, path(0, 5))} of it`;
    return sentence`${much} from ${first.factor.noun}, which ${way}`;
  }

  function chainWords(): BoundText {
    const { currency } = settled.view.source;
    const product = (factors as readonly AskMetric[]).map(({ noun }) => noun).join(' × ');
    const told = parts.map(({ factor, observed, expected, change }, row) => {
      const value = (number: number | null, column: number) =>
        valueText(number, factor.unit, currency, path(row, column));
      const made = signed(change, metric.unit, currency, path(row, 4));
      return sentence`${factor.noun} (${value(observed, 1)} after ${value(expected, 2)}) made ${made}`;
    });
    return capital(
      sentence`${metric.noun} = ${product}: ${listed(told, ' and ')}. Together these are the whole change.`,
    );
  }
}

/** Three digits of every size: a part of "17 orders fewer" may be less than one. */
function signed(change: number, unit: AskMetric['unit'], currency: string | null, path: string): Piece {
  const { text } = sentence`${valueText(Math.abs(change), unit, currency, path)}`;
  if (!/[1-9]/.test(text)) return change === 0 ? 'nothing of it' : 'hardly anything of it';
  return { text: `${change < 0 ? '−' : '+'}${text}`, path, value: change };
}

type FactorPart = Contribution & { readonly factor: AskMetric };

function factorsOf({ view, reading }: Settled, { id }: AskMetric): readonly AskMetric[] | undefined {
  const cuts = reading.filters.map(({ dimension }) => dimension);
  const ways = ownOf(chains, id) ?? [];
  return ways
    .map((names) => names.flatMap((name) => askMetric(view, name) ?? []))
    .find(
      (found, at) =>
        found.length === ways[at]?.length &&
        found.every(({ kind }) => kind !== 'distinct') &&
        view.has(
          found.flatMap(({ columns }) => columns),
          cuts,
        ),
    );
}

function chainTable(
  metric: AskMetric,
  [now, before]: readonly [Period, Period],
  total: number,
  parts: readonly FactorPart[],
) {
  return table(
    `What ${metric.noun} is made of`,
    [
      { title: 'Part', format: 'text' },
      { title: periodTitle(now), format: 'text' },
      { title: periodTitle(before), format: 'text' },
      relativeColumn('Change in %'),
      changeColumn('Its part of the change', metric.unit),
      { title: 'Share of the change', format: 'fraction' },
    ],
    parts.map(({ factor, observed, expected, change }) => [
      factor.label,
      observed,
      expected,
      observed === null || expected === null || expected === 0 ? null : observed / expected - 1,
      change,
      change / total,
    ]),
    parts.map(({ factor }) => factor.unit),
  );
}
