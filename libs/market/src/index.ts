// The browser's door: schemas of the forms and the types of what is answered.
export { availabilityOf, type Availability, type Period } from './availability.ts';
export {
  Enquiry,
  EnquiryAnswer,
  MESSAGE_LIMIT,
  type EnquiryAnswerForm,
  type EnquiryForm,
  type WebsiteEnquiryForm,
  WebsiteEnquiry,
} from './enquiry/enquiry.commands.ts';
export type {
  EnquiryAttributes,
  EnquiryThreadAttributes,
  EnquiryWare,
  UnreadEnquiriesAttributes,
} from './enquiry/enquiry.wire.ts';
export {
  Item,
  ITEM_LIMITS,
  ItemChange,
  itemCommands,
  type ItemChangeForm,
  type ItemCommand,
  type ItemForm,
} from './item/item.commands.ts';
export type { ItemAttributes, OwnItemAttributes } from './item/item.wire.ts';
export type { ItemPageAttributes, ItemPageChange } from './page/item-page.wire.ts';
export { produceName } from './produce-name.ts';
export { marketRefusals } from './refusals.ts';
export {
  faces,
  LEAST_KM,
  marketplaceSorts,
  MOST_KM,
  MARKETPLACE_PAGE,
  SEARCH_LIMIT,
  type Face,
  type MarketplaceSort,
} from './marketplace/marketplace.limits.ts';
export type {
  MarketplaceCategoryAttributes,
  MarketplaceItemAttributes,
  MarketplaceProduceAttributes,
  MarketplaceProducerAttributes,
  MarketplaceSeasonAttributes,
} from './marketplace/marketplace.wire.ts';
export {
  SECTION_TEXT_LIMIT,
  Website,
  websiteCommands,
  type WebsiteCommand,
  type WebsiteForm,
} from './website/website.commands.ts';
export { emptySection, emptySections, optionalSections, type WebsiteSection } from './website/website.ts';
export { blended, contrastOf, leastContrast, nearestReadable, READABLE } from './website/contrast.ts';
export { isFilled } from './website/filled-section.ts';
export { groundOf, type Ground, type SchemeColours } from './website/section-ground.ts';
export { websiteTitle } from './website/website-title.ts';
export type { PublicWebsiteAttributes, WebsiteContentAttributes } from './website/public-website.wire.ts';
export type { PublicationAttributes, WebsiteAttributes, WebsiteSectionAttributes } from './website/website.wire.ts';
export {
  SAVED_SEARCH_LIMITS,
  SavedSearch,
  savedSearchCommands,
  type SavedSearchCommand,
  type SavedSearchForm,
} from './saved-search/saved-search.commands.ts';
export type { SavedSearchAttributes } from './saved-search/saved-search.wire.ts';
export type { LocationAttributes, RegionCompanyAttributes } from './region/region.wire.ts';
