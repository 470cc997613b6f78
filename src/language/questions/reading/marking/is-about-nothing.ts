import type { Token } from '../../text/tokenize.ts';

/** "Clicks on offers and about in February": where nothing stands behind it that it could be about, it is what a page is called. */
export const isAboutNothing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:about|around|beyond|inside)$/.test(tokens[at]?.word ?? '') &&
  /^(?:and|or|on|of|for|to|vs|v|versus|versu|than|,|&)$/.test(tokens[at - 1]?.word ?? '') &&
  /^(?:|[?.!,]|and|or|vs|v|versus|versu|in|on|during|since|last|this|yesterday|by|per)$/.test(
    tokens[at + 1]?.word ?? '',
  );
