import { useRef } from 'react';

/**
 * Does one after the other what is asked for at once. What is asked for meanwhile waits, and is not lost. Each can ask
 * whether nothing waits behind it.
 */
export function useInTurn(): (work: (isLast: () => boolean) => Promise<void>) => void {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef(0);
  return (work) => {
    open.current += 1;
    const doIt = async () => {
      try {
        await work(() => open.current === 1);
      } finally {
        open.current -= 1;
      }
    };
    last.current = last.current.then(doIt, doIt);
  };
}
