import type { StyleForm } from '@terroir/land';
import type { Area } from '../../places/area.ts';
import { defaultStyle } from '../../places/default-style.ts';

/** A style as the form holds it. */
export type AreaStyle = Required<StyleForm>;
/** Styles that are not saved yet, by the id of their area. */
export type PendingStyles = ReadonlyMap<string, AreaStyle>;

const usualWidth = 2;

/** How an area is drawn now: as it was styled, else as its kind is. */
export function styleOf(area: Area): AreaStyle {
  const { fill, stroke, strokeWidth = usualWidth, opacity, pattern = 'none' } = area.style ?? defaultStyle(area);
  return {
    color: area.style?.color ?? fill,
    fill,
    stroke,
    strokeWidth,
    opacity,
    pattern: pattern as AreaStyle['pattern'],
  };
}

const isSame = (one: AreaStyle, other: AreaStyle): boolean =>
  (Object.keys(one) as (keyof AreaStyle)[]).every((name) => one[name] === other[name]);

/** The pending styles after a change of these areas; one that is back to how it is drawn now is none. */
export function withChange(pending: PendingStyles, areas: readonly Area[], change: Partial<AreaStyle>): PendingStyles {
  const next = new Map(pending);
  for (const area of areas) {
    const now = styleOf(area);
    const style = { ...now, ...next.get(area.id), ...change };
    if (isSame(style, now)) next.delete(area.id);
    else next.set(area.id, style);
  }
  return next;
}

/** The body of the one call that saves them; an area that is gone meanwhile is left out. */
export function stylesBody(pending: PendingStyles, areas: readonly Area[]): object {
  const ofKind = (kind: Area['kind']) =>
    Object.fromEntries(
      areas.flatMap(({ id, kind: own }) => {
        const style = own === kind ? pending.get(id) : undefined;
        return style ? [[id, style] as const] : [];
      }),
    );
  return { features: { plots: ofKind('plot'), zones: ofKind('zone') } };
}
