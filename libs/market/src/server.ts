export { item } from './item/item.decider.ts';
export { itemView } from './item/item.view.ts';
export { market, MarketModule, marketViews } from './market.module.ts';
