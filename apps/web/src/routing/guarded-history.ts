import { Action, createBrowserHistory } from 'history';
import { NavigationType, type Location, type Navigator } from 'react-router-dom';

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

/** What may hold visits back. */
export interface Gate {
  readonly isClosed: () => boolean;
  /** Calls back whenever it may have closed or opened. */
  readonly listen: (changed: () => void) => void;
  /** Whether one may leave although it is closed. */
  readonly ask: () => Promise<boolean>;
}

const types: Readonly<Record<Action, NavigationType>> = {
  [Action.Pop]: NavigationType.Pop,
  [Action.Push]: NavigationType.Push,
  [Action.Replace]: NavigationType.Replace,
};

/**
 * Follows and steps through the browser's history. While the gate is closed a visit, a step back and the closing of the tab
 * wait for its answer; React Router's own blocker comes only with its data router, which weighs more than everything around it.
 */
export function createGuardedHistory(browser: Window, gate: Gate): GuardedHistory {
  const history = createBrowserHistory({ window: browser });
  const visit = (): Visit => ({
    location: history.location as Location,
    type: types[history.action],
  });
  let unblock: (() => void) | null = null;
  const open = () => {
    unblock?.();
    unblock = null;
  };
  const follow = () => {
    if (!gate.isClosed()) open();
    else
      unblock ??= history.block((held) => {
        void gate.ask().then((yes) => {
          if (!yes) return;
          open();
          held.retry();
        });
      });
  };
  gate.listen(follow);
  history.listen(follow); // a visit was let through: whether the next one is held is the gate's to say
  follow();
  return {
    createHref: (to) => history.createHref(to),
    go: (steps) => history.go(steps),
    push: (to, state) => history.push(to, state),
    replace: (to, state) => history.replace(to, state),
    current: visit,
    listen: (hear) => history.listen(() => hear(visit())),
  };
}
