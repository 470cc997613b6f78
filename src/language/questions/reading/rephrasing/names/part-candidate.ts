import type { SourceView } from '../../../data/source-view.ts';
import type { MemberCandidate } from '../../mark.ts';

type Known = ReturnType<SourceView['membersOf']>[number];

/** The names of one column that something said is a part of, as what may be meant by it. */
export const partCandidate = (
  view: SourceView,
  dimension: string,
  members: readonly Known[],
): MemberCandidate => ({
  dimension,
  sourceId: view.source.id,
  members: members.map(({ name }) => name),
  how: 'part',
  volume: members.reduce((sum, { volume }) => sum + volume, 0),
});
