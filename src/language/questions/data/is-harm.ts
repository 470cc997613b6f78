/** What nobody hopes for, by the names that files give to it. */
const HARM =
  /(?:^|[^a-z])(?:re)?(?:refund\w*|returns?|returned|cancel\w*|complaints?|no.?shows?|defects?|errors?|fail\w*|late|delays?|delayed|churn\w*|unsubscri\w*|unfollow\w*|bounces?|bounced|reject\w*|refus(?:ed|als?)|damag\w*|scrap\w*|wast\w*|disputes?|chargebacks?|abandon\w*|lost|missed|downtime|outages?|incidents?|escalat\w*|crash\w*|reopen\w*|rework\w*|wash(?:es|ed)|spoil\w*|faults?|breakages?|injur\w*|accidents?|breach(?:es)?|violations?|overdue|stockouts?|mending|repair\w*|wait\w*|deliver(?:y|ies)?[_ -]?(?:minutes|mins|hours|times?)|prep(?:aration)?[_ -]?(?:minutes|mins|hours|time)|turnaround|repl(?:y|ies)\w*|response|resolution|handling|processing|costs?|expenses?|(?:ad|ads|media|marketing|advertising|campaign)[_ -]?(?:spend|spent|spending|budget))(?![a-z])/i;

/** Whether more of it is worse: of a file's own column, or of the part that a ratio counts. The catalogue says it itself. */
export const isHarm = (metric: string): boolean => {
  const [, counted = metric] = /^(?:ratio|per_\d+):([^:]+):/.exec(metric) ?? [];
  return HARM.test(counted.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2'));
};
