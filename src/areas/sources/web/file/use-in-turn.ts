import { useRef } from 'react';

/** Does one after the other what is asked for at once. What is asked for meanwhile waits, and is not lost. */
export function useInTurn(): (work: () => Promise<void>) => void {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    last.current = last.current.then(work, work);
  };
}
