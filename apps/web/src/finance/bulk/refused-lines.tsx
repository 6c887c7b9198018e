import { Drawer } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import type { Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import type { RefusedLines as Refused } from './use-bulk-writes.ts';

/** More names than these say nothing more; the others are still in the table. */
const LISTED = 50;

export interface RefusedLinesProps {
  side: Side;
  refused: Refused | null;
  nameOf: (line: Line) => string;
  onClose: () => void;
}

/** The lines that an act on many left as they are, reason by reason. */
export function RefusedLines({ side, refused, nameOf, onClose }: RefusedLinesProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const { act, lines } = refused ?? { act: 'remove', lines: [] };
  const byReason = Map.groupBy(lines, ({ message }) => message);
  return (
    <Drawer
      open={refused !== null}
      title={t(`bulk.refused.${act}.${side}`, { count: lines.length })}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      {[...byReason].map(([reason, those]) => (
        <section key={reason} className="finance-refused">
          <h3>{reason}</h3>
          <ul>
            {those.slice(0, LISTED).map(({ line }) => (
              <li key={line.id}>
                {t('bulk.refused.line', {
                  what: nameOf(line),
                  day: figures.day(line.occurredOn),
                  amount: figures.money(line.cost),
                })}
              </li>
            ))}
          </ul>
          {those.length > LISTED ? <p>{t('bulk.refused.more', { count: those.length - LISTED })}</p> : null}
        </section>
      ))}
    </Drawer>
  );
}
