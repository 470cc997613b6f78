import { pagePath } from './page-folder.ts';

/**
 * The folder that a landing page lies in, whether its address ends with a slash or not: /blog/guides/soil and
 * /blog/guides/soil/ → /blog/guides/, /about → /. What is no address, "(not set)", is a folder of its own.
 */
export function landingFolder(page: string): string {
  const [path = ''] = pagePath(page).split(/[?#]/u);
  if (page !== '' && path === '') return '/';
  return path.startsWith('/') ? path.replace(/[^/]*\/?$/u, '') || '/' : page;
}

/** The same in SQL; a test holds the two against each other. */
export function landingFolderSql(page: string): string {
  const path = `extract(replaceRegexpOne(${page}, '^[A-Za-z]+://[^/?#]+', ''), '^[^?#]*')`;
  const folder = `replaceRegexpOne(${path}, '[^/]*/?$', '')`;
  return `multiIf(${page} = '', '', ${path} = '', '/', NOT startsWith(${path}, '/'), ${page}, ${folder} = '', '/', ${folder})`;
}
