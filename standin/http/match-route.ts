import type { Route } from './route.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Record<string, string>;
}

export type RouteMatcher = (method: string, path: string) => RouteMatch | undefined;

/** Compiles the path templates once; the first route that fits is taken. */
export function routeMatcher(routes: readonly Route[]): RouteMatcher {
  const compiled = routes.map((route) => ({ route, pattern: templatePattern(route.path) }));
  return (method, path) => {
    for (const { route, pattern } of compiled) {
      if (route.method !== method) continue;
      const groups = pattern.exec(path)?.groups;
      if (groups === undefined) continue;
      const params: Record<string, string> = {};
      for (const [name, value] of Object.entries(groups)) params[name] = decodePart(value);
      return { route, params };
    }
    return undefined;
  };
}

function templatePattern(template: string): RegExp {
  const source = template
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/:]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  // The empty named group makes `groups` present for templates without variable parts.
  return new RegExp(`^${source}(?<_>)$`);
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
