type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const records = (value: unknown): readonly Fields[] => listOf(value).filter(isRecord);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = (value: unknown): string[] =>
  listOf(value).filter((one): one is string => typeof one === 'string');

export const numberIn = (value: unknown): readonly number[] => (typeof value === 'number' ? [value] : []);

export const oneOf = <One extends string>(known: readonly One[], value: unknown): One | undefined =>
  known.find((one) => one === value);
