import type { LabelColumn, NumberArray, SessionTable } from '../../session-table.ts';
import { lazyColumns } from './lazy-columns.ts';

/** What a table of parts of sessions adds to what is known of their sessions. */
interface Parts {
  readonly session: Uint32Array;
  readonly labels: Readonly<Record<string, () => LabelColumn>>;
  /** Counts that belong to the part; `session` names facts of the whole session to tell sessions and users by. */
  readonly numbers: Readonly<Record<string, () => NumberArray>>;
}

const factsOfSessions = ['engaged', 'bounced', 'active'];

/** A table whose rows are parts of sessions, in the sessions' order; it knows all the sessions' labels. */
export function partRows(sessions: SessionTable, { session, labels, numbers }: Parts): SessionTable {
  const take = <T extends NumberArray | LabelColumn['codes'] | Int32Array>(values: T): T => {
    const taken = new (values.constructor as new (length: number) => T)(session.length);
    for (let row = 0; row < session.length; row += 1) taken[row] = values[session[row] as number] as number;
    return taken;
  };
  const labelsOfSessions = Object.keys(sessions.labels).map((name) => {
    const make = (): LabelColumn => {
      const column = sessions.labels[name] as LabelColumn;
      return { codes: take(column.codes), labels: column.labels };
    };
    return [name, make] as const;
  });
  const facts = factsOfSessions.map(
    (name) => [name, () => take(sessions.numbers[name] as NumberArray)] as const,
  );
  return {
    rowCount: session.length,
    day: take(sessions.day),
    second: take(sessions.second),
    user: take(sessions.user),
    userCount: sessions.userCount,
    partOf: { session, sessionCount: sessions.rowCount },
    labels: lazyColumns({ ...Object.fromEntries(labelsOfSessions), ...labels }),
    numbers: lazyColumns({ ...Object.fromEntries(facts), ...numbers }),
  };
}
