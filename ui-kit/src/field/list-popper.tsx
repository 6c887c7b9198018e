import Popper, { type PopperProps } from '@mui/material/Popper';

/**
 * Where the list of a field opens: within the dialog of the field, else at the end of the page. At the end of the page a
 * dialog below that goes meanwhile would hide it from screen readers, as everything beside the dialog in front.
 */
export function ListPopper(props: PopperProps) {
  const field = props.anchorEl instanceof Element ? props.anchorEl : null;
  return <Popper {...props} container={field?.closest('.MuiModal-root') ?? null} />;
}
