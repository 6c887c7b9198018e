/** Starts a fetch before it is needed. Its failure is dropped: what needs it later fetches again and shows the error. */
export function fetchAhead(fetching: Promise<unknown>): void {
  fetching.catch(() => undefined);
}
