import { badRequestTexts } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';
import type { Call } from './route.ts';

/** Protocol buffers nest no deeper. */
const deepest = 100;

/** The body of an API call as JSON; an empty one is an empty message. Refuses what is none in Google's words. */
export function readJson({ body, headers }: Pick<Call, 'body' | 'headers'>): unknown {
  if (body.trim() === '') return {};
  const type =
    String(headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim()
      .toLowerCase() ?? '';
  // What curl -d sends unless told otherwise; Google takes the whole body for the name of a parameter.
  if (type === 'application/x-www-form-urlencoded')
    throw invalidArgument(badRequestTexts.form(body.slice(0, 60)));
  if (!['', 'application/json', 'text/json', 'text/plain'].includes(type)) {
    throw invalidArgument(badRequestTexts.contentType(type));
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${(error as Error).message}`);
  }
  if (isDeeper(value, deepest)) throw invalidArgument(badRequestTexts.tooDeep);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}
