import { companyHistory } from '../company/company.history.ts';
import { financeHistory } from '../finance/finance.history.ts';
import type { ChapterRow } from '../history/history-chapter.ts';
import { importsHistory } from '../imports/imports.history.ts';
import { landHistory } from '../land/land.history.ts';
import { marketHistory } from '../market/market.history.ts';
import { productionHistory } from '../production/production.history.ts';
import { tasksHistory } from '../tasks/tasks.history.ts';

/** What every module says in the journal, in the order of its filter. */
export const historyChapters: readonly ChapterRow[] = [
  ...financeHistory,
  ...importsHistory,
  ...landHistory,
  ...tasksHistory,
  ...productionHistory,
  ...marketHistory,
  ...companyHistory,
];
