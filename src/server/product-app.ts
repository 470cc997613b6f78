import type { AnyRouter } from '@orpc/server';
import type { Hono } from 'hono';
import { z } from 'zod';
import { exportRoutes } from '#src/areas/account/server/export-account.ts';
import type { SignIn } from '#src/areas/account/server/sign-in.ts';
import { tokenReader } from '#src/areas/account/server/token-store.ts';
import { connectGoogleRoutes } from '#src/areas/sources/server/connect-google.ts';
import { MAX_FILE_BYTES } from '#src/connectors/file-import/limits.ts';
import { expectDiskRoom } from '#src/platform/disk-room.ts';
import { mayChangeSource } from '#src/platform/http/guard.ts';
import { inputWords } from '#src/platform/http/input-words.ts';
import { createWebApp } from '#src/platform/http/web-app.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { openApiDocument } from './openapi-document.ts';
import type { Services } from './services.ts';
import { version } from './version.ts';
import { webRoot } from './web-bundle.ts';

export interface ProductAppParts extends Services {
  readonly appUrl: string;
  /** A worker only tells how it is. */
  readonly surface: 'product' | 'health';
  readonly router: AnyRouter;
  readonly signIn: SignIn;
}

/** Everything that this program answers over HTTP. */
export function createProductApp(parts: ProductAppParts): Hono {
  const { database, facts, router, signIn, log } = parts;
  const tokenOf = tokenReader(parts);
  const forVisitors = { ...parts, userOf: signIn.userOf };
  const { DATA_DIR, DATABASE_URL, CLICKHOUSE_URL } = parts.app.config;
  // Servers of their own look after their own disks.
  const isOwnDisk = DATABASE_URL === undefined || CLICKHOUSE_URL === undefined;
  let document: Promise<unknown> | undefined;
  // Of the whole process: whatever is parsed at the door is refused in the same words.
  z.config({ customError: inputWords });
  return createWebApp({
    appUrl: parts.appUrl,
    surface: parts.surface,
    webRoot,
    router,
    uploads: {
      path: /^\/api\/sources\/([^/]+)\/uploads$/,
      maxBytes: MAX_FILE_BYTES,
      mayUpload: (user, sourceId) => mayChangeSource(database, user.id, sourceId),
    },
    openApiDocument: () => {
      document ??= openApiDocument(version);
      return document;
    },
    signIn,
    tokenOf,
    navigation: [
      connectGoogleRoutes(forVisitors),
      exportRoutes(forVisitors),
      mcpRoutes({ router, tokenOf, version, log }),
    ],
    ready: async () => {
      await Promise.all([database.ping(), facts.ping(), ...(isOwnDisk ? [expectDiskRoom(DATA_DIR)] : [])]);
    },
    log,
  });
}
