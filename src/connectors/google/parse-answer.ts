import type { z } from 'zod';
import { GoogleFailure } from './google-failure.ts';

/** Answers are parsed at the door: what is not as documented is a failure with a name, never `undefined` later on. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (!result.success)
    throw new GoogleFailure('malformed', 'Google answered in an unknown form.', result.error);
  return result.data;
}
