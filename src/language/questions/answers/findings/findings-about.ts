import type { Finding } from '#src/engine/finding.ts';
import { ownOf } from '#src/shared/own-of.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { WeekFindings } from '../../question-context.ts';
import { isUnnamed } from '../../reading/is-unnamed.ts';
import type { ReadFilter, Reading } from '../../reading/reading.ts';

/** Whether a question about findings names what they are to be about: a metric, a part of the site, a dimension. */
export const isAboutSomething = (reading: Reading): boolean =>
  isMetricNamed(reading) || reading.filters.length > 0 || reading.dimensions.length > 0;

/**
 * The findings of a week that are about what the question names. One of the whole site is not about a part of it; one that
 * another metric moved with is about that metric, too.
 */
export function findingsAbout(
  told: WeekFindings,
  reading: Reading,
  view: SourceView,
): WeekFindings['findings'] {
  const metrics = isMetricNamed(reading) ? reading.metrics.flatMap((id) => namesOf(id, view)) : [];
  const about = told.findings.filter(({ finding }) => {
    const own = [finding.metric, ...finding.companions.map(({ metric }) => metric)];
    return (
      (metrics.length === 0 || own.some((metric) => metrics.includes(metric))) &&
      reading.filters.every((filter) => isWithin(finding, filter)) &&
      reading.dimensions.every((dimension) => Object.hasOwn(finding.segment, dimension))
    );
  });
  const isOfItself = ({ finding }: WeekFindings['findings'][number]) => metrics.includes(finding.metric);
  return [...about.filter(isOfItself), ...about.filter((one) => !isOfItself(one))];
}

/** Those numbers of the whole site outside their range that the question is about: of a part of it they say nothing. */
export function nearMissesAbout(
  { nearMisses }: WeekFindings,
  reading: Reading,
  view: SourceView,
): WeekFindings['nearMisses'] {
  if (reading.filters.length > 0 || reading.dimensions.length > 0) return [];
  if (!isMetricNamed(reading)) return nearMisses;
  const metrics = reading.metrics.flatMap((id) => namesOf(id, view));
  return nearMisses.filter(({ metric }) => metrics.includes(metric));
}

/** What is asked about, where no test of these weeks was about it: the metric, or it and the part. */
export function untestedOf(
  weeks: readonly WeekFindings[],
  reading: Reading,
  view: SourceView,
): string | undefined {
  if (!isMetricNamed(reading)) return undefined;
  const isTested = (id: string): boolean =>
    namesOf(id, view).some((name) => weeks.some(({ metrics }) => metrics.includes(name)));
  const untested = reading.metrics.find((id) => !isTested(id));
  if (untested !== undefined) return askMetric(view, untested)?.noun ?? untested;
  const names = reading.metrics.flatMap((id) => namesOf(id, view));
  return reading.filters.length === 0 || weeks.some((week) => isPartTested(week, reading, names))
    ? undefined
    : aboutWords(reading, view);
}

/** Small parts are not tested: that nothing was found of them says nothing. */
const isPartTested = ({ nodes }: WeekFindings, { filters }: Reading, metrics: readonly string[]): boolean =>
  nodes.some(
    ({ metric, segment }) =>
      metrics.includes(metric) && filters.every((filter) => isWithin({ segment }, filter)),
  );

/** "Sessions, country “Germany”": what the findings that are told were chosen by. */
export function aboutWords(reading: Reading, view: SourceView): string {
  const labelOf = (dimension: string): string => view.labelOf(dimension).toLowerCase();
  const metrics = isMetricNamed(reading) ? reading.metrics.map((id) => askMetric(view, id)?.noun ?? id) : [];
  const filters = reading.filters.map(({ dimension, is, members }) => {
    const names = members.map((member) => `“${member}”`).join(' or ');
    return `${/^(?:none_of|not_)/.test(is) ? 'without ' : ''}${labelOf(dimension)} ${names}`;
  });
  return [...metrics, ...reading.dimensions.map(labelOf), ...filters].join(', ');
}

/** One that nobody named stands there for want of one. */
export const isMetricNamed = (reading: Reading): boolean => reading.metrics.length > 0 && !isUnnamed(reading);

/** What the analysis calls it: itself, the catalogue's name, or the one column that it is made of. */
export function namesOf(id: string, view: SourceView): string[] {
  const metric = askMetric(view, id);
  if (metric === undefined) return [id];
  const { columns, named, kind } = metric;
  return [id, ...(named === undefined ? [] : [named]), ...(kind === 'quotient' ? [] : columns)];
}

function isWithin({ segment }: Pick<Finding, 'segment'>, { dimension, is, members }: ReadFilter): boolean {
  const own = ownOf(segment, dimension);
  if (own === undefined) return false;
  const text = own.toLowerCase();
  const some = (holds: (member: string) => boolean): boolean =>
    members.some((member) => holds(member.toLowerCase()));
  switch (is) {
    case 'one_of':
      return some((member) => member === text);
    case 'none_of':
      return !some((member) => member === text);
    case 'containing':
      return some((member) => text.includes(member));
    case 'not_containing':
      return !some((member) => text.includes(member));
    case 'starting_with':
      return some((member) => text.startsWith(member));
    case 'not_starting_with':
      return !some((member) => text.startsWith(member));
  }
}
