import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

export interface ShownSiteAnalysis {
  readonly workflowId: string;
  readonly status: string;
  readonly hostname: string;
  readonly progress: number;
  readonly error: string | null;
}

const TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Waits until the last analysis of the source's site has ended; that analysis then. */
export async function untilSiteAnalysed(visitor: Visitor, sourceId: string): Promise<ShownSiteAnalysis> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { analysis } = await visitor.ask<{ analysis: ShownSiteAnalysis | null }>(
      'GET',
      `/api/sources/${sourceId}/site-analysis`,
    );
    if (analysis !== null && ['completed', 'failed'].includes(analysis.status)) return analysis;
    if (performance.now() > end) throw new Error(`The analysis did not end: ${JSON.stringify(analysis)}`);
    await wait(LOOK_EVERY_MS);
  }
}
