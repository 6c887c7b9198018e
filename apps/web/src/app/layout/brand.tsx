/** The mark: a sprout over three furrows. */
export function Brand() {
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
        <path d="M16 20V11" stroke="var(--t-palette-primary-main)" strokeWidth="2.400" strokeLinecap="round" />
        <path d="M16 13C16 7 11.500 4.500 5.500 5c0 5.500 4 9 10.500 8z" fill="var(--t-palette-series-leaf)" />
        <path d="M16 16c.5-5 4.500-7.500 10.500-7 0 5-4 8.500-10.500 7z" fill="var(--t-palette-primary-main)" />
        <path
          d="M4 22c4-2.500 8-2.500 12 0s8 2.500 12 0M6 27c3.500-2 7-2 10 0s6.500 2 10 0"
          fill="none"
          stroke="var(--t-palette-series-sun)"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </svg>
      <span data-brand-name>Terroir</span>
    </>
  );
}
