import { askMetric } from './ask-metric.ts';
import type { AskMetric } from './asked-metric.ts';
import { isEffort } from './is-effort.ts';
import { isHarm } from './is-harm.ts';
import type { SourceView } from './source-view.ts';

/** Whether an owner hopes for less of it. */
export const isBetterDown = ({
  id,
  desired,
  isCost,
}: Pick<AskMetric, 'id' | 'desired' | 'isCost'>): boolean =>
  desired === 'down' || (desired === 'neither' && (isCost === true || isHarm(id) || isEffort(id)));

/** Whether nobody hopes for it by its name, or it is what was paid. */
export const isHarmIn = (view: SourceView | undefined, id: string): boolean =>
  isHarm(id) || (view !== undefined && askMetric(view, id)?.isCost === true);
