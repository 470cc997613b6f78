import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import type { Mark } from '../../../mark.ts';

const MEASURE = /^(?:lit(?:er|re)s?|gallons?|cubic met(?:er|re)s?)$/i;
const POURED = /^water$/i;

/** "Litres of water per kilo" where one column alone counts litres and none is named by water: it is what they are of. */
export function litresOfWater(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => mark.type === 'metric' && MEASURE.test(mark.said));
  const [litres, of, water] = marks.slice(at, at + 3);
  if (litres?.type !== 'metric' || !/^of$/i.test(of?.said ?? '') || water?.type !== 'unknown') return marks;
  const measured = views.flatMap(({ metricColumns }) =>
    metricColumns.filter((column) => wordsOf(column.replaceAll('_', ' ')).some((word) => MEASURE.test(word))),
  );
  if (!POURED.test(water.said) || measured.length !== 1) return marks;
  return [
    ...marks.slice(0, at),
    { ...litres, said: `${litres.said} of ${water.said}` },
    ...marks.slice(at + 3),
  ];
}
