import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export type NoticeTone = 'neutral' | 'info' | 'caution' | 'danger' | 'live';

const tones: Record<NoticeTone, string> = {
  neutral: 'bg-sunken text-ink',
  info: 'bg-gain-tint text-ink',
  caution: 'bg-loss-tint text-ink',
  danger: 'bg-danger-tint text-ink',
  live: 'bg-accent-tint text-ink',
};

const icons: Record<NoticeTone, string> = {
  neutral: 'text-faint',
  info: 'text-gain',
  caution: 'text-loss',
  danger: 'text-danger',
  live: 'text-accent',
};

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Something to know, in its place on the page: a mark on the data, a refusal, a running session. */
export function Notice({ tone = 'neutral', title, children, action }: NoticeProps) {
  const Icon = tone === 'danger' || tone === 'caution' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-box px-4 py-3 text-ui', tones[tone])}
    >
      <Icon aria-hidden="true" size={16} className={classNames('mt-0.5 shrink-0', icons[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          {title !== undefined && <p className="font-medium">{title}</p>}
          {children !== undefined && (
            <div className={title === undefined ? undefined : 'text-soft'}>{children}</div>
          )}
        </div>
        {action}
      </div>
    </div>
  );
}
