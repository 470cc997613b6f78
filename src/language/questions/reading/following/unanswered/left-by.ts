import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { QuestionContext } from '../../../question-context.ts';
import type { About } from '../../about.ts';
import { asMeant } from '../../as-meant.ts';
import { type Assembled, assemble } from '../../assemble.ts';
import type { AssembleOptions } from '../../assembling/assemble-options.ts';
import { followOn } from '../../follow-on.ts';
import { knownSite } from '../../known-site.ts';
import type { Mark } from '../../mark.ts';
import { ifAnswerable, type Problem } from '../../problem.ts';
import { Reading } from '../../reading.ts';
import { worded } from '../../worded.ts';
import { standingBefore, type Unanswered, unansweredBefore } from './unanswered.ts';

/** Of these only what is made of the numbers is in doubt: which number, of whom and when was understood. */
const OF_FORM_ALONE: ReadonlySet<About> = new Set([
  'average_by',
  'both_at_once',
  'course_of_two',
  'not_at_once',
  'two_changes',
  'two_grains',
  'two_rankings',
]);

/** Of these a number, or what it was to be split by, is not there, and everything else was understood. */
const LACKING: ReadonlySet<Problem['type']> = new Set([
  'metric_missing',
  'topic',
  'users',
  'no_data',
  'not_together',
]);

/** What was said in the place of an answer. */
interface Offered {
  readonly choices: readonly string[];
  readonly isAskedBack: boolean;
  readonly isToldApart: boolean;
}

/** What a question that was not answered leaves to the one behind it. */
export function leftBy(
  question: string,
  context: QuestionContext,
  problem: Problem,
  { choices, isAskedBack, isToldApart }: Offered,
): Unanswered {
  const left = unansweredBefore(context);
  const before = left === undefined ? (context.previous ?? null) : left.before;
  const own = understood(question, context, problem);
  // One that adds nothing leaves standing what there was
  if (!own.hasDays && !own.hasNames && !own.hasNumber && left !== undefined)
    return {
      ...left,
      question,
      choices: [...choices],
      isAskedBack,
      isToldApart,
      isUnsure: left.isUnsure || own.isUnsure,
    };
  return { question, choices: [...choices], isAskedBack, isToldApart, before, ...own };
}

type Understood = Pick<Unanswered, 'kept' | 'isUnsure' | 'hasNumber' | 'hasDays' | 'hasNames' | 'isPlain'>;

const NOTHING: Understood = {
  kept: null,
  isUnsure: true,
  hasNumber: false,
  hasDays: false,
  hasNames: false,
  isPlain: false,
};

function understood(question: string, context: QuestionContext, problem: Problem): Understood {
  const { views } = knownSite(context);
  const said = views.length === 0 ? undefined : ifAnswerable(() => worded(question, context));
  if (said === undefined) return NOTHING;
  const options: AssembleOptions = { views, site: context.site, usual: undefined };
  const all = ifAnswerable(() => asMeant(said.marks, views)) ?? said.marks;
  const known = all.filter((mark) => !isLacking(mark, views));
  const whole = ifAnswerable(() => assemble(known, options));
  const parts =
    whole ??
    ifAnswerable(() =>
      assemble(
        known.filter(({ type }) => type === 'time'),
        options,
      ),
    );
  if (parts === undefined) return NOTHING;
  const behind = readingBefore(context);
  const { has } = parts;
  // "And users on desktop?" is of the days of the question before it, "and this year?" of its number
  const isOfBefore = behind !== undefined && !(has.period && has.metric);
  const reading = isOfBefore ? followOn(behind, parts) : parts.reading;
  const isAdded = has.period || has.filter || has.dimension || has.metric;
  if (behind !== undefined && !isAdded) return { ...NOTHING, isUnsure: false };
  const hasDays = reading.periods.length > 0 || reading.isAllData || reading.weekdays.length > 0;
  const hasNames = reading.filters.length > 0 || reading.dimensions.length > 0;
  const hasNumber = (has.metric || behind !== undefined) && known.length === all.length;
  return {
    kept: hasDays || hasNames || hasNumber ? plainly(reading) : null,
    isUnsure: whole === undefined ? all.some(isContent) : isInDoubt(problem, whole),
    hasNumber,
    hasDays,
    hasNames,
    isPlain:
      LACKING.has(problem.type) && !has.intent && !has.rank && !has.versus && reading.limits.length === 0,
  };
}

function readingBefore(context: QuestionContext): Reading | undefined {
  const left = unansweredBefore(context);
  const standing = left === undefined ? context.previous : standingBefore(left);
  return Reading.safeParse(standing?.reading).data;
}

const isInDoubt = (problem: Problem, { unknown }: Assembled): boolean =>
  unknown.length > 0 ||
  !(LACKING.has(problem.type) || (problem.type === 'ambiguous' && OF_FORM_ALONE.has(problem.about)));

/** A number that no source counts, and what data lack by their nature. */
const isLacking = (mark: Mark, views: readonly SourceView[]): boolean =>
  mark.type === 'topic' ||
  (mark.type === 'metric' && views.every((view) => askMetric(view, mark.metric) === undefined));

const isContent = ({ type }: Mark): boolean => /^(?:dimension|members|text|path|number|unknown)$/.test(type);

/** Its number, days and names, without what was to be made of them. */
const plainly = (reading: Reading): Reading => ({
  ...reading,
  intent: 'numbers',
  shape: 'value',
  limits: [],
  moves: [],
  rank: null,
  place: 1,
  rankPer: null,
  asks: null,
  isYesNo: false,
  order: null,
  orderBy: null,
  always: null,
  assumptions: [],
});
