import { readFileSync } from 'node:fs';
import { laterFields } from './later-fields.ts';

export type ApiName = 'analyticsdata.v1beta' | 'analyticsadmin.v1beta' | 'searchconsole.v1';

/** The part of a discovery document that describes messages. */
export interface MessageSchema {
  readonly id?: string;
  readonly type?: string;
  readonly format?: string;
  readonly $ref?: string;
  readonly items?: MessageSchema;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, MessageSchema>>;
  readonly additionalProperties?: MessageSchema;
}

export type MessageSchemas = Readonly<Record<string, MessageSchema>>;

/** The part that describes methods. */
export interface MethodResource {
  readonly methods?: Readonly<Record<string, DiscoveryMethod>>;
  readonly resources?: Readonly<Record<string, MethodResource>>;
}

export interface DiscoveryMethod {
  readonly id: string;
  readonly httpMethod: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly flatPath?: string;
  readonly request?: { readonly $ref: string };
  readonly response?: { readonly $ref: string };
  readonly scopes?: readonly string[];
}

interface DiscoveryDocument extends MethodResource {
  readonly schemas: MessageSchemas;
}

const read = new Map<ApiName, DiscoveryDocument>();

/** Google's own description of an API, read from the document in this folder at first use, with what was added since. */
function discoveryDocument(api: ApiName): DiscoveryDocument {
  let document = read.get(api);
  if (document === undefined) {
    const text = readFileSync(new URL(`./${api}.json`, import.meta.url), 'utf8');
    const written = JSON.parse(text) as DiscoveryDocument;
    document = { ...written, schemas: laterFields(api, written.schemas) };
    read.set(api, document);
  }
  return document;
}

export function discoverySchemas(api: ApiName): MessageSchemas {
  return discoveryDocument(api).schemas;
}

export function discoveryMethods(api: ApiName): DiscoveryMethod[] {
  return methodsOf(discoveryDocument(api));
}

function methodsOf({ methods = {}, resources = {} }: MethodResource): DiscoveryMethod[] {
  return [...Object.values(methods), ...Object.values(resources).flatMap(methodsOf)];
}
