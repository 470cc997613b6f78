import type { PostgresLogin } from './postgres-login.ts';

/** The database of Weekwise in its embedded server. */
export const DATABASE = 'weekwise';

export const databaseUrl = ({ user, password, port }: PostgresLogin, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
