import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

/** What narrows one number of a question, or by what it is split. */
interface Qualifier {
  readonly kind: 'name' | 'split';
  readonly said: string;
}

/**
 * "Mobile sessions and desktop revenue", "sessions by channel and revenue by device", "brand clicks and mobile impressions": each
 * number with something of its own beside it, which one table would lay on both.
 */
export function areNumbersCrossed(spoken: readonly Mark[], { each, gap, brandSplit }: Reading): boolean {
  if (each !== null || gap !== null || brandSplit !== null) return false;
  const own = spoken.flatMap((mark, at) => {
    if (mark.type !== 'metric') return [];
    const qualifiers = [...before(spoken, at), ...behind(spoken, at)];
    return qualifiers.length === 0 ? [] : [{ metric: mark.metric, qualifiers }];
  });
  return own.some((a) => own.some((b) => a.metric !== b.metric && areUnlike(a.qualifiers, b.qualifiers)));
}

/** Both have one of a kind, and share none of it. */
const areUnlike = (a: readonly Qualifier[], b: readonly Qualifier[]): boolean =>
  (['name', 'split'] as const).some((kind) => {
    const [one, other] = [a, b].map((all) =>
      all.filter((each) => each.kind === kind).map(({ said }) => said),
    );
    if (one === undefined || other === undefined || one.length === 0 || other.length === 0) return false;
    return !one.some((said) => other.includes(said));
  });

function before(spoken: readonly Mark[], at: number): readonly Qualifier[] {
  const name = nameOf(spoken[at - 1]);
  return name === undefined ? [] : [name];
}

const isJoint = (mark: Mark | undefined): boolean => isKeyword(mark, 'preposition') || mark?.said === ':';

/** "… by channel", "… from new users", "…: mobile", "sessions “mobile”" */
function behind(spoken: readonly Mark[], at: number): readonly Qualifier[] {
  const [next, far] = [spoken[at + 1], spoken[at + 2]];
  if (isKeyword(next, 'by', 'per') && far?.type === 'dimension')
    return [{ kind: 'split', said: far.dimensions.join() }];
  const stands = next?.type === 'text' || next?.type === 'time' ? next : undefined;
  const name = nameOf(isJoint(next) ? far : stands);
  return name === undefined ? [] : [name];
}

function nameOf(mark: Mark | undefined): Qualifier | undefined {
  const isName =
    mark !== undefined &&
    (/^(?:members|text|path)$/.test(mark.type) ||
      isKeyword(mark, 'brand', 'non_brand', 'weekend') ||
      (mark.type === 'metric' && /^(?:new|returning)_users$/.test(mark.metric)) ||
      (mark.type === 'time' && mark.time.type === 'weekdays'));
  return isName ? { kind: 'name', said: mark.said.toLowerCase() } : undefined;
}
