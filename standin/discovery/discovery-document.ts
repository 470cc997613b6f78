import { readFileSync } from 'node:fs';
import { laterFields } from './later-fields.ts';
import type { ApiName, DiscoveryMethod, MessageSchemas, MethodResource } from './message-schema.ts';

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
