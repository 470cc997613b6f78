import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';

const SHOWN_MS = 2000;

/** Puts a text on the clipboard and says so in its own place. */
export function CopyButton({ label = 'Copy', text }: { label?: string; text: () => string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      tone="plain"
      size="small"
      icon={copied ? <Check aria-hidden="true" size={14} /> : <Copy aria-hidden="true" size={14} />}
      onClick={async () => {
        await navigator.clipboard.writeText(text());
        setCopied(true);
        window.setTimeout(() => setCopied(false), SHOWN_MS);
      }}
    >
      <span className="grid" aria-live="polite">
        <span className={classNames('col-start-1 row-start-1 text-left', copied && 'invisible')}>
          {label}
        </span>
        <span className={classNames('col-start-1 row-start-1 text-left', !copied && 'invisible')}>
          Copied
        </span>
      </span>
    </Button>
  );
}
