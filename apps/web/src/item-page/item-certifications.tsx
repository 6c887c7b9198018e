import { useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import { Claim, ClaimList, ClaimName, ClaimPicture, Nothing } from './claim-list.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';
import type { ItemPage } from './use-item-page.ts';

/** The certifications that the producer claims, each with its number, so that it can be checked. */
export function ItemCertifications({ certifications }: { certifications: ItemPage['certifications'] }) {
  const t = useTexts('item-page');
  const format = useFormat();
  return (
    <Section title={t('certifications')}>
      {certifications.length === 0 ? (
        <Nothing>{t('noCertifications')}</Nothing>
      ) : (
        <ClaimList>
          {certifications.map(({ id, certifier, number, validUntil, imageUrls, since }) => (
            <Claim key={id}>
              {imageUrls.thumbnail ? <ClaimPicture src={imageUrls.thumbnail} alt="" loading="lazy" /> : null}
              <div>
                <ClaimName>{certifier}</ClaimName>
                {t('number', { number })}
                {validUntil === null ? null : <div>{t('validUntil', { day: format.date(validUntil) })}</div>}
                <Since at={since} />
              </div>
            </Claim>
          ))}
        </ClaimList>
      )}
    </Section>
  );
}
