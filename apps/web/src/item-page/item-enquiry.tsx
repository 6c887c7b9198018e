import { Button, PrintArea } from '@terroir/ui-kit';
import { useState } from 'react';
import { EnquiryDialog } from '../enquiries/enquiry-dialog.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useProfile } from '../session/profile.ts';
import { isBusiness } from '../session/roles.ts';
import type { ItemPage } from './use-item-page.ts';

/** Lets a business that has a place on the map write to the producer. Fetched for those who are logged in. */
export function ItemEnquiry({ page: { id, name, version, producer } }: { page: ItemPage }) {
  const t = useTexts('item-page');
  const profile = useProfile().data;
  const [isOpen, setOpen] = useState(false);
  if (!profile || !isBusiness(profile.role) || profile.location === null) return null;
  const seen = version === null ? {} : { version: Number(version) };
  return (
    <div style={{ marginTop: 20 }}>
      <PrintArea only="screen">
        <Button variant="contained" onClick={() => setOpen(true)}>
          {t('enquire')}
        </Button>
      </PrintArea>
      {isOpen ? (
        <EnquiryDialog
          subject={{ type: 'Item', id, name, producerId: producer.id, producerName: producer.name, ...seen }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
