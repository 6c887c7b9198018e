import { Toasts } from '@terroir/ui-kit';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { PageSkeleton } from './faces.tsx';
import { Layout } from './layout.tsx';
import { ProgressLine } from './progress-line.tsx';
import { rowOf } from './routes.tsx';
import { useTexts } from './texts.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** Around every screen: layout, title of the page, scroll and focus on each change of screen, toasts, the leave question. */
export function Root() {
  const t = useTexts('shell');
  const moving = useNavigation().state !== 'idle';
  useArrival();
  return (
    <Toasts labels={{ region: t('toasts'), close: t('close') }}>
      <ProgressLine active={moving} label={t('loading')} />
      <Layout>
        <Outlet />
      </Layout>
      <UnsavedGuard />
    </Toasts>
  );
}

/** The same house while the first screen is still on its way. */
export function RootSkeleton() {
  return (
    <Layout>
      <PageSkeleton />
    </Layout>
  );
}

/** Names the page, and on each change of screen starts at its top with the focus on the page itself. */
function useArrival(): void {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const label = rowOf(pathname)?.label;
  const last = useRef(pathname);
  const title = label === undefined ? t('routes.notFound') : t(`routes.${label}`);
  useEffect(() => {
    document.title = label === 'home' ? t('homeTitle') : `${title} · Terroir`;
  }, [label, title, t]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}
