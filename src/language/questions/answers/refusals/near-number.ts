import { metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';

/** Columns that count what comes close to a number of the catalogue, the closest first. */
const KIN = {
  bought: [/purchas|\border/i, /\bsold\b|sale|transaction|booking|checkout|ticket|subscri|signup|sign up/i],
  taken: [/revenue|turnover|takings/i, /sales|amount|income|fee|price paid|donat/i],
  came: [/session|visit/i, /view|click|open|play|read|download|search/i],
} as const;

type Kin = keyof typeof KIN;

/** What is offered where a source lacks a number of the catalogue: the same of what it does count. */
const MADE_OF: ReadonlyMap<string, readonly [Kin, Kin?]> = new Map([
  ['purchases', ['bought']],
  ['key_events', ['bought']],
  ['leads', ['bought']],
  ['conversion_rate', ['bought', 'came']],
  ['purchase_rate', ['bought', 'came']],
  ['average_order_value', ['taken', 'bought']],
  ['revenue_per_session', ['taken', 'came']],
  ['revenue', ['taken']],
  ['sessions', ['came']],
  ['users', ['came']],
  ['new_users', ['came']],
  ['page_views', ['came']],
]);

/** How a question would name the number of these data that comes closest to one that they lack: "items purchased per items viewed". */
export function nearNumber(metric: string, views: readonly SourceView[]): string | undefined {
  const [over, under] = MADE_OF.get(metric) ?? [];
  const named = over && kinIn(over, views);
  if (under === undefined || named === undefined) return named;
  const below = kinIn(under, views);
  return below === undefined || below === named ? named : `${named} per ${below}`;
}

function kinIn(kin: Kin, views: readonly SourceView[]): string | undefined {
  const labels = views.flatMap((view) =>
    view.metricColumns
      .filter((column) => view.metricOf(column).kind.type === 'additive')
      .map((column) => metricLabelIn([view], column).toLowerCase()),
  );
  return KIN[kin].flatMap((pattern) => labels.find((label) => pattern.test(label)) ?? [])[0];
}
