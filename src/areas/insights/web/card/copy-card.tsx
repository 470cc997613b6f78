import { FileText, Link2 } from 'lucide-react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { Card } from '../../contract.ts';
import type { Evidence } from '../../evidence.ts';
import { cardMarkdown } from './card-markdown.ts';

/** The card for others: its address, or itself as Markdown. */
export function CopyCard({ card, evidence }: { card: Card; evidence: Evidence | undefined }) {
  const { path } = useOrganization();
  const link = `${location.origin}${path(`/insights/${card.time_frame_start}`)}?cardId=${card.id}`;
  return (
    <>
      <IconButton
        label="Copy link"
        icon={<Link2 aria-hidden="true" size={16} />}
        onClick={() => void copy(link, 'Link copied')}
      />
      <IconButton
        label="Copy as Markdown"
        icon={<FileText aria-hidden="true" size={16} />}
        onClick={() => void copy(cardMarkdown(card, evidence, link), 'Copied as Markdown')}
      />
    </>
  );
}

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: said });
  } catch {
    showToast({ title: 'The browser did not allow copying', tone: 'danger' });
  }
}
