import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';

const BY = '(?:(?:on|in|from|by|via|at|with|due to|because of|down to|driven by|caused by) )?(?:the )?';
const NAME = String.raw`((?!or\b|more\b|less\b|up\b|down\b|better\b|worse\b)[^\s,;:?!][^,;:?!]{0,39}?)`;
const EITHER = once`^(?:(?:and|so|but|then) )?(?:(?:is|was|are|were) (?:it|this|that|they) )?(?:(?:mostly|mainly|more|rather|largely|just|only|all) )*${BY}${NAME} or (?:(?:mostly|mainly|more|rather) )?${BY}${NAME}[\s?.!]*$`;

/**
 * "Is it mobile or desktop?" behind why something fell: which of the two it was, each with its own change, and not what both did
 * together. Undefined where nothing moved before or no two names of one kind are asked about.
 */
export function whichOfTwo(
  text: string,
  told: Reading,
  readOther: (text: string, before: Reading) => Reading | undefined,
): Reading | undefined {
  const [, one, other] = EITHER.exec(text) ?? [];
  const isHeld = told.shape === 'change' || told.versus !== null;
  const isOfChange = told.intent === 'why' || (told.intent === 'numbers' && isHeld);
  if (one === undefined || other === undefined || !isOfChange) return undefined;
  const moved: Reading = { ...told, intent: 'numbers', shape: 'change', dimensions: [], each: null };
  const read = readOther(`${one} vs ${other}`, { ...moved, rank: null, found: null });
  return read?.shape === 'change' && read.each?.members.length === 2 ? read : undefined;
}
