/** Twice as many dots as pixels, so that it is sharp on paper and on dense screens. */
const SCALE = 2;
const MARGIN = 24;
const TITLE_HEIGHT = 40;
const PAINT = ['fill', 'stroke'] as const;

/** A drawing as a PNG with its finding above it, in the colours that it has on the screen. */
export async function chartImage(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const page = getComputedStyle(document.body);
  const image = await loaded(standalone(drawing, page.fontFamily));
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN + TITLE_HEIGHT) * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw an image.');
  context.scale(SCALE, SCALE);
  context.fillStyle = page.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = page.color;
  context.font = `600 16px ${page.fontFamily}`;
  context.textBaseline = 'top';
  context.fillText(title, MARGIN, MARGIN, width);
  context.drawImage(image, MARGIN, MARGIN + TITLE_HEIGHT, width, height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The image is empty.')) : resolve(blob)),
      'image/png',
    );
  });
}

/** Outside of the page there are no tokens: every colour is written as what it is now. */
function standalone(drawing: SVGSVGElement, fontFamily: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const paint of PAINT)
      if (original.getAttribute(paint)?.includes('var(')) copies[index]?.setAttribute(paint, style[paint]);
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', fontFamily.replaceAll('"', "'"));
  copy.setAttribute('color', getComputedStyle(drawing).color);
  return new XMLSerializer().serializeToString(copy);
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
