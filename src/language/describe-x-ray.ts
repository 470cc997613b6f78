import type { Analysis } from '#src/engine/analysis.ts';
import type { BreakdownRow, WeekBreakdown } from '#src/engine/explored.ts';
import { type Binding, type BoundText, join, type Piece, sentence } from './bound-text.ts';
import { findingTitle } from './describe-finding.ts';
import type { WeekStory } from './describe-week.ts';
import type { FindingContext } from './finding-context.ts';
import { outsideRange } from './near-misses.ts';
import { amount, percent, points } from './quantity.ts';
import { markdownText } from './questions/wording/markdown-text.ts';

export interface XRayParts {
  readonly analysis: Analysis;
  /** Null of analyses from before it was kept. */
  readonly breakdown: WeekBreakdown | null;
  readonly story: WeekStory;
  readonly currency: string | null;
  readonly contextOf: (metric: string) => FindingContext;
}

const MOST_ROWS = 6;

/** The overview of one source and week in Markdown: what happened, in which numbers, where, and how it was tested. */
export function describeXRay({ analysis, breakdown, story, currency, contextOf }: XRayParts): BoundText {
  const parts: BoundText[] = [inMarkdown(story.summary)];
  const numbers = siteLines(analysis, currency, contextOf);
  if (numbers.length > 0) parts.push(section('The week in numbers', bullets(numbers)));
  parts.push(section('What changed', changes(analysis, contextOf)));
  if (breakdown !== null) parts.push(...tables(breakdown, contextOf(breakdown.metric).metric));
  parts.push(section('How this was tested', howTested(analysis)));
  return join(parts, '\n\n');
}

const section = (title: string, body: BoundText): BoundText => join([`## ${title}`, body], '\n\n');
const bullets = (lines: readonly BoundText[]): BoundText =>
  join(
    lines.map((line) => join(['-', line])),
    '\n',
  );

function siteLines(
  { site }: Analysis,
  currency: string | null,
  contextOf: XRayParts['contextOf'],
): BoundText[] {
  return site.flatMap(({ metric, unit, effect }) => {
    if (effect === null) return [];
    const at = `site.${metric}.effect`;
    const { label } = contextOf(metric).metric;
    const observed = amount(effect.observed, unit, currency, `${at}.observed`);
    const expected = amount(effect.expected, unit, currency, `${at}.expected`);
    if (effect.relative === null) return [sentence`${label}: ${observed}, none expected.`];
    const difference = effect.absolute;
    const size = `${at}.absolute`;
    if (unit === 'position')
      return [
        sentence`${label}: ${observed}, ${amount(Math.abs(difference), unit, currency, size)} ${difference < 0 ? 'better' : 'worse'} than the ${expected} expected.`,
      ];
    const word = difference < 0 ? 'below' : 'above';
    const apart = unit === 'fraction' ? points(difference, size) : percent(effect.relative, `${at}.relative`);
    return [sentence`${label}: ${observed}, ${apart} ${word} the ${expected} expected.`];
  });
}

function changes({ findings, site }: Analysis, contextOf: XRayParts['contextOf']): BoundText {
  if (findings.length === 0) {
    const none = sentence`No segment moved so far that chance can be ruled out.`;
    return site.some(outsideRange)
      ? none
      : sentence`${none} The differences above are of the size that such weeks have.`;
  }
  return bullets(
    findings.map((finding) => sentence`${inMarkdown(findingTitle(finding, contextOf(finding.metric)))}.`),
  );
}

function tables(breakdown: WeekBreakdown, metric: FindingContext['metric']): BoundText[] {
  const { sources, categories, revenue } = breakdown;
  const list = (title: string, head: string, rows: readonly BreakdownRow[], path: string, name: NameOf) =>
    rows.length === 0
      ? []
      : [section(title, table(head, metric.label, rows.slice(0, MOST_ROWS), path, name))];
  return [
    // Search Console knows no source of a click: its parts are devices or countries.
    ...list(
      breakdown.metric === 'sessions' ? 'Where visits came from' : `Where ${metric.noun} came from`,
      breakdown.metric === 'sessions' ? 'Source' : 'Part',
      sources,
      'breakdown.sources',
      ({ source }) => source,
    ),
    ...list('Kinds of pages', 'Category', categories, 'breakdown.categories', ({ category }) => category),
    ...list('Pages that earn', 'Page', revenue, 'breakdown.revenue', ({ page }) => page),
  ];
}

type NameOf = (row: BreakdownRow) => string | null;

function table(
  head: string,
  metricLabel: string,
  rows: readonly BreakdownRow[],
  path: string,
  nameOf: NameOf,
): BoundText {
  const line = (cells: readonly Piece[]) => sentence`| ${join(cells, ' | ')} |`;
  return join(
    [
      line([head, metricLabel, 'Week before', 'Mean of three before', 'Share of the change']),
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map((row, index) => {
        const at = `${path}.${index}`;
        return line([
          quoted(nameOf(row) ?? 'all', `${at}.name`),
          count(row.sessions, `${at}.sessions`),
          count(row.comparisons.W1, `${at}.comparisons.W1`),
          count(row.change === null ? null : row.sessions - row.change, `${at}.change`),
          signedShare(row.effect, `${at}.effect`),
        ]);
      }),
    ],
    '\n',
  );
}

const count = (value: number | null, path: string): Piece =>
  value === null ? 'no data' : amount(value, 'count', null, path);

function signedShare(effect: number | null, path: string): Piece {
  if (effect === null) return 'no change';
  return join([effect < 0 ? '\u2212' : '+', percent(effect, path)], '');
}

/** A sentence as text alone: the names from outside in it become no markup. */
const inMarkdown = ({ text, bindings }: BoundText): BoundText => ({
  text: markdownText(text),
  bindings: bindings.map((binding) => ({ ...binding, text: markdownText(binding.text) })),
});

/** A name from outside stands as it is between backticks: no link, no markup, no second cell. */
function quoted(text: string, path: string): Binding {
  return { text: `\`${text.replace(/[`|\\\r\n]/g, ' ').trim() || ' '}\``, path, value: text };
}

function howTested({ tested, kept, falseDiscoveryRate, partial }: Analysis): BoundText {
  const rest = partial ? ' The budget of steps ended before everything was explored.' : '';
  return sentence`Each segment was compared with what the weeks before let expect of it, one test for each metric: ${amount(tested, 'count', null, 'tested')} tests were made and ${amount(kept, 'count', null, 'kept')} findings kept, of which at most ${percent(falseDiscoveryRate, 'falseDiscoveryRate')} may be chance.${rest} Shares of the change compare the week with the mean of the three weeks before; they add up to the change of the whole source, together with what the tables leave out. They are numbers and no claims: only what stands under "What changed" passed its test.`;
}
