import type { ReactNode } from 'react';

/** What is known of a thing: name and value under each other's like, on hairlines. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[11rem_1fr] gap-x-8 gap-y-1 py-2.5 text-ui max-md:grid-cols-1">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
