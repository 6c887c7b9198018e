import CalendarRange from 'lucide-react/icons/calendar-range';
import ChartPie from 'lucide-react/icons/chart-pie';
import List from 'lucide-react/icons/list';
import Printer from 'lucide-react/icons/printer';
import Split from 'lucide-react/icons/split';

const icons = {
  print: Printer,
  summary: ChartPie,
  lines: List,
  planning: CalendarRange,
  scenarios: Split,
} as const;

/** The line icons that only this screen needs. A label always stands beside them. */
export function FinanceIcon({ name }: { name: keyof typeof icons }) {
  const Drawn = icons[name];
  return <Drawn size="1em" strokeWidth={1.75} aria-hidden focusable="false" />;
}
