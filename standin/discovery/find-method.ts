import { discoveryMethods } from './discovery-document.ts';
import type { ApiName, DiscoveryMethod } from './message-schema.ts';

export interface FoundMethod extends DiscoveryMethod {
  readonly api: ApiName;
}

const apis: readonly ApiName[] = ['analyticsdata.v1beta', 'analyticsadmin.v1beta', 'searchconsole.v1'];

let known: readonly { readonly method: FoundMethod; readonly pattern: RegExp }[] | undefined;

/** The method of Google's documents that a call is for. */
export function findMethod(httpMethod: string, path: string): FoundMethod | undefined {
  known ??= apis.flatMap((api) =>
    discoveryMethods(api).map((method) => ({ method: { ...method, api }, pattern: patternOf(method) })),
  );
  const beta = path.replace(/^\/v1alpha\//, '/v1beta/');
  return known.find(({ method, pattern }) => method.httpMethod === httpMethod && pattern.test(beta))?.method;
}

function patternOf({ path, flatPath = path }: DiscoveryMethod): RegExp {
  const fixed = flatPath.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^/${fixed.join('[^/:]+')}$`);
}
