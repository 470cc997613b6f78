import pg from 'pg';
import { DATABASE, databaseUrl } from './database-url.ts';
import { readLogin } from './postgres-login.ts';

/**
 * The address of the embedded server of this data folder, while a Weekwise process runs it; undefined when nobody does.
 * For commands that work beside the program: they use its server and leave its life to it.
 */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const login = readLogin(dataDir);
  if (login?.port === undefined) return undefined;
  const url = databaseUrl(login, DATABASE);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    // The password tells this cluster from any other server that may have taken the port.
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
