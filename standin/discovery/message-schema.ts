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
