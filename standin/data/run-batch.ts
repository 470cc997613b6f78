import { fieldLimits, limitTexts } from '../assumptions.ts';
import type { PropertyFacts } from '../data-sets/data-set.ts';
import { invalidArgument } from '../google-error.ts';

interface BatchKind {
  /** The answer's list of reports. */
  readonly list: 'reports' | 'pivotReports';
  readonly kind: string;
}

/** Several reports of one property, one after the other; one refused report refuses the batch. */
export async function runBatch<T extends { readonly property?: string }>(
  { list, kind }: BatchKind,
  requests: readonly T[],
  { id }: PropertyFacts,
  run: (request: T) => Promise<string>,
): Promise<string> {
  if (requests.length > fieldLimits.batch) throw invalidArgument(limitTexts.batch(requests.length));
  const own = `properties/${id}`;
  const reports: string[] = [];
  for (const request of requests) {
    if (request.property !== undefined && request.property !== '' && request.property !== own) {
      throw invalidArgument(`All requests of a batch must be for ${own}; one is for ${request.property}.`);
    }
    reports.push(await run(request));
  }
  return `{${reports.length > 0 ? `"${list}":[${reports.join(',')}],` : ''}"kind":"${kind}"}`;
}
