import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { useUser } from '#src/web/api/session.ts';
import { oneQuery } from '../queries.ts';
import { QuestionStatus } from '../question-status.tsx';

export interface SubmittedProps {
  /** Of the question that was sent; undefined where the server did not say. */
  readonly id: string | undefined;
  readonly onDone: () => void;
}

/** What is said in the two seconds between sending and the list: that it was sent, and how far it is by now. */
export function Submitted({ id, onDone }: SubmittedProps) {
  const { organization } = useOrganization();
  const { data } = useQuery({
    ...oneQuery(organization.id, useUser().id, id ?? ''),
    enabled: id !== undefined,
  });
  const status = data?.questions[0]?.status;
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
      <p className="text-ui text-balance text-soft">
        Your question is being processed in the background. You will be redirected to your questions.
      </p>
      {/* Its place is kept, so that nothing moves as it comes. */}
      <p className="mt-1 min-h-5">{status !== undefined && <QuestionStatus status={status} />}</p>
    </div>
  );
}

const REDIRECT_MS = 2000;
