import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputWords } from './input-words.ts';

const shape = z.strictObject({
  steps: z.int().min(10).max(100).optional(),
  name: z.string().min(1).max(5).optional(),
  days: z.array(z.iso.date()).max(1).optional(),
  mode: z.enum(['both', 'one']).optional(),
  id: z.uuid().optional(),
  own: z.string('Say which.').optional(),
});

it.each([
  [{ steps: 1000 }, 'must be at most 100, and is 1000'],
  [{ steps: 1 }, 'must be at least 10, and is 1'],
  [{ steps: 10.5 }, 'must be a whole number, and is 10.5'],
  [{ steps: 'ten' }, 'must be a number, and is a string'],
  [{ steps: null }, 'must be a number, and is null'],
  [{ name: '' }, 'must not be empty'],
  [{ name: 'too long' }, 'must have at most 5 characters, and has 8'],
  [{ days: ['2026-01-01', '2026-01-02'] }, 'must have at most 1 entries, and has 2'],
  [{ days: ['1.2.2026'] }, 'must be a day written YYYY-MM-DD'],
  [{ mode: 'all' }, 'must be one of both, one'],
  [{ id: '7' }, 'must be an id as the API gave it (a UUID)'],
  [{ other: 1 }, 'has no other'],
  // Words of its own come first.
  [{ own: 1 }, 'Say which.'],
])('%j: %s', (input, words) => {
  const { error } = shape.safeParse(input, { error: inputWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
