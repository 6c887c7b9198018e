const paths = {
  print: 'M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7z',
  summary: 'M12 3a9 9 0 1 0 9 9h-9zM15 3.500A9 9 0 0 1 20.500 9H15z',
  lines: 'M4 6h16M4 12h16M4 18h10',
  planning: 'M4 6h16v14H4zM4 10h16M8 3.500V7M16 3.500V7M8 14h3M8 17h6',
  scenarios: 'M4 12h5l4-6h7M9 12l4 6h7M17 3.500L20 6l-3 2.500M17 15.500l3 2.500-3 2.500',
} as const;

/** The line icons that only this screen needs, in the manner of the shell's. A label always stands beside them. */
export function FinanceIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.750"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
