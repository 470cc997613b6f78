import type { ReactNode } from 'react';
import { type Connection, ConnectionIndicator } from '#src/web/ui/shell/connection-indicator.tsx';
import { useConnectionState } from './live/connection-store.ts';
import type { ConnectionState } from './live/open-change-stream.ts';
import { useLiveChanges } from './live/use-live-changes.ts';

/** Listens to the organization's changes for as long as it is mounted; shows nothing. */
export function LiveChanges({ organizationId }: { organizationId: string }): ReactNode {
  useLiveChanges(organizationId);
  return null;
}

const shown: Record<ConnectionState, Connection> = {
  connected: 'live',
  connecting: 'connecting',
  disconnected: 'offline',
};

/** Whether changes are heard: connected, connecting, disconnected. */
export function LiveConnection(): ReactNode {
  return <ConnectionIndicator state={shown[useConnectionState()]} />;
}
