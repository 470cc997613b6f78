import { readFileSync } from 'node:fs';

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

const read = new Map<string, MessageSchemas>();

/** Google's own description of its messages, read from the document in this folder at first use. */
export function discoverySchemas(api: 'analyticsdata.v1beta' | 'analyticsadmin.v1beta' | 'searchconsole.v1'): MessageSchemas {
  let schemas = read.get(api);
  if (schemas === undefined) {
    const document = JSON.parse(readFileSync(new URL(`./${api}.json`, import.meta.url), 'utf8')) as {
      schemas: MessageSchemas;
    };
    schemas = document.schemas;
    read.set(api, schemas);
  }
  return schemas;
}
