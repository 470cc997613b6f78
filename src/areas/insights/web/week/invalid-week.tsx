import { Check, X } from 'lucide-react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Card } from '#src/web/ui/card.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { useTitle } from '#src/web/ui/use-title.ts';
import { useCurrentWeek } from '../use-current-week.ts';
import type { WeekAddress } from './week-address.ts';

/** The address names no week: what one must look like, and two ways on. */
export function InvalidWeek({ address }: { address: Extract<WeekAddress, { type: 'invalid' }> }) {
  useTitle('Invalid Date Format');
  const { path } = useOrganization();
  const currentWeek = useCurrentWeek();
  return (
    <Card className="mx-auto mt-6 max-w-[42rem]">
      <h1 className="text-head font-semibold">Invalid Date Format</h1>
      <p className="mt-1 text-ui text-soft">
        <q className="font-medium text-ink break-all">{address.text}</q> names no week. A week is named by the
        day it starts on:
      </p>
      <ul className="my-4 grid gap-2">
        {address.requirements.map(({ text, met }) => (
          <li key={text} className="flex items-center gap-2 text-ui">
            {met ? (
              <Check aria-hidden="true" size={16} className="text-accent" />
            ) : (
              <X aria-hidden="true" size={16} className="text-danger" />
            )}
            <span>
              {text}
              <span className="sr-only">{met ? ': yes' : ': no'}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {address.meant !== undefined && (
          <ButtonLink tone="primary" href={path(`/insights/${address.meant}`)}>
            Open the week of {formatShortDay(address.meant)}
          </ButtonLink>
        )}
        <ButtonLink href={path('/insights')}>Browse Available Periods</ButtonLink>
        <ButtonLink href={path(`/insights/${currentWeek}`)}>Go to Current Week</ButtonLink>
      </div>
    </Card>
  );
}
