import { lazy, type ReactNode, Suspense } from 'react';
import { type Connection, ConnectionIndicator } from '#src/web/ui/shell/connection-indicator.tsx';
import { useConnectionState } from './live/connection-store.ts';
import type { ConnectionState } from './live/open-change-stream.ts';

const Listening = lazy(async () => ({ default: (await import('./live/listening.tsx')).Listening }));

/** Listens to the organization's changes for as long as it is mounted; shows nothing, and holds up nothing that shows. */
export function LiveChanges({ organizationId }: { organizationId: string }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Listening organizationId={organizationId} />
    </Suspense>
  );
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
