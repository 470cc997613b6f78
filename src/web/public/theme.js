// Runs before the first paint, so that a dark page never flashes white. A file of its own, because the
// Content-Security-Policy allows no inline script. The key and the values are those of ui/theme/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('weekwise-ui-theme');
  } catch {
    // Storage may be forbidden; the default is light.
  }
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
