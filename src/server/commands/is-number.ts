const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** Written with digits: 0x10 and "Infinity" are names. What is too large to be counted exactly is no number of anything. */
export const isNumber = (text: string): boolean =>
  NUMBER.test(text.trim()) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER;

/** A number to the eye that no program counts exactly. */
export const isTooLarge = (text: string): boolean => NUMBER.test(text.trim()) && !isNumber(text);
