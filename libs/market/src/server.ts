export { availabilityOf } from './availability.ts';
export { demoConversation, demoDistance, seenOf, type DemoMessage } from './demo/enquiries.ts';
export { ENQUIRY_MAIL, openEnquiryMail } from './enquiry/enquiry-mail.ts';
export { enquiry } from './enquiry/enquiry.decider.ts';
export { demoItems, type DemoItem, type MarketFarm } from './demo/items.ts';
export { demoWebsite } from './demo/websites.ts';
export { demoSearches, type DemoSearch } from './demo/searches.ts';
export { item } from './item/item.decider.ts';
export { reserveSlug } from './item/item-slugs.ts';
export { itemView } from './item/item.view.ts';
export type { PublicItem } from './page/item-parts.ts';
export { publicItem } from './page/public-item.ts';
export { market, MarketModule, marketViews } from './market.module.ts';
export { reserveWebsiteSlug } from './website/website-slugs.ts';
export { website } from './website/website.decider.ts';
export { websiteView, type WebsiteRow } from './website/website.view.ts';
export { shortened } from './website/website-title.ts';
export { publicPages, publicPagesReached, type PublicPage } from './website/public-pages.ts';
export { publishedWebsite, websitePreview } from './website/published-website.ts';
export { savedSearch } from './saved-search/saved-search.decider.ts';
export { quotedName } from './saved-search/search-letter.ts';
export {
  isStopToken,
  searchMailState,
  searchMailStopPath,
  stopSearchMail,
  type SearchMailState,
} from './saved-search/search-mail-stop.ts';
export { marketReached, openSearchLetters } from './saved-search/search-letters.ts';
