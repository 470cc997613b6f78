import type { AskMetric } from './asked-metric.ts';
import { isEffort } from './is-effort.ts';

/** What nobody hopes for, by the names that files give to it. */
const HARM =
  /(?:^|[^a-z])(?:re)?(?:refund\w*|returns?|returned|cancel\w*|complaints?|no.?shows?|defects?|errors?|fail\w*|late|delays?|delayed|churn\w*|unsubscri\w*|unfollow\w*|bounces?|bounced|reject\w*|refus(?:ed|als?)|damag\w*|scrap\w*|wast\w*|disputes?|chargebacks?|abandon\w*|lost|missed|downtime|outages?|incidents?|escalat\w*|crash\w*|reopen\w*|rework\w*|wash(?:es|ed)|spoil\w*|faults?|breakages?|injur\w*|accidents?|breach(?:es)?|violations?|overdue|stockouts?|mending|repair\w*|wait\w*|deliver(?:y|ies)?[_ -]?(?:minutes|mins|hours|times?)|prep(?:aration)?[_ -]?(?:minutes|mins|hours|time)|turnaround|repl(?:y|ies)\w*|response|resolution|handling|processing|costs?|expenses?|(?:ad|ads|media|marketing|advertising|campaign)[_ -]?(?:spend|spent|spending|budget))(?![a-z])/i;

/** Whether an owner hopes for less of it. */
export const isBetterDown = ({ id, desired }: Pick<AskMetric, 'id' | 'desired'>): boolean =>
  desired === 'down' || (desired === 'neither' && (isHarm(id) || isEffort(id)));

/** Whether more of it is worse: of a file's own column, or of the part that a ratio counts. The catalogue says it itself. */
export const isHarm = (metric: string): boolean => {
  const [, counted = metric] = /^(?:ratio|per_\d+):([^:]+):/.exec(metric) ?? [];
  return HARM.test(counted.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2'));
};

/** Of these the lower number is the better one, whatever is asked by "better than 5 %" or "worse than the average". */
export const isLowerBetter = (metric: string): boolean =>
  /^(?:position|bounce_rate|bounces)$/.test(metric) || isHarm(metric) || isEffort(metric);
