import Popper, { type PopperProps } from '@mui/material/Popper';
import { dialogOf } from './dialog-of.ts';

/** Where the list of a field opens: within the dialog of the field, else at the end of the page. */
export function ListPopper(props: PopperProps) {
  return <Popper {...props} container={dialogOf(props.anchorEl instanceof Element ? props.anchorEl : null)} />;
}
