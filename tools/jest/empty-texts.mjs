/** What `apps/web/src/app/member-texts.ts` is to specs: Vite alone can list files. */
export const memberTexts = new Map();
