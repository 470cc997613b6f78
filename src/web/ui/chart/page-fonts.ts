/**
 * The page's own fonts as style rules that carry their files: what is drawn apart from the page, as a picture is, knows none
 * of them and may fetch nothing. Only those that have a letter of the text; empty where a file is not to be had.
 */
export async function pageFonts(fontFamily: string, text: string): Promise<string> {
  const [family = ''] = fontFamily.split(',').map(unquoted);
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const faces = [...document.styleSheets].flatMap((sheet) => facesOf(sheet));
  const rules = await Promise.all(
    faces
      .filter(
        ({ style }) =>
          unquoted(style.getPropertyValue('font-family')) === family &&
          holds(style.getPropertyValue('unicode-range'), letters),
      )
      .map((face) => withFile(face, family).catch(() => '')),
  );
  return rules.join('\n');
}

const unquoted = (name: string): string => name.trim().replace(/^["']|["']$/g, '');

function facesOf(from: { readonly cssRules: CSSRuleList }): CSSFontFaceRule[] {
  return [...from.cssRules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? facesOf(rule) : [];
  });
}

/** Whether a range such as "U+0000-00FF, U+20AC" has one of the letters; without a range every font has. */
export function holds(range: string, letters: ReadonlySet<number>): boolean {
  if (range === '') return true;
  return range.split(',').some((part) => {
    const [, from = '', to = from] = /^u\+([\da-f]+)(?:-([\da-f]+))?$/i.exec(part.trim()) ?? [];
    return [...letters].some(
      (letter) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16),
    );
  });
}

async function withFile({ style, parentStyleSheet }: CSSFontFaceRule, family: string): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src')) ?? [];
  if (address === undefined) return '';
  const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
  if (!answer.ok) return '';
  const range = style.getPropertyValue('unicode-range');
  return [
    `@font-face{font-family:"${family}"`,
    `font-weight:${style.getPropertyValue('font-weight') || 'normal'}`,
    ...(range === '' ? [] : [`unicode-range:${range}`]),
    `src:url("${await asDataAddress(await answer.blob())}")}`,
  ].join(';');
}

const asDataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
