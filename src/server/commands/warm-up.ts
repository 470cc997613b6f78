import { enableCompileCache, flushCompileCache } from 'node:module';
import { COMPILE_CACHE } from '../compile-cache.ts';

/** Loads the program once without starting it, so that Node has compiled it before the first start. Runs after the packages are installed. */
enableCompileCache(COMPILE_CACHE);
await Promise.all([
  import('../beginnings.ts'),
  import('../start-server.ts'),
  import('better-auth'),
  import('chdb/connection'),
]);
flushCompileCache();
