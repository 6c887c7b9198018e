import { Button, handOverFocus, styled } from '@terroir/ui-kit';
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
  const [attempt, setAttempt] = useState(0);
  /** The attempt that failed last. */
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    if (!isNear) return undefined;
    let outdated = false;
    import('./contact-form.tsx').then(
      ({ ContactForm }) => {
        if (!outdated) setForm(() => ContactForm);
      },
      () => {
        if (!outdated) setFailed(attempt);
      },
    );
    return () => {
      outdated = true;
    };
  }, [isNear, attempt]);
  const isLost = failed >= 0 && !Form;
  const isUnderWay = failed < attempt;
  return (
    <Place ref={place}>
      {Form ? <Form slug={slug} /> : null}
      <div role="status">{isLost && !isUnderWay ? t('shell:failed.part') : null}</div>
      {isLost ? (
        <span ref={handOverFocus}>
          <Button onClick={() => setAttempt((count) => count + 1)} loading={isUnderWay}>
            {t('shell:failed.retry')}
          </Button>
        </span>
      ) : null}
    </Place>
  );
}
