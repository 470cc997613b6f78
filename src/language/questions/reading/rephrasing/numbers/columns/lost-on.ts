import { askMetric } from '../../../../data/ask-metric.ts';
import { kindOfMetric } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

const ASKED =
  /^(?:so |and )?(?:what|how much)(?: money| cash)? (?:did|do|does|have|has|had|are|is|was|were) (?:we|i|they|it|you)(?: cost us)?$/i;
const LOST = /^(?:lose|loses|lost|losing)$/i;
const ON = /^(?:on|to|from|through|by|due to|because of|for)$/i;

/**
 * "What did we lose on compensation paid last month": the money that is counted so, and not how it moved. What was lost on no-shows or
 * spilled litres is no number of the file: how many there were is offered.
 */
export function lostOn(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const loss = marks.findIndex((mark) => isKeyword(mark, 'loss') && LOST.test(mark.said));
  if (loss < 1 || !ASKED.test(inWords(marks.slice(0, loss))) || !ON.test(marks[loss + 1]?.said ?? ''))
    return marks;
  const at = marks.findIndex((mark, place) => place > loss + 1 && !isNoise(mark));
  const metric = marks[at];
  const numbers = marks.filter((mark) => mark.type === 'metric' && !/^(?:money|cash)$/i.test(mark.said));
  if (metric?.type !== 'metric' || numbers.length !== 1) return marks;
  const known = views.flatMap((view) => askMetric(view, metric.metric) ?? [])[0];
  if (known?.kind !== 'additive') return marks;
  const rest = marks.slice(at + 1);
  if (kindOfMetric(known) === 'money') return [metric, ...rest];
  const behind = inWords(rest);
  throw askedBack('lost_on', [
    asChoice(`${known.noun} ${behind}`.trim()),
    asChoice(`change of ${known.noun} ${behind}`.trim()),
  ]);
}
