import type { Token } from '../text/tokenize.ts';

/** A token as it stood in its text, with the blank before it. */
export const asTyped = ({ text, glued, kind }: Token): string => {
  const said = kind === 'quoted' ? `"${text}"` : text;
  return glued ? said : ` ${said}`;
};
