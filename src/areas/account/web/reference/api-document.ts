import { queryOptions } from '@tanstack/react-query';

/** The part of JSON Schema that our contracts are written in. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface WrittenOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access': 'public' | 'user' | 'member' | 'admin';
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: WrittenOperation['x-access'];
  /** The scope of a token that opens it; undefined where none does. */
  readonly tokenScope: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
  readonly answer: { readonly type: string; readonly schema: Schema } | undefined;
}

export interface OperationGroup {
  readonly name: string;
  readonly operations: readonly Operation[];
}

const firstOf = (content: Content | undefined) => {
  const [entry] = Object.entries(content ?? {});
  return entry && { type: entry[0], schema: entry[1].schema };
};

/** The endpoints by area, in the order of the contract. */
export function operationsOf({ paths }: ApiDocument): OperationGroup[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, one] of Object.entries(methods)) {
      const name = one.tags[0] ?? 'Other';
      const operation: Operation = {
        id: one.operationId,
        method: method.toUpperCase(),
        path: `/api${path}`,
        summary: one.summary,
        access: one['x-access'],
        tokenScope: one.security.find((way) => 'token' in way)?.['token']?.[0],
        parameters: one.parameters ?? [],
        body: firstOf(one.requestBody?.content),
        answer: firstOf(one.responses['200']?.content),
      };
      groups.set(name, [...(groups.get(name) ?? []), operation]);
    }
  return [...groups].map(([name, operations]) => ({ name, operations }));
}

/** Made from the contracts that the server enforces, by the server itself. */
export const referenceQuery = queryOptions({
  queryKey: ['api-reference'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/openapi.json', { signal });
    if (!response.ok) throw new Error('The description of the API could not be loaded.');
    return operationsOf((await response.json()) as ApiDocument);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
