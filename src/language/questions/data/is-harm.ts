import { isCostByName } from './spent-columns.ts';

/** What nobody hopes for, by the names that files give to it. */
const HARM =
  /(?:^|[^a-z])(?:re)?(?:refund\w*|returns?|returned|cancel\w*|complaints?|no.?shows?|defects?|errors?|fail\w*|late|delays?|delayed|churn\w*|unsubscri\w*|unfollow\w*|bounces?|bounced|reject\w*|refus(?:ed|als?)|damag\w*|scrap\w*|wast\w*|disputes?|chargebacks?|abandon\w*|lost|missed|downtime|outages?|incidents?|escalat\w*|crash\w*|reopen\w*|rework\w*|wash(?:es|ed)|spoil\w*|faults?|breakages?|injur\w*|accidents?|breach(?:es)?|violations?|overdue|stockouts?|mending|repair\w*|wait\w*|deliver(?:y|ies)?[_ -]?(?:minutes|mins|hours|times?)|prep(?:aration)?[_ -]?(?:minutes|mins|hours|time)|turnaround|repl(?:y|ies)\w*|response|resolution|handling|processing)(?![a-z])/i;

/**
 * Whether more of it is worse: of a file's own column, of the part that a ratio counts, of what others are taken off, and of a sum only
 * where all of it is. The catalogue says it itself.
 */
export const isHarm = (metric: string): boolean => countedIn(metric).every(isHarmByName);

const isHarmByName = (column: string): boolean =>
  HARM.test(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')) || isCostByName(column);

function countedIn(metric: string): readonly string[] {
  const over = metric.replace(/^(?:ratio|per_\d+):/, '');
  const [way, first = '', ...others] = over.split(':');
  if (way === 'less') return [first];
  if (way === 'plus') return over === metric ? [first, ...others] : [first, ...others.slice(0, -1)];
  return over === metric ? [metric] : [way ?? metric];
}
