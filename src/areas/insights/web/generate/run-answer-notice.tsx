import type { z } from 'zod';
import type { Failure } from '#src/web/api/error.ts';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import type { RunAnswer } from '../../contract.ts';

export interface RunAnswerNoticeProps {
  readonly answer: z.infer<typeof RunAnswer> | undefined;
  readonly failure: Failure | undefined;
  readonly week: string;
}

/** What became of the request. The region is always there, so that what comes into it is read out. */
export function RunAnswerNotice({ answer, failure, week }: RunAnswerNoticeProps) {
  return (
    <div aria-live="polite">
      {failure !== undefined ? (
        <Refused failure={failure} />
      ) : (
        answer !== undefined && <Answer answer={answer} week={week} />
      )}
    </div>
  );
}

/** What the server did not even take as a request. */
function Refused({ failure: { code, message } }: { failure: Failure }) {
  switch (code) {
    case 'FORBIDDEN':
      return (
        <Notice tone="danger" title="Admin access required">
          Your role has changed. Nothing was started and no credits were used.
        </Notice>
      );
    case 'NOT_FOUND':
      return (
        <Notice tone="danger" title="Select organization first">
          You no longer belong to this organization, or the source was deleted meanwhile. Nothing was started.
        </Notice>
      );
    default:
      return <Notice tone="danger">Generation failed: {message}</Notice>;
  }
}

function Answer({ answer, week }: { answer: z.infer<typeof RunAnswer>; week: string }) {
  switch (answer.status) {
    case 'queued':
      return (
        <Notice tone="info" title="Request Queued">
          Another analysis is running. This one starts automatically when it is done.
        </Notice>
      );
    case 'started':
      return (
        <Notice tone="live" title="Generation started">
          It takes about 5 minutes; a small site is done much sooner. The week of {formatShortDay(week)} opens
          in a moment and shows every step. You may leave: it goes on without you.
        </Notice>
      );
    case 'blocked':
      return answer.reason === 'insufficient_credits' ? (
        <Notice tone="danger" title="Generation blocked">
          {answer.error}
        </Notice>
      ) : (
        <Notice tone="danger">Generation failed: {answer.error}</Notice>
      );
  }
}
