import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { useUser } from '#src/web/api/session.ts';
import type { Question } from '../../contract.ts';
import { historySize, searchQuery } from '../queries.ts';
import { beyondNote, withOlder } from './older-questions.ts';

/** Letters that follow one another faster are looked for together. */
const SETTLE_MS = 250;

export interface Found {
  /** All that a search may be in: what is listed, and older ones that contain it. */
  readonly questions: readonly Question[];
  /** Older ones are still to come. */
  readonly searching: boolean;
  /** What the list leaves out; of a list that has room for all, undefined. */
  readonly note: string | undefined;
}

/** The history holds so many; what is searched is looked for in those before, too. */
export function useFound(listed: readonly Question[], search: string): Found {
  const { organization } = useOrganization();
  const { id: userId } = useUser();
  const wanted = search.trim();
  const settled = useSettled(wanted);
  const isFull = listed.length >= historySize;
  const { data, error } = useQuery({
    ...searchQuery(organization.id, userId, settled),
    enabled: isFull && wanted !== '' && settled !== '',
  });
  const older = data?.questions;
  const searching =
    isFull && wanted !== '' && (settled !== wanted || (older === undefined && error === null));
  return {
    questions: wanted === '' || older === undefined ? listed : withOlder(listed, older),
    searching,
    note: isFull
      ? (beyondNote({ listed, wanted, searching, failed: error !== null, older: older?.length ?? 0 }) ?? '')
      : undefined,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
