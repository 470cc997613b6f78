import { CopyButton } from '#src/web/ui/copy-button.tsx';

export interface QuerySqlProps {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A query as it was run, folded away until somebody wants to see it. */
export function QuerySql({ sql, parameters }: QuerySqlProps) {
  const named = Object.entries(parameters);
  return (
    <details className="min-w-0">
      <summary className="w-fit rounded-control py-1 text-ui text-soft hover:text-ink">
        {named.length === 1 ? 'SQL and 1 parameter' : `SQL and ${named.length} parameters`}
      </summary>
      <div className="grid gap-3 pt-2">
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-control bg-sunken p-3 font-mono text-note whitespace-pre"
        >
          {sql}
        </pre>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 font-mono text-note">
          {named.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-faint">{name}</dt>
              <dd className="min-w-0 break-all">{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
            </div>
          ))}
        </dl>
        <div className="flex">
          <CopyButton label="Copy SQL" text={() => `${sql}\n\n-- ${JSON.stringify(parameters)}`} />
        </div>
      </div>
    </details>
  );
}
