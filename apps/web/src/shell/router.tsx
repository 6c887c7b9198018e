import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Broken } from './broken.tsx';
import { Guard } from './guard.tsx';
import { NotFound } from './not-found.tsx';
import { Root, RootSkeleton } from './root.tsx';
import type { RouteRow } from './route-row.ts';
import { routes } from './routes.tsx';
import { loadTexts } from './texts.ts';

function guarded(row: RouteRow, Screen: ComponentType) {
  return function GuardedScreen() {
    return (
      <Guard row={row}>
        <Screen />
      </Guard>
    );
  };
}

/** The routes as React Router wants them: a screen and its texts are fetched together when they are first needed. */
export const routeObjects: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Broken,
    HydrateFallback: RootSkeleton,
    children: [
      ...routes.map((row) => ({
        path: row.path,
        lazy: async () => {
          const [{ default: Screen }] = await Promise.all([row.load(), loadTexts(row.texts)]);
          return { Component: guarded(row, Screen) };
        },
      })),
      { path: '*', Component: NotFound },
    ],
  },
];
