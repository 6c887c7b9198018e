import { SideBar, useMediaQuery, type Identity } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NewRelease } from '../new-release.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { Frame } from './frame.tsx';
import { PrintHead } from './print-head.tsx';
import { sideGroups, logoutItem, type Waiting } from './member-menus.tsx';
import { useMenuContext } from './menu-context.ts';
import type { MenuContext } from './menus.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { MOST_UNREAD, useUnreadEnquiries } from '../../enquiries/use-unread-enquiries.ts';
import { answersKeeper } from '../../offline/kept-answers.ts';
import { lineAtom } from '../../offline/line.ts';
import { beginOutbox, outboxAtom } from '../../outbox/outbox.ts';
import { firmQuery } from '../../session/firm.ts';
import { useProfile, type Profile } from '../../session/profile.ts';
import { isBusiness, isProducer } from '../../session/roles.ts';
import { answerKeeper } from '../../session/session.ts';

answerKeeper.resolve(answersKeeper);

/** A page works without it. */
const fetchOfflineBar = async () => {
  const [{ OfflineBar: Bar }] = await Promise.all([import('../../outbox/offline-bar.tsx'), loadTexts(['offline'])]);
  return Bar;
};

function MemberFrame({ children }: { children: ReactNode }) {
  const context = useMenuContext();
  const profile = useProfile().data;
  const identity = useIdentity(profile);
  const waiting = useWaiting(profile, context);
  // Thirty links with icons that a telephone does not show until its drawer opens.
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <Frame
      groups={profile ? sideGroups(profile.role, context, waiting) : []}
      Side={isWide ? SideBar : undefined}
      pinned={logoutItem(context)}
      identity={identity}
      banner={<Banner />}
    >
      {identity ? <PrintHead name={identity.detail || identity.name} /> : null}
      {children}
    </Frame>
  );
}

/** What a person must know of the line, once there is anything. */
function Banner() {
  const { isDown, isFull } = useAtomValue(lineAtom);
  const { entries } = useAtomValue(outboxAtom);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  // Once there it stays, so that its drawer is not gone with the last entry.
  const isWanted = isDown || isFull || entries.length > 0;
  useEffect(() => {
    if (!isWanted || Bar) return undefined;
    // Without a line its file cannot be fetched where it was not kept yet: then it is once the line is up again.
    const fetchBar = () =>
      void fetchOfflineBar().then(
        (fetched) => setBar(() => fetched),
        (thrown: unknown) => reportError(thrown),
      );
    fetchBar();
    addEventListener('online', fetchBar);
    return () => removeEventListener('online', fetchBar);
  }, [isWanted, Bar]);
  return Bar ? <Bar /> : null;
}

/** What waits for the company, by the path behind which it is. */
function useWaiting(profile: Profile | undefined, { t }: MenuContext): Waiting {
  const count = useUnreadEnquiries(profile !== undefined && (isProducer(profile.role) || isBusiness(profile.role)));
  const shown = count < MOST_UNREAD ? String(count) : `${MOST_UNREAD - 1}+`;
  return count === 0 ? {} : { '/enquiries': t('nav.unread', { count, shown }) };
}

/** The person and, where they have described it, their company; the page does not wait for either. */
function useIdentity(profile: Profile | undefined): Identity | undefined {
  const hasCompany = profile !== undefined && (isProducer(profile.role) || isBusiness(profile.role));
  const company = useQuery({ ...firmQuery, enabled: hasCompany }).data?.name;
  return profile && { name: profile.name, detail: company, href: '/profile' };
}

/** Around every screen while someone is signed in: the side bar of their role. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  useEffect(beginOutbox, []);
  return (
    <QueryProvider>
      <MemberFrame>{children}</MemberFrame>
      <NewRelease />
    </QueryProvider>
  );
}
