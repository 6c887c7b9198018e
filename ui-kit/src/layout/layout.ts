/** MUI's layout parts under the house's theme, so that screens need no door but this one. */
export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
export { default as Grid } from '@mui/material/Grid';
export { default as Container } from '@mui/material/Container';
export { default as Typography } from '@mui/material/Typography';
export { default as Divider } from '@mui/material/Divider';
export { default as Chip } from '@mui/material/Chip';
export { default as Tooltip } from '@mui/material/Tooltip';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { styled, useTheme } from '@mui/material/styles';
