import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom';

/** Where the browser is, and how it came there. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
}

/** The browser's history as React Router's `Router` wants it, with a gate that can hold a visit back. */
export interface GuardedHistory extends Navigator {
  current: () => Visit;
  listen: (hear: (visit: Visit) => void) => () => void;
}

interface Entry {
  /** How many visits lie before this one: tells how far a step back went. */
  place: number;
  key: string;
  state: unknown;
}

/**
 * Follows and steps through the browser's history. `gate` answers true where nothing is lost by leaving, or a promise
 * that asks; React Router's own blocker comes only with its data router, which weighs more than everything around it.
 */
export function createGuardedHistory(browser: Window, gate: () => true | Promise<boolean>): GuardedHistory {
  const { history } = browser;
  const listeners = new Set<(visit: Visit) => void>();
  const known = history.state as Partial<Entry> | null;
  if (typeof known?.place !== 'number')
    history.replaceState({ place: 0, key: 'first', state: null } satisfies Entry, '');

  const entry = () => history.state as Entry;
  const read = (type: NavigationType): Visit => {
    const { pathname, search, hash } = browser.location;
    const { key, state } = entry();
    return { location: { pathname, search, hash, key, state }, type };
  };
  let visit = read(NavigationType.Pop);
  let place = entry().place;
  const arrive = (type: NavigationType) => {
    visit = read(type);
    place = entry().place;
    for (const hear of listeners) hear(visit);
  };
  /** Runs `go` when the gate opens: at once where it is open, so that a click is as quick as ever. */
  const pass = (go: () => void) => {
    const open = gate();
    if (open === true) go();
    else void open.then((yes) => yes && go());
  };

  /** Steps that we make ourselves, and that must not be asked about again. */
  let expected = 0;
  browser.addEventListener('popstate', () => {
    const steps = ((history.state as Partial<Entry> | null)?.place ?? 0) - place;
    if (history.state === null) history.replaceState({ place, key: 'hash', state: null } satisfies Entry, '');
    if (expected > 0) {
      expected -= 1;
      if (entry().place !== place) arrive(NavigationType.Pop);
      return;
    }
    const open = gate();
    if (open === true || steps === 0) {
      arrive(NavigationType.Pop);
      return;
    }
    expected += 1; // the browser has already gone: bring it back while the question stands
    history.go(-steps);
    void open.then((yes) => {
      if (!yes) return;
      expected += 1;
      history.go(steps);
    });
  });

  const write = (to: To, state: unknown, type: NavigationType) => {
    const target = typeof to === 'string' ? parsePath(to) : to;
    const path = createPath({ pathname: visit.location.pathname, ...target });
    const next: Entry = {
      place: type === NavigationType.Push ? place + 1 : place,
      key: Math.random().toString(36).slice(2, 10),
      state,
    };
    if (type === NavigationType.Push) history.pushState(next, '', path);
    else history.replaceState(next, '', path);
    arrive(type);
  };

  return {
    current: () => visit,
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => history.go(steps),
    push: (to, state) => pass(() => write(to, state, NavigationType.Push)),
    replace: (to, state) => pass(() => write(to, state, NavigationType.Replace)),
  };
}
