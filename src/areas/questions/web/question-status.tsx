import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  LoaderCircle,
  MessageCircleQuestion,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

interface Face {
  readonly label: string;
  readonly Icon: typeof CircleCheck;
  readonly tone: string;
}

const faces: Readonly<Record<string, Face>> = {
  pending: { label: 'Pending', Icon: Clock, tone: 'text-soft' },
  running: { label: 'Processing', Icon: LoaderCircle, tone: 'text-accent' },
  answered: { label: 'Answered', Icon: CircleCheck, tone: 'text-accent' },
  failed: { label: 'Failed', Icon: CircleAlert, tone: 'text-danger' },
  clarification_needed: { label: 'Needs clarification', Icon: MessageCircleQuestion, tone: 'text-loss' },
};
const unknown: Face = { label: 'Unknown', Icon: CircleHelp, tone: 'text-faint' };

const faceOf = (status: string): Face =>
  Object.hasOwn(faces, status) ? (faces[status] ?? unknown) : unknown;

export const statusLabel = (status: string): string => faceOf(status).label;

/** How far a question is: an icon and a word. */
export function QuestionStatus({ status }: { status: string }): ReactNode {
  const { label, Icon, tone } = faceOf(status);
  return (
    <span className={classNames('inline-flex shrink-0 items-center gap-1.5 text-note font-medium', tone)}>
      <Icon
        aria-hidden="true"
        size={14}
        className={classNames(status === 'running' && 'motion-safe:animate-spin')}
      />
      {label}
    </span>
  );
}
