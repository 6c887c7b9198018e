import { FieldWordsProvider, Toasts } from '@terroir/ui-kit';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { RowOf } from '../routing/coming-soon.ts';
import { useNavigationPending } from './navigation-pending.ts';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { usePageNamed } from '../routing/page-name.ts';
import { rowOf } from './routes.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';

/** Around every screen: layout, title of the page, scroll and focus on each change of screen, toasts, the leave question. */
export function Root() {
  const t = useTexts('shell');
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const fieldWords = useMemo(
    () => ({
      notADate: t('rules.not_a_date'),
      notATime: t('rules.not_a_time'),
      notReadNow: t('failed.network'),
      readDate: async (text: string) => {
        const { dateOf, habitualOrder } = await import('../sheets/dates.ts'); // only who pastes a date needs it
        return dateOf(text, habitualOrder[language]);
      },
    }),
    [t, language],
  );
  const asked = new URLSearchParams(search);
  useArrival(pathname, asked.get('tab'), asked.has('id'));
  return (
    <Toasts
      labels={{
        region: t('toasts'),
        close: t('close'),
        reach: (action, key) => t('reachToast', { action, key }),
      }}
    >
      <NavigationProgress active={useNavigationPending()} label={t('loading')} />
      <Layout>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <RowOf value={rowOf}>
              <FieldWordsProvider value={fieldWords}>
                <Outlet />
              </FieldWordsProvider>
            </RowOf>
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <UnsavedGuard />
    </Toasts>
  );
}

/** Names the page, and on each change of screen starts at its top with the focus on the page itself. */
function useArrival(pathname: string, tab: string | null, isOfOne: boolean): void {
  const t = useTexts('shell');
  const row = rowOf(pathname);
  const at = tab === null ? pathname : `${pathname}?tab=${tab}`;
  const label = (isOfOne ? row?.tabLabels?.[`${at}?id`] : undefined) ?? row?.tabLabels?.[at] ?? row?.label;
  const named = usePageNamed();
  const last = useRef(pathname);
  const title = named?.name ?? (label === undefined ? t('routes.notFound') : t(`routes.${label}`));
  const isAlone = named?.isAlone === true;
  useEffect(() => {
    document.title = label === 'home' ? t('homeTitle') : isAlone ? title : `${title} · Terroir`;
  }, [label, title, isAlone, t]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}
