import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { describeFacts } from './facts-cases.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describeFacts('in this process', async () => {
  const facts = await openFacts({
    dataDir: join(folder.path, 'data'),
    clickhouseUrl: undefined,
    log: silentLog,
  });
  return { facts, close: () => facts.close() };
});
