export { land, LandModule, landViews } from './land.module.ts';
