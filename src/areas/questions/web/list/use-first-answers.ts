import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Question } from '../../contract.ts';
import { answerQuery } from '../queries.ts';
import { inFirstScreen } from './in-first-screen.ts';

/** One answer that hangs keeps the others no longer than this. */
const PATIENCE_MS = 2_500;

/** Whether the answers that fill the first screen have come, or have failed: what is shown then stays where it is. */
export function useFirstAnswers(questions: readonly Question[]): boolean {
  const [wanted] = useState(() => inFirstScreen(questions, window.innerHeight));
  const isSettled = useQueries({
    queries: wanted.map(({ id }) => answerQuery(id)),
    combine: (answers) => answers.every(({ isPending }) => !isPending),
  });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // Once shown a list stays, whatever is asked for anew.
    if (isSettled) setOver(true);
    const timer = window.setTimeout(() => setOver(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [isSettled]);
  return isSettled || isOver;
}
