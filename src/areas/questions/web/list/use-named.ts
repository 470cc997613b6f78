import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { useUser } from '#src/web/api/session.ts';
import type { Question } from '../../contract.ts';
import { oneQuery } from '../queries.ts';
import { withOlder } from './older-questions.ts';

export interface Named {
  /** What is listed, and the one that the address names, however old it is. */
  readonly questions: readonly Question[];
  /** Nobody here asked it, or it was deleted. */
  readonly isGone: boolean;
}

/** The question that the address names is in the list, too. */
export function useNamed(listed: readonly Question[], id: string | undefined): Named {
  const { organization } = useOrganization();
  const { id: userId } = useUser();
  const isListed = id === undefined || listed.some((question) => question.id === id);
  const { data } = useQuery({ ...oneQuery(organization.id, userId, id ?? ''), enabled: !isListed });
  if (isListed || data === undefined) return { questions: listed, isGone: false };
  return { questions: withOlder(listed, data.questions), isGone: data.questions.length === 0 };
}
