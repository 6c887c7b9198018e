export { CalendarChart, type CalendarChartProps } from './calendar-chart.tsx';
export type { CalendarKind, CalendarMark, CalendarRow, CalendarSpan } from './calendar-rows.ts';
export { DonutChart, type DonutChartProps, type DonutPart, type DonutSlice } from './donut-chart.tsx';
export { TimelineChart, type TimelineChartProps, type TimelineSeries } from './timeline-chart.tsx';
export type { ChartLabels } from './chart-frame.tsx';
