import type { SourceView } from '../../data/source-view.ts';
import { once } from '../../text/pattern.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { LEAD } from './in-whole-words/lead-and-tail.ts';

const SHARE_OF_NAMED = once`^${LEAD}(?:and )?(?:what|which|how (?:much|large|big|many)(?: of)?)? ?(?:an? |the )?(?:share|percentage|percent|proportion|part|fraction|%) of (?:all )?(?:the |our )?(?<named>[^?]{2,60}?) (?:is|was|are|were|does|did|do) (?:that|it|this|these|those|they)(?: make(?: up)?)?[ ?.!]*$`;

/** "What share of Email was that?" behind the mobile sessions: of those from Email the part on mobile, and not the other way round. */
export function shareOfNamed(
  text: string,
  told: Reading,
  view: SourceView,
  read: (question: string) => Reading | undefined,
): Reading | undefined {
  const named = SHARE_OF_NAMED.exec(text)?.groups?.named;
  if (named === undefined || /^(?:that|it|them|those|these|total|all|everything|whole)$/i.test(named))
    return undefined;
  const [metric] = told.metrics;
  const label =
    metric === undefined
      ? undefined
      : view.metricColumns.includes(metric)
        ? view.metricOf(metric).label
        : metric;
  const whole = read(named) ?? (label === undefined ? undefined : read(`${label} ${named}`));
  const isPlain = told.shape === 'value' && told.dimensions.length === 0 && told.rank === null;
  const isOfOthers =
    whole?.filters.every((one) => told.filters.every(({ dimension }) => dimension !== one.dimension)) ===
    true;
  const isSame = whole?.metrics.every((id) => id === metric) === true;
  if (whole === undefined || whole.filters.length === 0 || told.filters.length === 0) return undefined;
  if (!isPlain || !isOfOthers || !isSame || whole.dimensions.length > 0) throw askedBack('points_back');
  return {
    ...told,
    shape: 'share',
    filters: [...whole.filters.map((one) => ({ ...one, isWhole: true })), ...told.filters],
  };
}
