import type { SxProps, Theme } from '@mui/material/styles';

/** The pickers' own input in the shape of every other field. */
export const pickerSx: SxProps<Theme> = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: 48,
    borderRadius: '12px',
    backgroundColor: 'background.paper',
    fontSize: '1.0625rem',
    paddingInline: '14px 14px',
  },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderWidth: '1.5px', borderColor: 'outline' },
  '& .MuiPickersInputBase-sectionsContainer': { padding: '10px 0' },
  '& .MuiPickersOutlinedInput-root:hover .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'text.secondary' },
};
