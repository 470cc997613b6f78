import type { z } from 'zod';
import { Badge } from '#src/web/ui/badge.tsx';
import type { InsightType } from '../contract.ts';

type Type = z.infer<typeof InsightType>;

const words: Record<Type, string> = {
  problem: 'Problem',
  opportunity: 'Opportunity',
  need_more_data: 'Need more data',
};

export function InsightTypeBadge({ type }: { type: Type }) {
  return <Badge tone={type}>{words[type]}</Badge>;
}
