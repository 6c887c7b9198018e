export { market, MarketModule, marketViews } from './market.module.ts';
