import type { SummaryAttributes } from '@terroir/finance';
import { VisuallyHidden } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { periodOf } from './use-summary-caption.ts';

/** The period that the figures are of, and the opportunities, which are a dash until there are some (S1 §2). */
export function SummaryFacts({ months }: { months: SummaryAttributes['timeline'] | undefined }) {
  const t = useTexts('finance');
  const figures = useFigures();
  const period = months && periodOf(months, t, figures);
  return (
    <dl className="finance-facts finance-no-print">
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
