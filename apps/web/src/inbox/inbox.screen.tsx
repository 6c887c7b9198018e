import { Button, Card, PageHeader, styled, TabsNav } from '@terroir/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryThreadPart } from './enquiry-thread.tsx';
import { states, useInboxAddress } from './inbox-address.ts';
import { useEnquiries } from './use-inbox.ts';

/** List and enquiry side by side where there is room; else one of both. */
const Sides = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 52rem)': {
    '&:not([data-empty])': { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' },
  },
  '@container (max-width: 51.999rem)': {
    '&[data-open] > [data-side="list"], &:not([data-open]) > [data-side="thread"]': { display: 'none' },
  },
  '@media print': { '& > [data-side="list"]:not(:last-child)': { display: 'none' } },
});
const Place = styled('div')({ containerType: 'inline-size' });

/** Enquiries of the company: those received and those sent, with what was seen, asked and answered. */
export default function InboxScreen() {
  const t = useTexts('enquiries');
  const { box, state, id, usual, hrefOf } = useInboxAddress();
  const tabs = [null, ...states].map((each) => ({
    key: each ?? 'all',
    label: t(each === null ? 'filter.all' : `filter.${box}.${each}`),
    href: hrefOf({ state: each, id: null }),
    current: each === state,
  }));
  // Whoever opens an enquiry reads on at its title, but for one that the page began with.
  const [first, setFirst] = useState<string | null | undefined>(id);
  if (first !== undefined && id !== first) setFirst(undefined);
  const list = useRef<HTMLDivElement>(null);
  useFocusBack(list, id);
  // Nothing to choose from: the list has all the room.
  const isEmpty = useEnquiries({ box, state }).rows?.length === 0 && id === null;
  const other = box === 'received' ? 'sent' : 'received';
  return (
    <>
      <PageHeader
        title={t('shell:routes.enquiries')}
        description={t(`lead.${box}`)}
        actions={
          // A business receives none.
          usual === 'received' ? (
            <Button href={hrefOf({ box: other, state: null, id: null })}>{t(`to.${other}`)}</Button>
          ) : null
        }
        tabs={<TabsNav label={t('filter.label')} tabs={tabs} />}
      />
      <Place>
        <Sides {...(id ? { 'data-open': '' } : {})} {...(isEmpty ? { 'data-empty': '' } : {})}>
          <div data-side="list" ref={list} tabIndex={-1}>
            <EnquiryList box={box} state={state} open={id} hrefOf={hrefOf} />
          </div>
          {isEmpty ? null : (
            <div data-side="thread">
              {id ? (
                <EnquiryThreadPart key={id} id={id} back={hrefOf({ id: null })} takesFocus={id !== first} />
              ) : (
                <Card>
                  <p style={{ margin: 0 }}>{t('choose')}</p>
                </Card>
              )}
            </div>
          )}
        </Sides>
      </Place>
    </>
  );
}

/** Whoever closes an enquiry is again at its line, or at the list where it is among the new ones no more. */
function useFocusBack(list: RefObject<HTMLElement | null>, id: string | null): void {
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (id !== null || before === null) return;
    const line = list.current?.querySelector<HTMLElement>(`[href*="id=${before}"]`);
    (line ?? list.current?.querySelector<HTMLElement>('a[href]') ?? list.current)?.focus();
  }, [id, list]);
}
