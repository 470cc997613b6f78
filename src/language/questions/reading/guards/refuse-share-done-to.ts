import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const DONE = /^(?:of )?(?:the |our |all )*(\p{L}+) (?:were|was|are|is|got|get) (\p{L}+)\b ?(.*)$/iu;

/**
 * "What share of crates were refused per bay": of all crates, which no column counts; each bay's part of the refused ones is another.
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
  const [, thing = '', done = '', rest = ''] = DONE.exec(inWords(marks.slice(share + 1))) ?? [];
  const column = wordsOf(metric);
  const said = wordsOf(`${thing} ${done}`);
  if (thing === '' || column.length !== 2 || !column.every((word) => said.includes(word))) return;
  const noun = askMetric(view, metric)?.noun ?? metric;
  throw askedBack(
    'share_done_to',
    [`${noun} ${rest}`, `share of all ${noun} ${rest}`].map((question) =>
      asChoice(question.trim().replace(/[?.!]+$/, '')),
    ),
  );
}
