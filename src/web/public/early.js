// Runs before the program is there, and asks at once what every screen behind the sign-in asks first: who is here. The
// program takes the answer over (web/api/early-answer.ts), and asks itself where there is none. A file of its own, because
// the Content-Security-Policy allows no inline script.
(() => {
  if (/^\/(sign-in|goodbye|auth)\b/.test(location.pathname)) return;
  const answer = fetch('/api/start', { redirect: 'manual' });
  answer.catch(() => undefined);
  window.weekwiseEarly = { '/api/start': answer };
})();
