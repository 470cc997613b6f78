import type pg from 'pg';

/** A connection within a transaction that is bound to the organization. */
export type TransactionClient = Pick<pg.ClientBase, 'query'>;
