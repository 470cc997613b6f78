// Runs before the program is there. A file of its own, because the Content-Security-Policy allows no inline script; and
// one, because the first paint waits for each.

// The theme, so that a dark page never flashes white. The key and the values are those of ui/theme/theme.ts.
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

// What every screen behind the sign-in asks first: who is here. The program takes the answer over
// (web/api/early-answer.ts), and asks itself where there is none.
(() => {
  if (/^\/(sign-in|goodbye|auth|gallery)\b/.test(location.pathname)) return;
  const answer = fetch('/api/start', { redirect: 'manual' });
  answer.catch(() => undefined);
  window.weekwiseEarly = { '/api/start': answer };
})();
