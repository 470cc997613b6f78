import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';

const deleted = [
  'User account and authentication',
  'Analytics access tokens',
  'All insights and data',
  'Organization data managed',
  'Support chat history',
  'All traces',
] as const;

export function GoodbyeScreen(): ReactNode {
  useTitle('Account deleted');
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-title font-semibold">Account deleted</h1>
        <p className="text-read text-soft">All data permanently removed</p>
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {deleted.map((thing) => (
          <li key={thing} className="flex items-center gap-3 py-2.5 text-ui">
            <Check aria-hidden="true" size={16} className="shrink-0 text-accent" />
            {thing}
          </li>
        ))}
      </ul>
      <p className="text-ui text-soft">
        Thank you for having used Weekwise. You can come back at any time and begin anew.
      </p>
      <div>
        <ButtonLink href="/">Visit Homepage</ButtonLink>
      </div>
    </div>
  );
}
