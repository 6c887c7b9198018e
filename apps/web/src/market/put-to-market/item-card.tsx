import { PictureCard, StatusMark, type PictureCardProps } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { producesLeft, type ItemRow } from '../../records/choices/items.ts';
import { useAmounts } from './use-amounts.ts';

export interface ItemCardProps {
  row: ItemRow;
  pending: boolean;
  actions: PictureCardProps['actions'];
}

/** One item: its picture, name, price, how much it is, and whether others see it. */
export function ItemCard({ row, pending, actions }: ItemCardProps) {
  const t = useTexts('put-to-market');
  const { money } = useFormat();
  const amounts = useAmounts()(row);
  const { image, thumbnail } = row.imageUrls;
  const removed = row.removedProduces ?? [];
  // One that is on its way has no page yet.
  const isSaved = row.slug !== '';
  return (
    <PictureCard
      title={row.name}
      href={isSaved ? `/items/${row.slug}` : undefined}
      subtitle={[row.cost === null ? t('noPrice') : money(row.cost), amounts].filter(Boolean).join(' · ')}
      picture={
        image === null
          ? null
          : {
              url: thumbnail ?? image,
              alt: '',
              link: { href: image, label: t('viewPicture', { what: row.name }) },
            }
      }
      status={
        row.enabled ? (
          <StatusMark severity="success">{t('state.enabled')}</StatusMark>
        ) : (
          <StatusMark severity="info">{t('state.disabled')}</StatusMark>
        )
      }
      actions={actions}
      pending={pending}
    >
      {producesLeft(row).length === 0 ? (
        <StatusMark severity="warning">{t('state.nothingLeft')}</StatusMark>
      ) : removed.length > 0 ? (
        <StatusMark severity="warning">
          {t('state.without', { what: removed.map(({ name }) => name).join('; ') })}
        </StatusMark>
      ) : null}
    </PictureCard>
  );
}
