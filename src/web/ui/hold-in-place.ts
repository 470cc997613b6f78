/**
 * Keeps an element of the page at its place on the screen while what stands above it grows or shrinks, as browsers do by
 * themselves except at the top of a page. Scrolling by hand moves it as ever; once it is out of sight, `onGone` is called.
 * Answers how to let go.
 */
export function holdInPlace(element: Element, onGone: () => void): () => void {
  const topOf = () => element.getBoundingClientRect().top;
  let top = topOf();
  const onScroll = () => {
    top = topOf();
  };
  const grown = new ResizeObserver(() => {
    window.scrollBy({ top: topOf() - top, behavior: 'instant' });
    top = topOf();
  });
  const seen = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === false && (topOf() < 0 || topOf() > window.innerHeight)) onGone();
  });
  grown.observe(document.body);
  seen.observe(element);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    grown.disconnect();
    seen.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
}
