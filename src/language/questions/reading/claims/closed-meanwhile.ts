import { addDays, type Day } from '#src/shared/week.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Reading } from '../reading.ts';

/** In the last days of the data nobody knows whether one without a row is gone or only pauses. */
const LAST_DAYS = 3;

const ASKED = /^(?:so |and )?when (?:was|were) .{2,60} (?:closed|shut)(?: for)?[ ?.!]*$/i;

/**
 * "When was Lost at Sea closed" is the last day of one that is gone. One that goes on to the end of the data was closed in between, if at
 * all: on the days without any of it, the most of them that stand behind each other first. Undefined where it is gone.
 */
export function closedMeanwhile(
  text: string,
  { endOfTime, filters, limits }: Reading,
  view: SourceView,
  lastOfIt: unknown,
): string | undefined {
  const [filter] = filters;
  const [name] = filter?.members ?? [];
  const metric = askMetric(view, limits[0]?.metric ?? '');
  const { lastDay } = view.source;
  if (endOfTime !== 'last' || !ASKED.test(text) || filters.length !== 1 || filter?.members.length !== 1)
    return undefined;
  if (name === undefined || metric === undefined || lastDay === null || typeof lastOfIt !== 'string')
    return undefined;
  return (lastOfIt as Day) > addDays(lastDay, -LAST_DAYS)
    ? `longest run of days without ${metric.noun} of "${name}"`
    : undefined;
}
