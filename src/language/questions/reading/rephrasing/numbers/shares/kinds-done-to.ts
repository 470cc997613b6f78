import { isMetricId } from '#src/semantics/metric.ts';
import { ownOf } from '#src/shared/own-of.ts';
import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { inWords } from '../../../in-words.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { wholesFor } from '../rates/rate-of-what.ts';

const WERE = /^(?:(?:that|which) )?(?:is|are|was|were|gets?|got|been|has been|have been)$/i;
/** What became of them, and no things that have a share themselves. */
const BECAME = /^(?:(?:is|are|was|were|got) )?\p{L}+(?:[^e]ed|en|sold|lost|sent)$/iu;

/**
 * "What percent of beer was spilled at Tap Yard": so many litres of all of them there, and not how the spilled ones spread over the
 * beers. The whole is what the rows say that it is a part of; where they do not, it is asked.
 */
export function kindsDoneTo(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share') && / of$/i.test(mark.said));
  const part = marks.findIndex(({ type }) => type === 'metric');
  const over = marks[part];
  const between = marks.slice(share + 1, part);
  const [kind, ...were] = between.filter((mark) => !/^(?:the|our|all)$/i.test(mark.said));
  if (share < 0 || part < share || over?.type !== 'metric' || isMetricId(over.metric)) return marks;
  if (kind?.type !== 'dimension' || were.length === 0 || !were.every(({ said }) => WERE.test(said)))
    return marks;
  if (!BECAME.test(over.said) || marks.slice(part + 1).some(isOtherNumber)) return marks;
  const view = views.find(({ metricColumns }) => metricColumns.includes(over.metric));
  if (view === undefined) return marks;
  const under = provenWhole(over.metric, view);
  if (under === undefined) return askOfWhich(marks, { share, part, view, kind: kind.said });
  const said = inWords(marks.slice(share, part + 1));
  return [
    ...marks.slice(0, share),
    { ...over, metric: `ratio:${over.metric}:${under}`, said },
    ...marks.slice(part + 1),
  ];
}

const isOtherNumber = (mark: Mark): boolean =>
  mark.type === 'metric' || mark.type === 'dimension' || isKeyword(mark, 'by', 'per', 'each');

/** The litres of spilled_litres, where no row has more of them spilled. */
function provenWhole(part: string, view: SourceView): string | undefined {
  const [whole, second] = (ownOf(view.source.wholes, part) ?? []).filter((one) =>
    wordsOf(one).every((word) => wordsOf(part).includes(word)),
  );
  return second === undefined ? whole : undefined;
}

interface Parts {
  readonly share: number;
  readonly part: number;
  readonly view: SourceView;
  readonly kind: string;
}

function askOfWhich(marks: readonly Mark[], { share, part, view, kind }: Parts): readonly Mark[] {
  const over = marks[part];
  if (over?.type !== 'metric') return marks;
  const noun = askMetric(view, over.metric)?.noun ?? over.said;
  const behind = marks.slice(part + 1);
  const wholes = wholesFor(over.metric, view).map((whole) => `${noun} per ${singular(whole)}`);
  if (wholes.length === 0) return marks;
  const before = marks.slice(0, share).filter((mark) => !isNoise(mark));
  const says = (words: string): string => inWords([...before, { ...over, said: words }, ...behind]);
  throw askedBack('rate_of_what', [
    ...wholes.map((words) => asChoice(says(words))),
    asChoice(`${says(`share of ${noun}`).replace(/ ?[?.!]*$/, '')} by ${singular(kind)}`),
  ]);
}
