import type { ReactNode } from 'react';
import { useLiveChanges } from './use-live-changes.ts';

export function Listening({ organizationId }: { organizationId: string }): ReactNode {
  useLiveChanges(organizationId);
  return null;
}
