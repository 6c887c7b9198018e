let held: { path: string; token: string } | null = null;

/**
 * Takes the token of a mailed link out of the address bar before anything else happens (readings §4): it stands in no
 * history, no referrer and no bookmark, only in the memory of this page.
 */
export function takeLinkToken(): void {
  const { pathname, search, hash } = location;
  if (pathname !== '/reset' && pathname !== '/confirm') return;
  const params = new URLSearchParams(search);
  const token = params.get('token');
  if (token === null) return;
  held = { path: pathname, token };
  params.delete('token');
  const rest = params.toString();
  history.replaceState(history.state, '', pathname + (rest ? `?${rest}` : '') + hash);
}

/** The token that the link to this screen carried; `null` when there was none. */
export function linkToken(path: '/reset' | '/confirm'): string | null {
  return held?.path === path && held.token !== '' ? held.token : null;
}

/** Forgets a used or rejected token. */
export function dropLinkToken(): void {
  held = null;
}
