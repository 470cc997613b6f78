/** A complete page in the stand-in's plain dress; `body` is trusted HTML, `title` is text. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<p class="notice" role="note"><strong>This is not Google.</strong> It is a local stand-in that plays Google’s part for demos and tests. The people are invented, no password is asked, nothing leaves this computer.</p>
<main>
${body}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --ink: #1f2328; --quiet: #57606a; --line: #d0d7de; --paper: #f6f8fa; --card: #fff; --accent: #0a5c9e; --note: #fff4d6; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --quiet: #9da7b3; --line: #3d444d; --paper: #0d1117; --card: #161b22; --accent: #79b8ff; --note: #3b2f0b; --on-accent: #06121f } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.notice { margin: 0; padding: 12px 24px; background: var(--note); border-bottom: 1px solid var(--line); font-size: 14px; text-align: center }
main { max-width: 448px; margin: 48px auto; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
@media (max-width: 496px) { main { margin: 16px; padding: 24px } }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25 }
p { margin: 0 0 16px; color: var(--quiet) }
ul { margin: 24px 0 0; padding: 0; list-style: none }
li { padding: 12px 0; border-top: 1px solid var(--line) }
li small { display: block; margin-top: 4px; color: var(--quiet); font-size: 14px }
label { display: flex; gap: 12px; align-items: flex-start }
input[type=checkbox] { width: 20px; height: 20px; margin: 2px 0 0; flex: none; accent-color: var(--accent) }
button { font: inherit; color: inherit; cursor: pointer; border-radius: 8px; border: 1px solid var(--line); background: transparent; padding: 10px 16px; min-height: 44px }
button:hover { border-color: var(--accent) }
button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
button.wide { width: 100%; text-align: left; font-weight: 600 }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
.actions { display: flex; gap: 12px; justify-content: flex-end; margin-top: 24px }
code { overflow-wrap: anywhere; font-size: 14px }
`;
