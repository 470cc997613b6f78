import type { Source } from '#src/areas/sources/contract.ts';
import { Badge, type BadgeTone } from '#src/web/ui/badge.tsx';

export const typeWords: Record<Source['type'], string> = {
  GA4: 'Google Analytics 4',
  GSC: 'Search Console',
  FILE: 'Imported file',
};

const priorities: Readonly<Record<number, string>> = {
  1: 'High',
  2: 'Medium',
  3: 'Low',
};

export const priorityWords = (priority: number): string => priorities[priority] ?? String(priority);

const statuses: Record<Source['status'], { word: string; tone: BadgeTone }> = {
  active: { word: 'Active', tone: 'live' },
  draft: { word: 'Draft', tone: 'need_more_data' },
  disconnected: { word: 'Disconnected', tone: 'danger' },
  error: { word: 'Error', tone: 'danger' },
};

export function SourceStatus({ status }: { status: Source['status'] }) {
  const { word, tone } = statuses[status];
  return <Badge tone={tone}>{word}</Badge>;
}

/** An address without what everybody knows: "shop.example.com". */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
