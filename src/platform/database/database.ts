import pg from 'pg';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { drizzle, type NodePgDatabase } from './drizzle.ts';

/** A transaction. `$client` is the bare connection, for bulk work that a query builder only obscures. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient };

export type Work<Result> = (tx: Transaction) => Promise<Result>;

/** Made by the first migration; bound by row-level security. */
const APP_ROLE = 'weekwise_app';

export interface Database {
  readonly pool: pg.Pool;
  /**
   * Work inside one organization: a transaction in the role `weekwise_app`, which sees no row of any other
   * organization, whatever the query says.
   */
  forOrganization<Result>(organizationId: string, work: Work<Result>): Promise<Result>;
  /** Work across organizations: signing in, finding who an id belongs to, creating. Use only where nothing else can do. */
  acrossOrganizations<Result>(work: Work<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Work on tables that a library keeps for itself, within a transaction of an organization: they belong to the login, so
 * the transaction steps up to it and down again. After a failure there is nothing to step down in.
 */
export async function asLogin<Result>(
  { $client }: Transaction,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  await $client.query('SET LOCAL ROLE NONE');
  const result = await work($client);
  await $client.query(`SET LOCAL ROLE ${APP_ROLE}`);
  return result;
}

export function openDatabase(url: string, log: Log, connections = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'weekwise',
  });
  // A pooled connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn('A database connection was lost', { error }));

  const transact = async <Result>(begin: string, work: Work<Result>): Promise<Result> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query(begin);
      const result = await work(drizzle(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };

  return {
    pool,
    forOrganization: (organizationId, work) => {
      // The id stands in the statement itself, so that one round trip opens the transaction; hence the check of its form.
      const id = z.uuid().parse(organizationId);
      return transact(`BEGIN; SET LOCAL ROLE ${APP_ROLE}; SET LOCAL app.organization_id = '${id}'`, work);
    },
    acrossOrganizations: (work) => transact('BEGIN', work),
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: () => pool.end(),
  };
}
