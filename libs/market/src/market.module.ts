import { Module, type DynamicModule } from '@nestjs/common';
import type { ModuleManifest, ModuleSettings } from '@terroir/http';
import { DailyLimits } from './enquiry/daily-limits.ts';
import { ENQUIRY_MAIL } from './enquiry/enquiry-mail.ts';
import { Enquiries } from './enquiry/enquiries.ts';
import { EnquiryController } from './enquiry/enquiry.controller.ts';
import { receivedEnquiryView, sentEnquiryView } from './enquiry/enquiry.view.ts';
import { WebsiteEnquiryController } from './enquiry/website-enquiry.controller.ts';
import { ItemController, PUBLIC_URL } from './item/item.controller.ts';
import { itemProduceView } from './item/item-produce.view.ts';
import { itemSlugView } from './item/item-slug.view.ts';
import { ItemSlugs } from './item/item-slugs.ts';
import { itemView } from './item/item.view.ts';
import { OwnProduces } from './item/own-produces.ts';
import { marketCompanyView } from './marketplace/market-company.view.ts';
import { marketItemView } from './marketplace/market-item.view.ts';
import { marketProduceView } from './marketplace/market-produce.view.ts';
import { MarketplaceController } from './marketplace/marketplace.controller.ts';
import { Marketplace } from './marketplace/marketplace.ts';
import { SeasonsController } from './marketplace/seasons.controller.ts';
import { itemCertificationView } from './page/item-certification.view.ts';
import { itemMomentView } from './page/item-moment.view.ts';
import { ItemPages } from './page/item-pages.ts';
import { itemPracticesView } from './page/item-practices.view.ts';
import { itemProducerView } from './page/item-producer.view.ts';
import { RegionController } from './region/region.controller.ts';
import { SavedSearchController } from './saved-search/saved-search.controller.ts';
import { savedSearchView } from './saved-search/saved-search.view.ts';
import { PublicWebsiteController } from './website/public-website.controller.ts';
import { WebsiteSlugs } from './website/website-slugs.ts';
import { WebsiteController } from './website/website.controller.ts';
import { publicationView, websiteView } from './website/website.view.ts';

/** Every view of this module. */
export const marketViews = [
  itemView,
  itemSlugView,
  itemMomentView,
  itemProduceView,
  itemProducerView,
  itemCertificationView,
  itemPracticesView,
  marketCompanyView,
  marketProduceView,
  marketItemView,
  savedSearchView,
  websiteView,
  publicationView,
  receivedEnquiryView,
  sentEnquiryView,
] as const;

@Module({})
export class MarketModule {
  static with({ publicUrl = 'http://localhost:3000' }: Pick<ModuleSettings, 'publicUrl'>): DynamicModule {
    return {
      module: MarketModule,
      controllers: [
        ItemController,
        MarketplaceController,
        SeasonsController,
        RegionController,
        SavedSearchController,
        WebsiteController,
        PublicWebsiteController,
        EnquiryController,
        WebsiteEnquiryController,
      ],
      providers: [
        OwnProduces,
        ItemSlugs,
        ItemPages,
        Marketplace,
        WebsiteSlugs,
        DailyLimits,
        Enquiries,
        { provide: PUBLIC_URL, useValue: publicUrl },
      ],
    };
  }
}

export const market: ModuleManifest = {
  name: 'market',
  views: marketViews,
  reactors: [ENQUIRY_MAIL],
  nest: (settings) => MarketModule.with(settings),
};
