import type { ReactNode } from 'react';

const paths = {
  dashboard: 'M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
  land: 'M3 17c5-4 9-4 13-1 2 1.500 3.500 2 5 2M3 12c5-4 9-4 13-1 2 1.500 3.500 2 5 2M8 5l4-2 4 2v3H8z',
  tasks: 'M4 6l1.500 1.500L8 5M4 12l1.500 1.500L8 11M4 18l1.500 1.500L8 17M11 6h9M11 12h9M11 18h9',
  food: 'M12 21c-5 0-7-4-7-8 0-3 2-5 4.500-5 1.200 0 1.800.5 2.500.5s1.300-.5 2.500-.5C17 8 19 10 19 13c0 4-2 8-7 8zM12 8c0-3 1-4.500 3.500-5',
  practices: 'M12 21v-9M12 12c0-4-3-6-8-6 0 4 3 6 8 6zM12 15c0-3 3-5 8-5 0 3-3 5-8 5z',
  web: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  market:
    'M4 9l1.500-5h13L20 9M4 9v11h16V9M4 9c0 2 2.700 2 2.700 0 0 2 2.600 2 2.600 0 0 2 2.700 2 2.700 0 0 2 2.700 2 2.700 0 0 2 2.600 2 2.600 0 0 2 2.700 2 2.700 0M9 20v-6h6v6',
  finances: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  company: 'M4 21V9l8-6 8 6v12zM9 21v-6h6v6M9 11h.01M15 11h.01',
  plans: 'M12 3l2.700 5.600 6.100.8-4.500 4.200 1.100 6.100L12 16.800l-5.400 2.900 1.100-6.100-4.500-4.200 6.100-.8z',
  certificates: 'M7 9a5 5 0 1 0 10 0A5 5 0 1 0 7 9zM9 13.500L7.500 21l4.500-2.500 4.500 2.500-1.500-7.500',
  person: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM4 21c0-4.500 3.500-7 8-7s8 2.500 8 7',
  key: 'M3.500 15.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM10.500 12.700L20 3.500M16 7.500l3 3',
  leave: 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  region:
    'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM9.800 10a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 1 0-4.400 0z',
  benefits: 'M12 20s-8-4.500-8-10.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8 2.500C20 15.500 12 20 12 20z',
  about: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 11v5M12 8h.01',
  blog: 'M5 4h14v16H5zM8.500 8.500h7M8.500 12h7M8.500 15.500h4',
  add: 'M12 5v14M5 12h14',
  remove: 'M4 7h16M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500',
  edit: 'M4 20l1-4L16.500 4.500l3 3L8 19zM14 7l3 3',
  history: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4M12 8v4.500l3 2',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  language: 'M3 6h9M7.500 4v2M10.500 6c-1 4-4 6.500-7 8M5.500 9c1 2.500 3 4 5.500 5M12.500 20l4-10 4 10M14 16.500h5',
  outside: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const;
export type IconName = keyof typeof paths;

/** The app's own line icons, 24 by 24, in the colour of the text. A label always stands beside them. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
