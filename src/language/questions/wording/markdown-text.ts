/**
 * A name as Markdown text: what comes from outside becomes no link, no heading and no table. Brackets of the round kind mean
 * nothing by themselves, so "(direct)" stays as it is. Within an address no other mark would be read as one: it begins none.
 */
export const markdownText = (text: string): string =>
  text
    .replace(/[\\`*_[\]#+|<>~@]|:(?=\/\/)|(?<=www)\.|&(?=#?\w+;)/gi, (sign) => `\\${sign}`)
    .replace(/\s+/g, ' ');

/** The same at the beginning of a line, where "1." and "-" would begin a list. */
export const markdownLine = (text: string): string =>
  markdownText(text.trimStart()).replace(/^(\d{0,9})([.)=-])/, '$1\\$2');
