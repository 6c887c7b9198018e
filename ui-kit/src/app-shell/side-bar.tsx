import { styled } from '@mui/material/styles';
import { NavGroups, PinnedLinks, type NavGroup, type NavItem } from './nav-groups.tsx';

export interface SideBarProps {
  label: string;
  groups: readonly NavGroup[];
  /** Below the groups and seen without scrolling. */
  pinned?: readonly NavItem[] | undefined;
}

/** The groups scroll; what is at the edge fades, because there is more. */
const AsideGroups = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '24px 16px',
  scrollPaddingBlock: 24,
  maskImage: 'linear-gradient(black calc(100% - 24px), transparent)',
});
const AsideFoot = styled('div')(({ theme }) => ({
  margin: '0 16px',
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What stands in the side bar of `AppShell`; pages of guests, who have none, do without its file. */
export function SideBar({ label, groups, pinned }: SideBarProps) {
  return (
    <>
      <AsideGroups>
        <NavGroups label={label} groups={groups} />
      </AsideGroups>
      {pinned ? (
        <AsideFoot>
          <PinnedLinks items={pinned} />
        </AsideFoot>
      ) : null}
    </>
  );
}
