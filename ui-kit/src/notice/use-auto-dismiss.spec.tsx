import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useAutoDismiss } from './use-auto-dismiss.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const start = (ms: number | undefined, held = false) => {
  const dismissed = jest.fn();
  const { rerender, unmount } = renderHook((now: { held: boolean }) => useAutoDismiss(ms, now.held, dismissed), {
    initialProps: { held },
  });
  return { dismissed, hold: (now: boolean) => rerender({ held: now }), unmount };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a message that leaves by itself', () => {
  test('leaves once its time is over, not before', () => {
    const { dismissed } = start(10_000);
    pass(9_999);
    expect(dismissed).not.toHaveBeenCalled();
    pass(1);
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  test('waits as long as someone is at it, then takes the rest of its time', () => {
    const { dismissed, hold } = start(10_000);
    pass(6_000);
    hold(true);
    pass(60_000);
    expect(dismissed).not.toHaveBeenCalled();
    hold(false);
    pass(3_999);
    expect(dismissed).not.toHaveBeenCalled();
    pass(1);
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  test('stays where no time is given, and is silent once it is gone', () => {
    const staying = start(undefined);
    pass(1_000_000);
    expect(staying.dismissed).not.toHaveBeenCalled();
    const leaving = start(10);
    leaving.unmount();
    pass(1_000);
    expect(leaving.dismissed).not.toHaveBeenCalled();
  });
});
