import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';

export interface Tool {
  key: string;
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  /** A switch that is on or off. */
  pressed?: boolean | undefined;
  /** It opens a part of the page, which is open or not. */
  expanded?: boolean | undefined;
  /** The id of that part. */
  controls?: string | undefined;
}

export interface ToolbarProps {
  /** What the tools change. */
  label: string;
  tools: readonly Tool[];
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > [aria-expanded="true"], & > [aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
  },
}));

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tools for one thing, one stop of the Tab key: arrows, Home and End walk among them (WAI-ARIA toolbar). */
export function Toolbar({ label, tools }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, tools.length - 1);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at === -1 ? undefined : steps[event.key]?.(at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  return (
    <Row ref={row} role="toolbar" aria-label={label} onKeyDown={walk}>
      {tools.map(({ key, label: name, icon, onSelect, pressed, expanded, controls }, at) => (
        <Button
          key={key}
          size="small"
          startIcon={icon}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={pressed}
          aria-expanded={expanded}
          aria-controls={expanded === true ? controls : undefined}
          onClick={() => {
            setCurrent(at);
            onSelect();
          }}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}
