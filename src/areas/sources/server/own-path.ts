/** A path of ours, whatever was asked: another site, another scheme and protocol-relative tricks end at the start page. */
export function ownPath(text: string | undefined, appUrl: string): string {
  if (!text?.startsWith('/') || !URL.canParse(text, appUrl)) return '/';
  const { origin, pathname, search } = new URL(text, appUrl);
  // "/..//evil" is of ours until its path is read again, alone: "//evil".
  return origin === new URL(appUrl).origin && !pathname.startsWith('//') ? pathname + search : '/';
}
