import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { errorStatus } from '#src/shared/error-code.ts';
import { contract } from './contract.ts';

const components: OpenAPI.ComponentsObject = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'weekwise.session_token',
      description: 'A signed-in person',
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An API token, made on the profile page for one organization. The scope named with an endpoint is the one it needs; write includes read.',
    },
  },
  responses: {
    Failure: {
      description: 'What went wrong: a stable code, and a sentence for people',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              defined: { type: 'boolean' },
              code: { type: 'string', enum: Object.keys(errorStatus) },
              status: { type: 'integer' },
              message: { type: 'string' },
              data: {
                type: 'object',
                properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
                description: 'of a refused input, field by field',
              },
            },
            required: ['defined', 'code', 'status', 'message'],
          },
        },
      },
    },
  },
};

export async function openApiDocument(version: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return await generator.generate(contract, {
    info: { title: 'Weekwise', version },
    servers: [{ url: '/api' }],
    components,
  });
}
