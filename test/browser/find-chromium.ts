/**
 * Finds a Chromium that really starts, so that `npm test` needs nothing installed by hand:
 * 1. the program WEEKWISE_CHROMIUM names; if that one does not start it is an error, not a reason to look further;
 * 2. a system browser, or one that `playwright install` put there;
 * 3. the headless shell that `@sparticuz/chromium` carries inside its npm package (Linux on x64).
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';

export interface Chromium {
  readonly executablePath: string;
  /** What the browser's environment needs besides our own: where its libraries and fonts are. */
  readonly env: Readonly<Record<string, string>>;
}

/** Root may not use the sandbox, and many containers have none; every page these tests open is our own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function findChromium(): Promise<Chromium> {
  const named = process.env.WEEKWISE_CHROMIUM;
  if (named) {
    const problem = await problemStarting({ executablePath: named, env: {} });
    if (problem) throw new Error(`WEEKWISE_CHROMIUM names ${named}, which does not start: ${problem}`);
    return { executablePath: named, env: {} };
  }
  const tried: string[] = [];
  for (const executablePath of await installedBrowsers()) {
    const problem = await problemStarting({ executablePath, env: {} });
    if (!problem) return { executablePath, env: {} };
    tried.push(`${executablePath}: ${problem}`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    for (const candidate of await packagedBrowsers()) {
      const problem = await problemStarting(candidate);
      if (!problem) return candidate;
      tried.push(`${candidate.executablePath}: ${problem}`);
    }
  }
  throw new Error(
    ['No Chromium starts on this machine. Install one, or name one in WEEKWISE_CHROMIUM.', ...tried].join(
      '\n  ',
    ),
  );
}

/** Draws a page and reads it back: the placeholders some systems ship as `chromium-browser` pass no such test. */
async function problemStarting({ executablePath, env }: Chromium): Promise<string | undefined> {
  try {
    const browser = await playwrightChromium.launch({
      executablePath,
      args: chromiumArguments,
      env: { ...process.env, ...env },
      timeout: 20_000,
    });
    try {
      const page = await browser.newPage();
      await page.goto('data:text/html,<h1>it draws</h1>');
      return (await page.textContent('h1')) === 'it draws' ? undefined : 'it drew something else';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return String(error instanceof Error ? error.message : error).slice(0, 800);
  }
}

async function installedBrowsers(): Promise<string[]> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    playwrightChromium.executablePath(),
  ];
  const found = await Promise.all(candidates.map(async (path) => ((await isExecutable(path)) ? path : '')));
  return [...new Set(found.filter(Boolean))];
}

/** The packaged browser on the system's own libraries and, for a bare container, on those in the package. */
async function packagedBrowsers(): Promise<Chromium[]> {
  const folder = await unpackedBrowser();
  const executablePath = join(folder, 'chromium');
  // Where a machine has no fonts of its own, pages would be drawn without a letter.
  const fonts: Record<string, string> = (await isReadable('/etc/fonts/fonts.conf'))
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return [
    { executablePath, env: fonts },
    { executablePath, env: { ...fonts, LD_LIBRARY_PATH: libraries.join(delimiter) } },
  ];
}

/**
 * One folder per version and user. It is filled aside and moved into place whole, because the package itself would
 * take a half-written file left by another process, or another user's, for the browser.
 */
async function unpackedBrowser(): Promise<string> {
  const require = createRequire(import.meta.url);
  const bin = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin');
  const { version } = require(join(bin, '..', 'package.json')) as { version: string };
  // Not os.userInfo(): in a container the user may have no name.
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `weekwise-chromium-${version}-${user}`);
  if (await isReadable(folder)) {
    // The name is easy to guess, and what lies there is about to be run.
    if ((await stat(folder)).uid !== user) throw new Error(`${folder} belongs to somebody else; remove it.`);
    return folder;
  }
  const aside = `${folder}.${randomUUID()}`;
  await mkdir(aside, { mode: 0o700 });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = aside; // the only way to tell the package where to unpack
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(bin, archive))));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    await rename(aside, folder);
  } catch (error) {
    // Another process was first; its copy is as good.
    await rm(aside, { recursive: true, force: true });
    if (!(await isReadable(join(folder, 'chromium')))) throw error;
  }
  return folder;
}

const isExecutable = (path: string) => canAccess(path, constants.X_OK);
const isReadable = (path: string) => canAccess(path, constants.R_OK);

async function canAccess(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
