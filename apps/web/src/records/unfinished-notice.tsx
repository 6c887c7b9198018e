import { Button, Notice, PrintArea } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

export interface UnfinishedNoticeProps {
  /** What the list is called. */
  list: string;
  onContinue: () => void;
  children: ReactNode;
}

/** Says that an unfinished new row is kept as a draft, and leads back to it. */
export function UnfinishedNotice({ list, onContinue, children }: UnfinishedNoticeProps) {
  const t = useTexts('records');
  return (
    <PrintArea only="screen">
      <div style={{ marginBottom: 24 }}>
        <Notice
          live="off"
          action={
            <Button size="small" aria-label={`${t('continue')}, ${list}`} onClick={onContinue}>
              {t('continue')}
            </Button>
          }
        >
          {children}
        </Notice>
      </div>
    </PrintArea>
  );
}
