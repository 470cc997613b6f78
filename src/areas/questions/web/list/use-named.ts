import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { useUser } from '#src/web/api/session.ts';
import type { Question } from '../../contract.ts';
import { oneQuery } from '../queries.ts';

export interface Named {
  /** However old it is, and however many are pinned before it. */
  readonly named: Question | undefined;
  readonly isLoading: boolean;
  /** Nobody here asked it, or it was deleted. */
  readonly isGone: boolean;
}

/** What is no id at all names no question either: the server is not asked about it. */
const QUESTION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** One question by its id: of the list where that has it, else asked for by itself. */
export function useNamed(listed: readonly Question[] | undefined, id: string | undefined): Named {
  const { organization } = useOrganization();
  const { id: userId } = useUser();
  const own = listed?.find((question) => question.id === id);
  const isBeyond = listed !== undefined && id !== undefined && own === undefined;
  const isId = id !== undefined && QUESTION_ID.test(id);
  const { data, isLoading } = useQuery({
    ...oneQuery(organization.id, userId, id ?? ''),
    enabled: isBeyond && isId,
  });
  const asked = isBeyond ? data?.questions : undefined;
  return {
    named: own ?? asked?.[0],
    isLoading: isBeyond && isLoading,
    isGone: isBeyond && (!isId || asked?.length === 0),
  };
}
