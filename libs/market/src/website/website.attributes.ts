import { websiteSections, type WebsiteSectionName } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import type { WebsiteSections } from './website.ts';
import type { WebsiteSectionAttributes } from './website.wire.ts';

/** Sections as they are answered, in the order of the page. */
export const sectionAttributes = (
  sections: WebsiteSections,
  named: readonly WebsiteSectionName[] = websiteSections,
): WebsiteSectionAttributes[] =>
  named.map((identifier) => {
    const { content, enabled, color, backgroundColor, opacity, backgroundImage } = sections[identifier];
    return {
      identifier,
      content,
      style: {
        color,
        backgroundColor,
        opacity,
        backgroundImage: backgroundImage && {
          image: imageUrl(backgroundImage.image),
          thumbnail: imageUrl(backgroundImage.thumbnail),
        },
      },
      enabled,
    };
  });
