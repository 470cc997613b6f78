import type { ReactNode } from 'react';

/** Listens to the organization's changes for as long as it is mounted; shows nothing. */
export function LiveChanges(_: { organizationId: string }): ReactNode {
  return null;
}

/** Whether changes are heard: connected, connecting, disconnected. */
export function LiveConnection(): ReactNode {
  return null;
}
