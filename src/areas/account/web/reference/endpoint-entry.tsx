import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '#src/web/ui/badge.tsx';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import type { Operation, Parameter } from './api-document.ts';
import { curlOf } from './curl-of.ts';
import { writeSchema } from './write-schema.ts';

const accessWords: Record<Operation['access'], string> = {
  public: 'Anybody',
  user: 'Whoever is signed in',
  member: 'Members of the organization',
  admin: 'Admins of the organization',
};

/** One endpoint: what it does in a line, and opened, what it takes and gives. */
export function EndpointEntry({ operation }: { operation: Operation }): ReactNode {
  const [open, setOpen] = useState(false);
  const { method, path, summary, access, tokenScope } = operation;
  return (
    <li className="border-b border-line">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5 text-ui hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            size={14}
            className={open ? 'translate-y-0.5 rotate-90' : 'translate-y-0.5'}
          />
          <span className="min-w-0">
            <span className="block font-mono text-note leading-5 [overflow-wrap:anywhere]">
              <span className="mr-2 font-semibold">{method}</span>
              {path}
            </span>
            <span className="block text-soft">{summary}</span>
          </span>
          <span className="flex flex-wrap justify-end gap-1.5">
            <Badge>{access}</Badge>
            {tokenScope !== undefined && <Badge tone="opportunity">token: {tokenScope}</Badge>}
          </span>
        </summary>
        {open && <EndpointDetail operation={operation} />}
      </details>
    </li>
  );
}

function EndpointDetail({ operation }: { operation: Operation }) {
  const { parameters, body, answer, access, tokenScope } = operation;
  const curl = curlOf(operation, window.location.origin);
  return (
    <div className="grid min-w-0 gap-5 pt-1 pb-6 pl-7 max-md:pl-0">
      <p className="max-w-measure text-ui text-soft">
        {accessWords[access]} may call it.{' '}
        {tokenScope !== undefined
          ? `A token of scope ${tokenScope === 'read' ? 'read or write' : 'write'} opens it.`
          : access === 'public'
            ? 'It needs neither a session nor a token.'
            : 'Tokens do not open it; it needs a session in the browser.'}
      </p>
      {parameters.length > 0 && (
        <DataTable
          caption="Parameters"
          showCaption
          columns={parameterColumns}
          rows={parameters}
          rowKey={({ name }) => name}
        />
      )}
      {body && <Code title={`Request body, ${body.type}`} text={writeSchema(body.schema)} />}
      {answer && <Code title={`Response 200, ${answer.type}`} text={writeSchema(answer.schema)} />}
      <Code title="Example" text={curl} />
    </div>
  );
}

const parameterColumns: readonly Column<Parameter>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <code className="font-mono text-note">{name}</code> },
  { id: 'in', header: 'In', cell: (one) => one.in },
  { id: 'needed', header: 'Needed', cell: ({ required }) => (required === true ? 'yes' : 'no') },
  {
    id: 'type',
    header: 'Type',
    cell: ({ schema, description }) => (
      <span className="[overflow-wrap:anywhere]">
        {writeSchema(schema)}
        {description !== undefined && <span className="block text-soft">{description}</span>}
      </span>
    ),
  },
];

function Code({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <header className="mb-1 flex items-center justify-between gap-4">
        <h3 className="text-ui font-medium">{title}</h3>
        <CopyButton text={() => text} />
      </header>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-box bg-sunken px-4 py-3 font-mono text-note leading-5 max-md:whitespace-pre-wrap max-md:[overflow-wrap:anywhere]"
      >
        {text}
      </pre>
    </section>
  );
}
