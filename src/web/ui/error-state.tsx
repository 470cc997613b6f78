import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/web/ui/button.tsx';

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly children?: ReactNode;
  /** Given where it is all there is on the page: then its title is the page's. */
  readonly wholePage?: boolean;
  /** The server's own words and the reference for support, small. */
  readonly detail?: string | undefined;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

export function ErrorState({
  title,
  children,
  detail,
  onRetry,
  retrying = false,
  wholePage = false,
}: ErrorStateProps) {
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-measure justify-items-center gap-2 px-4 py-12 text-center"
    >
      <div className="mb-2 grid size-10 place-items-center rounded-full bg-danger-tint text-danger">
        <CircleAlert aria-hidden="true" size={20} />
      </div>
      <Heading className="text-read font-semibold">{title}</Heading>
      {children !== undefined && <div className="text-ui text-soft">{children}</div>}
      {detail !== undefined && <p className="max-w-full text-note break-words text-faint">{detail}</p>}
      {onRetry !== undefined && (
        <div className="mt-3">
          <Button onClick={onRetry} busy={retrying}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
