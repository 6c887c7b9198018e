import { PrintArea, VisuallyHidden } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';

/** The period that the figures are of, and the opportunities, which are a dash until there are some (S1 §2). */
export function SummaryFacts({ period }: { period: string | undefined }) {
  const t = useTexts('finance');
  return (
    <PrintArea only="screen">
      <dl className="finance-facts">
        <div>
          <dt>{t('summary.period')}</dt>
          <dd>{period === '' ? <None /> : period}</dd>
        </div>
        <div>
          <dt>{t('summary.opportunities')}</dt>
          <dd>
            <None />
          </dd>
        </div>
      </dl>
    </PrintArea>
  );
}

function None() {
  const t = useTexts('finance');
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('summary.none')}</VisuallyHidden>
    </>
  );
}
