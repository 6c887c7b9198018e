import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';

export interface RowAction {
  key: string;
  /** Names the row too ("Remove: Tomatoes"), for screen readers, which read it out of its row. */
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  color?: 'neutral' | 'error' | undefined;
  disabled?: boolean | undefined;
}

const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 2 });

/** The buttons at the end of a row. `held`: off for the moment, yet a dialog that closes can give the focus back to one. */
export function RowActions({ actions, held }: { actions: readonly RowAction[]; held: boolean }) {
  return (
    <Row>
      {actions.map((action) => (
        <IconButton
          key={action.key}
          label={action.label}
          icon={action.icon}
          color={action.color ?? 'neutral'}
          disabled={action.disabled ?? false}
          held={held}
          onClick={action.onSelect}
        />
      ))}
    </Row>
  );
}
