import { useId, useState, type ReactNode } from 'react';
import Check from '@mui/icons-material/CheckOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { RouterLink } from '../link/link-component.tsx';

export interface MenuButtonItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  disabled?: boolean | undefined;
  color?: 'neutral' | 'error' | undefined;
  current?: boolean | undefined;
}
export interface MenuButtonProps {
  label: string;
  /** Its name where the label alone is not enough: begins with it. */
  'aria-label'?: string | undefined;
  items: readonly MenuButtonItem[];
  icon?: ReactNode;
  /** Only the icon is seen; the label is its name. */
  iconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'medium' | undefined;
}

/** The second press of a double click on the button: the menu opened under the pointer, and nobody aimed at what is there. */
const isAgain = (event: unknown): boolean => (event as { readonly detail?: number }).detail === 2;

/** A button that opens a menu: arrows move, letters jump, Escape closes and gives the focus back. */
export function MenuButton(props: MenuButtonProps) {
  const { label, 'aria-label': name, items, icon, iconOnly, variant = 'outlined', size = 'medium' } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  // A closed menu is a dozen components, and a table has one in every row.
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const handle = { 'aria-haspopup': 'menu' as const, 'aria-expanded': open, 'aria-controls': open ? id : undefined };
  return (
    <>
      {iconOnly ? (
        <IconButton
          {...handle}
          size={size}
          label={label}
          icon={icon}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      ) : (
        <Button
          {...handle}
          size={size}
          variant={variant}
          startIcon={icon}
          aria-label={name}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {label}
        </Button>
      )}
      {wasOpened ? (
        <Menu
          id={id}
          open={open}
          anchorEl={anchor}
          onClose={(event) => {
            if (!isAgain(event)) setAnchor(null);
          }}
          slotProps={{ list: { 'aria-label': name ?? label } }}
        >
          {items.map((item) => (
            <MenuItem
              key={item.key}
              disabled={item.disabled ?? false}
              selected={item.current ?? false}
              aria-current={item.current ? (item.href === undefined ? 'true' : 'page') : undefined}
              {...(item.href === undefined ? {} : { component: RouterLink, href: item.href })}
              onClick={(event) => {
                if (isAgain(event)) {
                  event.preventDefault();
                  return;
                }
                setAnchor(null);
                item.onSelect?.();
              }}
              sx={item.color === 'error' ? { color: 'error.main' } : {}}
            >
              {item.icon}
              {item.label}
              {item.current ? <Check aria-hidden fontSize="small" sx={{ ml: 'auto', flex: 'none' }} /> : null}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
