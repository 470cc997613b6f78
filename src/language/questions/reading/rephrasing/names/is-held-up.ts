import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** "Boots vs sandals": a word that is held against another one is a name like it. */
export function isHeldUp(marks: readonly Mark[], at: number): boolean {
  const others = marks.map((mark, place) => ({ mark, place })).filter(({ mark }) => mark.type !== 'noise');
  const place = others.findIndex((one) => one.place === at);
  const isCompared = isKeyword(
    marks.find(({ type }) => type !== 'noise'),
    'compare',
  );
  return [-1, 1].some((step) => {
    const other = others[place + 2 * step]?.mark.type;
    return (
      (isKeyword(others[place + step]?.mark, 'versus') || isCompared) &&
      (other === 'unknown' || other === 'members' || other === 'topic')
    );
  });
}
