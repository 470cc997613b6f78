/** Words of a vocabulary, written one behind the other. */
export const list = (words: string): readonly string[] => words.split(',').map((word) => word.trim());
