import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { IconButton } from '../button/icon-button.tsx';
import { MenuButton } from '../menu-button/menu-button.tsx';

export interface RowAction {
  key: string;
  /** Names the row too ("Remove: Tomatoes"), for screen readers, which read it out of its row. */
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  color?: 'neutral' | 'error' | undefined;
  disabled?: boolean | undefined;
  /** What it is called in the menu that takes it in where the table is tight. Default: it stays a button. */
  menuLabel?: string | undefined;
}

const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 2 });

export interface RowActionsProps {
  actions: readonly RowAction[];
  /** Off for the moment, yet a dialog that closes can give the focus back to one. */
  held: boolean;
  /** Names the menu of a tight table, and the row. Default: there is none. */
  moreLabel?: string | undefined;
}

/** The buttons at the end of a row; where the table is tight, two and more that have a `menuLabel` are one menu. */
export function RowActions({ actions, held, moreLabel }: RowActionsProps) {
  const more = actions.filter(({ menuLabel }) => menuLabel !== undefined);
  const hasMenu = moreLabel !== undefined && more.length > 1;
  return (
    <Row>
      {actions.map((action) => (
        <span key={action.key} data-roomy={hasMenu && action.menuLabel !== undefined ? '' : undefined}>
          <IconButton
            label={action.label}
            icon={action.icon}
            color={action.color ?? 'neutral'}
            disabled={action.disabled ?? false}
            held={held}
            onClick={action.onSelect}
          />
        </span>
      ))}
      {hasMenu ? (
        <span data-tight>
          <MenuButton
            iconOnly
            label={moreLabel}
            icon={<MoreHoriz />}
            items={more.map(({ key, menuLabel = '', icon, disabled, onSelect }) => ({
              key,
              label: menuLabel,
              icon,
              disabled: held || disabled,
              onSelect,
            }))}
          />
        </span>
      ) : null}
    </Row>
  );
}
