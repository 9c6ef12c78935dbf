/** A path of this app to return to: `//evil.example`, `/\evil.example` and full URLs are rejected. */
export const returnPath = (wanted: string | undefined): string | undefined => {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, window.location.origin)) return undefined;
  const url = new URL(wanted, window.location.origin);
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname === '/login' ? undefined : url.pathname + url.search + url.hash;
};
