import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** What is said in the two seconds between sending and the list. */
export function Submitted({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const timer = window.setTimeout(() => done.current(), REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="mx-auto grid max-w-measure justify-items-center gap-2 py-16 text-center">
      <div className="mb-2 grid size-10 place-items-center rounded-full bg-accent-tint text-accent">
        <CircleCheck aria-hidden="true" size={20} />
      </div>
      <h2 className="text-read font-semibold">Question Submitted!</h2>
      <p className="text-ui text-soft">
        Your question is being processed. You will be redirected to your questions.
      </p>
    </div>
  );
}

const REDIRECT_MS = 2000;
