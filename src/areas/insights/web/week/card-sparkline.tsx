import { Sparkline } from '#src/web/ui/sparkline.tsx';
import type { Card } from '../../contract.ts';
import { toneOf } from '../direction.ts';
import { shownUnit } from '../shown-unit.ts';
import { counted } from '../words.ts';

/** The weeks up to that of a card, its own last. */
export const CardSparkline = ({ data }: { readonly data: NonNullable<Card['payload']['ui_data']> }) => (
  <Sparkline
    values={data.sparkline}
    unit={shownUnit(data)}
    {...(data.currency !== null && { currency: data.currency })}
    label={counted(data.sparkline.length, 'week')}
    tone={toneOf(data)}
  />
);
