import { Button, styled } from '@terroir/ui-kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useNear } from '../public-pages/use-near.ts';

/** About as tall as the form, so that nothing moves when it comes. */
const Place = styled('div')({ minHeight: 420, '@media print': { minHeight: 0 } });
/** How far below the window the form is fetched. */
const AHEAD = 600;

type ContactFormPart = ComponentType<{ slug: string }>;

/** Where the contact form stands: what it needs is fetched when the reader comes near it, and again where that failed. */
export function ContactPlace({ slug }: { slug: string }) {
  const t = useTexts('website');
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ContactFormPart | null>(null);
  const isNear = useNear(place, AHEAD, true);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isNear || isLost) return undefined;
    let outdated = false;
    import('./contact-form.tsx').then(
      ({ ContactForm }) => {
        if (!outdated) setForm(() => ContactForm);
      },
      () => {
        if (!outdated) setLost(true);
      },
    );
    return () => {
      outdated = true;
    };
  }, [isNear, isLost]);
  return (
    <Place ref={place}>
      {Form ? <Form slug={slug} /> : null}
      <div role="status">{isLost ? t('shell:failed.part') : null}</div>
      {isLost ? <Button onClick={() => setLost(false)}>{t('shell:failed.retry')}</Button> : null}
    </Place>
  );
}
