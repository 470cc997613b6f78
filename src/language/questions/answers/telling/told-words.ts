import type { BoundText } from '../../../bound-text.ts';
import type { WeekFindings } from '../../question-context.ts';
import { longDay } from '../../wording/say.ts';

export const weekReference = ({ week }: WeekFindings) => ({
  type: 'week' as const,
  id: week,
  title: `Week of ${longDay(week)}`,
});

/** None of what has no card. */
export const cardReference = ({
  cardId,
  title,
}: Pick<WeekFindings['findings'][number], 'cardId' | 'title'>) =>
  cardId === null ? [] : [{ type: 'card' as const, id: cardId, title }];

/** A text that was published with its own bindings: bound here as a whole. */
export const quoted = (text: string, path: string): BoundText => ({
  text,
  bindings: [{ text, path, value: text }],
});
