import type { ReactNode } from 'react';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { answerIn, ReadableAnswer } from './readable-answer.tsx';
import { isEmpty, isPlain, isRecord, nameOf, writeValue } from './write-value.ts';

const MOST_ROWS = 50;
const MOST_COLUMNS = 7;
const DEEPEST = 3;

/** Any answer for people: single values as a list, lists of alike things as tables, the rest under its name. */
export function Readable({ value }: { value: unknown }): ReactNode {
  const answer = answerIn(value);
  return answer ? <ReadableAnswer answer={answer} /> : <Part value={value} name="Answer" depth={0} />;
}

function Part({ value, name, depth }: { value: unknown; name: string; depth: number }): ReactNode {
  if (isPlain(value)) return <p className="max-w-measure text-ui whitespace-pre-line">{writeValue(value)}</p>;
  if (Array.isArray(value)) return <List items={value} name={name} />;
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const plain = entries.filter(([, one]) => isPlain(one));
  const parts = entries.filter(([, one]) => !isPlain(one) && !isEmpty(one));
  return (
    <div className="grid min-w-0 gap-4">
      {plain.length > 0 && (
        <dl className="grid gap-x-6 gap-y-1 text-ui md:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
          {plain.map(([key, one]) => (
            <div key={key} className="contents">
              <dt className="text-faint">{nameOf(key)}</dt>
              <dd className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere] max-md:mb-2">
                {writeValue(one)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {depth < DEEPEST &&
        parts.map(([key, one]) => (
          <section key={key} aria-label={nameOf(key)} className="min-w-0">
            <h3 className="mb-2 text-ui font-semibold">
              {nameOf(key)}
              {Array.isArray(one) && <span className="ml-2 font-normal text-faint">{one.length}</span>}
            </h3>
            <Part value={one} name={nameOf(key)} depth={depth + 1} />
          </section>
        ))}
    </div>
  );
}

function List({ items, name }: { items: readonly unknown[]; name: string }): ReactNode {
  const shown = items.slice(0, MOST_ROWS);
  const left = items.length - shown.length;
  const rows = shown.filter(isRecord);
  const more = left > 0 && (
    <p className="mt-2 text-note text-faint">{left.toLocaleString('en-US')} more are in the JSON.</p>
  );
  if (items.length === 0) return <p className="text-ui text-soft">None</p>;
  if (rows.length < shown.length)
    return (
      <>
        <ul className="grid gap-1 text-ui">
          {shown.map((item, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {isPlain(item) ? writeValue(item) : JSON.stringify(item)}
            </li>
          ))}
        </ul>
        {more}
      </>
    );
  const numbered = rows.map((row, index) => ({ row, key: String(index) }));
  return (
    <>
      <DataTable caption={name} columns={columnsOf(rows)} rows={numbered} rowKey={({ key }) => key} />
      {more}
    </>
  );
}

function columnsOf(
  rows: readonly Record<string, unknown>[],
): readonly Column<{ row: Record<string, unknown> }>[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const telling = keys.filter((key) => rows.some((row) => !isEmpty(row[key])));
  return telling.slice(0, MOST_COLUMNS).map((key) => ({
    id: key,
    header: nameOf(key),
    numeric: rows.every((row) => typeof row[key] === 'number' || row[key] === null),
    cell: ({ row }) => <Cell text={writeValue(row[key])} />,
  }));
}

/** No word is broken to make room, apart from one that would push all others out of the table: an id, an address. */
const LONG_WORD = /\S{24}/;

function Cell({ text }: { text: string }) {
  return <span className={LONG_WORD.test(text) ? '[overflow-wrap:anywhere]' : undefined}>{text}</span>;
}
