import { pageFonts } from '#src/web/ui/chart/page-fonts.ts';

/** Twice as many dots as pixels, so that it is sharp on paper and on dense screens. */
const SCALE = 2;
/** Labels at the ends of an axis reach beyond the drawing. */
const MARGIN = 32;
const TITLE = { size: 16, line: 22, weight: 600 } as const;
const NOTE = { size: 12, line: 16, weight: 400 } as const;
const GAP = 12;
const NOTE_GAP = 6;
const SVG = 'http://www.w3.org/2000/svg';
const PAINT = ['fill', 'stroke'] as const;

type TextStyle = typeof TITLE | typeof NOTE;

export interface ImageTexts {
  /** The finding. */
  readonly title: string;
  /** What was asked, and of what, above it. */
  readonly above?: string;
  /** What it is of, below the drawing. */
  readonly note?: string;
}

/** A drawing as a PNG with its finding above it and what it is of below, in the colours that it has on the screen. */
export async function chartImage(
  drawing: SVGSVGElement,
  { title, above = '', note = '' }: ImageTexts,
): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const page = getComputedStyle(document.body);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw an image.');
  const fontOf = ({ weight, size }: TextStyle) => `${weight} ${size}px ${page.fontFamily}`;
  const linesOf = (text: string, style: TextStyle) => {
    context.font = fontOf(style);
    return wrapped(text, width, (line) => context.measureText(line).width);
  };
  const aboveLines = above === '' ? [] : linesOf(above, NOTE);
  const [titleLines, noteLines] = [linesOf(title, TITLE), note === '' ? [] : linesOf(note, NOTE)];
  const titleTop = MARGIN + aboveLines.length * NOTE.line + (aboveLines.length > 0 ? NOTE_GAP : 0);
  const top = titleTop + titleLines.length * TITLE.line + GAP;
  const below = top + height + GAP;
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (below + noteLines.length * NOTE.line + MARGIN) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = page.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'top';
  const write = (lines: readonly string[], style: TextStyle, y: number) => {
    context.font = fontOf(style);
    lines.forEach((line, index) => void context.fillText(line, MARGIN, y + index * style.line));
  };
  context.fillStyle = page.color;
  write(titleLines, TITLE, titleTop);
  context.globalAlpha = 0.7;
  write(aboveLines, NOTE, MARGIN);
  write(noteLines, NOTE, below);
  context.globalAlpha = 1;
  const fonts = await pageFonts(page.fontFamily, drawing.textContent);
  const image = await loaded(standalone(drawing, { family: page.fontFamily, fonts }, { width, height }));
  context.drawImage(image, 0, top, width + 2 * MARGIN, height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The image is empty.')) : resolve(blob)),
      'image/png',
    );
  });
}

/** Broken between words; a word longer than a line stands alone. */
function wrapped(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Outside of the page there are no tokens and no fonts: every colour is written as what it is now. The margin at both sides is drawn too. */
function standalone(
  drawing: SVGSVGElement,
  { family, fonts }: { readonly family: string; readonly fonts: string },
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const paint of PAINT)
      if (original.getAttribute(paint)?.includes('var(')) copies[index]?.setAttribute(paint, style[paint]);
  });
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width + 2 * MARGIN));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `${-MARGIN} 0 ${width + 2 * MARGIN} ${height}`);
  // There is nothing to inherit from: "inherit" would be the font of a bare page.
  copy.style.setProperty('font-family', family);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `${fonts}\ntext, tspan { white-space: pre; }`;
  copy.prepend(style);
  copy.setAttribute('color', getComputedStyle(drawing).color);
  return new XMLSerializer().serializeToString(copy);
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
