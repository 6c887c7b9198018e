export type { Chapter, DemoStep, Stage } from './chapter.ts';
export { demoChapters } from './chapters.ts';
export { fillFreshFolder, playDemo, type DemoOptions } from './play.ts';
export { demoAccounts, demoPassword, demoPeople, idFrom, type DemoAccount, type DemoPerson } from './people.ts';
