import { askMetric } from '../../data/ask-metric.ts';
import { isHarmIn } from '../../data/is-better-down.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const DONE =
  /^(?:of )?(?:the |our |all )*(\p{L}+) ((?:that |which )?(?:were|was|are|is|got|get) )?(\p{L}+(?:ed|en|lost|late))\b ?(.*)$/iu;

/**
 * "What share of crates (were) refused per bay": of all crates, which no column counts; each bay's part of the refused ones is another.
 * "What portion of tickets was sold through the website" names the part, and is one of the tickets sold.
 */
export function refuseShareDoneTo(
  marks: readonly Mark[],
  { metrics, shape, dimensions, filters }: Reading,
  view: SourceView,
): void {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [metric = '', second] = metrics;
  const isOfEach = dimensions.length > 0 && filters.length === 0;
  if (shape !== 'share' || share < 0 || second !== undefined || !isOfEach) return;
  const text = inWords(marks.slice(share + 1));
  const [, thing = '', was, done = '', rest = ''] = DONE.exec(text) ?? [];
  const column = wordsOf(metric);
  if (isOfSameThing(marks.slice(0, share), metric, text)) askOf(metric, BY_WHOM.exec(text)?.[0] ?? '', view);
  const said = wordsOf(`${thing} ${done}`);
  // "Share of tickets sold by channel" is the part of each channel in what was sold, "of all crates refused" that of each in those
  const isOfAll = /^(?:of )?(?:the |our )*all /iu.test(text);
  if (was === undefined && (isOfAll || !isHarmIn(view, metric))) return;
  if (thing === '' || column.length !== 2 || !column.every((word) => said.includes(word))) return;
  askOf(metric, rest, view);
}

const BY_WHOM = /\b(?:by|per)\b.*$/iu;

/** "Crates refused as a share of all crates": nothing else counts crates. */
function isOfSameThing(before: readonly Mark[], metric: string, text: string): boolean {
  const [thing = '', done] = wordsOf(metric);
  // Bookings as a share of all bookings are of those themselves
  if (done === undefined) return false;
  const isNamed = before.some((mark) => mark.type === 'metric' && mark.metric === metric);
  const [said = ''] = wordsOf(text.replace(/^(?:of )?(?:the |our |all )*/iu, '').replace(BY_WHOM, ''));
  const words = wordsOf(text.replace(BY_WHOM, ''));
  return isNamed && said === thing && words.at(-1) === thing;
}

function askOf(metric: string, rest: string, view: SourceView): never {
  const noun = askMetric(view, metric)?.noun ?? metric;
  throw askedBack(
    'share_done_to',
    [`${noun} ${rest}`, `share of all ${noun} ${rest}`].map((question) =>
      asChoice(question.trim().replace(/[?.!]+$/, '')),
    ),
  );
}
