/** In no name: parts the names of a row that are one key. */
export const SEPARATOR = '\u0000';
