import type { AskMetric } from './asked-metric.ts';
import { isEffort } from './is-effort.ts';
import { isHarm } from './is-harm.ts';

/** Whether an owner hopes for less of it. */
export const isBetterDown = ({ id, desired }: Pick<AskMetric, 'id' | 'desired'>): boolean =>
  desired === 'down' || (desired === 'neither' && (isHarm(id) || isEffort(id)));
