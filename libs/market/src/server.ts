export { demoItems, type DemoItem, type MarketFarm } from './demo/items.ts';
export { item } from './item/item.decider.ts';
export { reserveSlug } from './item/item-slugs.ts';
export { itemView } from './item/item.view.ts';
export { itemPreview, type ItemPreview } from './page/item-preview.ts';
export { market, MarketModule, marketViews } from './market.module.ts';
export { website } from './website/website.decider.ts';
export { websiteView, type WebsiteRow } from './website/website.view.ts';
export { publicPages, websitePreview, type PublicPage, type WebsitePreview } from './website/website-preview.ts';
