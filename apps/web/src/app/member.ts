/** What every page of a member needs around its screen, in one file to fetch. Only `import()` it. */
export { MemberGuard } from './guard.tsx';
export { default as MemberLayout } from './layout/member-layout.tsx';
export { QueryProvider } from './query-provider.tsx';
