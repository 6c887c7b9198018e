import { PictureCard, type PictureCardProps } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { nameOf, type CertificationRow } from './certification.ts';
import { ValidityMark } from './validity-mark.tsx';
import { validityOn } from './validity.ts';

export interface CertificationCardProps {
  row: CertificationRow;
  /** Calendar date. */
  today: string;
  pending: boolean;
  actions: PictureCardProps['actions'];
}

/** One certification: who certifies it, its number, picture and validity. */
export function CertificationCard({ row, today, pending, actions }: CertificationCardProps) {
  const t = useTexts('certifications');
  const { image, thumbnail } = row.imageUrls;
  return (
    <PictureCard
      title={row.certifier}
      subtitle={t('number', { number: row.number })}
      picture={
        image === ''
          ? null
          : {
              url: thumbnail,
              alt: t('picture'),
              link: { href: image, label: t('viewPicture', { what: nameOf(row) }) },
            }
      }
      fit="whole"
      status={<ValidityMark validity={validityOn(today, row)} />}
      actions={actions}
      pending={pending}
    >
      <Period {...row} today={today} />
    </PictureCard>
  );
}

/** What the mark of the validity does not say of the dates. */
function Period({ validFrom, validUntil, today }: CertificationCardProps['row'] & { today: string }) {
  const t = useTexts('certifications');
  const format = useFormat();
  if (validFrom === null) return null;
  if (validUntil !== null) return t('period', { from: format.date(validFrom), until: format.date(validUntil) });
  return validFrom > today ? null : t('since', { date: format.date(validFrom) });
}
