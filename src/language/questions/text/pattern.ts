/**
 * Patterns that are put together of named words: once`^did ${ANYONE} (\d+)`. Their backslashes stand once, as in a literal, so that
 * words may move from one into the other as they are. Capitals or not is no matter.
 */
type Pattern = (parts: TemplateStringsArray, ...names: readonly (string | number)[]) => RegExp;

/** Where it stands first. */
export const once: Pattern = (parts, ...names) => new RegExp(String.raw(parts, ...names), 'iu');

/** Wherever it stands. */
export const everywhere: Pattern = (parts, ...names) => new RegExp(String.raw(parts, ...names), 'giu');
