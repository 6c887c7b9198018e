export { DonutChart, type DonutChartProps, type DonutPart, type DonutSlice } from './donut-chart.tsx';
export { TimelineChart, type TimelineChartProps, type TimelineSeries } from './timeline-chart.tsx';
export type { ChartLabels } from './chart-frame.tsx';
