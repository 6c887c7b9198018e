import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Close from '@mui/icons-material/CloseOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { noticeIcons, type NoticeSeverity } from '../notice/notice.tsx';
import { touchSize } from '../theme/touch.ts';
import { useAutoDismiss } from '../notice/use-auto-dismiss.ts';
import { focusBack, hotkey, useHotkey, usePlaceBesideDialogs, useToastsRoom } from './reach.ts';

export interface Toast {
  text: string;
  severity?: NoticeSeverity | undefined;
  /** E.g. Undo. The toast leaves when it is pressed. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Default: 10,000 ms with an action, 6,000 without. It waits while a toast is hovered or holds the focus. */
  autoHideDuration?: number | undefined;
}
export interface ToastsApi {
  /** Shows a toast (at most three at once, the rest wait their turn) and answers its id. */
  show: (toast: Toast) => string;
  dismiss: (id: string) => void;
}

const ToastsContext = createContext<ToastsApi | null>(null);

/** The way to show a toast, anywhere under `Toasts`. */
export function useToasts(): ToastsApi {
  const api = useContext(ToastsContext);
  if (!api) throw new Error('useToasts needs <Toasts> above it');
  return api;
}

export interface ToastsProps {
  children: ReactNode;
  labels: {
    region: string;
    close: string;
    /** Read out with a toast that has an action: which key leads to it, e.g. "Press F8 to reach Undo". */
    reach: (action: string, key: string) => string;
  };
}

const atOnce = 3;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  // A dialog's buttons are at its foot, on phones at the foot of the screen; at its head it makes room (`--toasts-room`).
  'body:has(.MuiDialog-root) &': { bottom: 'auto', top: 16 },
  '@media print': { display: 'none' },
}));
const Card = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'fit-content',
  maxWidth: 'min(560px, 100%)',
  padding: '8px 8px 8px 16px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  boxShadow: `0 12px 32px ${theme.vars.palette.shade.far}`,
  animation: `${rise} 180ms ease-out`,
  lineHeight: 1.4,
  '& button': { color: 'inherit' },
  '& button:focus-visible': { outlineColor: 'currentColor' },
  // An action beside the words would leave them a few letters a line: it is below them where both do not fit.
  '@media (max-width: 37.49em)': { '&:has([data-action])': { flexWrap: 'wrap', rowGap: 4 } },
}));
const Words = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 auto',
  minWidth: 0,
  padding: '4px 4px 4px 0',
  '& > svg': { flex: 'none' },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});
const Buttons = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' });
/** Four lines of a text that begins with what was done; screen readers have all of it. */
const Beginning = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
const Action = styled('button')({
  border: '1.5px solid currentColor',
  borderRadius: 999,
  background: 'none',
  font: 'inherit',
  fontWeight: 650,
  minHeight: 40,
  ...touchSize,
  padding: '0 12px',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '& kbd': { font: 'inherit', fontSize: '0.8125rem', opacity: 0.8, marginInlineStart: 8 },
  // Without a keyboard at hand the key says nothing.
  '@media (hover: none)': { '& kbd': { display: 'none' } },
});

interface Queued extends Toast {
  id: string;
}

/** The queue of toasts and the live region that announces them. Render it once, inside `ThemeRoot`. */
export function Toasts({ children, labels }: ToastsProps) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  /** Where the focus was before it came into the toasts. */
  const origin = useRef<Element | null>(null);
  const dismiss = useCallback((id: string) => {
    // A pressed button leaves with its toast; the focus goes back to where it came from.
    if (document.activeElement?.closest('[data-toast]')?.getAttribute('data-toast') === id) focusBack(origin.current);
    setQueue((now) => now.filter((toast) => toast.id !== id));
    setHeld(false);
  }, []);
  const show = useCallback((toast: Toast) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setQueue((now) => [...now, { ...toast, id }]);
    return id;
  }, []);
  const place = usePlaceBesideDialogs();
  useToastsRoom(region);
  useHotkey(region, origin);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastsContext value={api}>
      {children}
      {createPortal(
        <Region
          ref={region}
          role="region"
          aria-label={labels.region}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={({ relatedTarget }) => {
            if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget;
            setHeld(true);
          }}
          onBlur={() => setHeld(false)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') focusBack(origin.current);
          }}
        >
          <div
            role="status"
            aria-live="polite"
            style={{ display: 'grid', gap: 8, justifyItems: 'center', width: '100%' }}
          >
            {queue.slice(0, atOnce).map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                held={held}
                closeLabel={labels.close}
                onDismiss={dismiss}
                reach={labels.reach}
              />
            ))}
          </div>
        </Region>,
        place,
      )}
    </ToastsContext>
  );
}

function ToastCard({
  toast,
  held,
  closeLabel,
  reach,
  onDismiss,
}: {
  toast: Queued;
  held: boolean;
  closeLabel: string;
  reach: ToastsProps['labels']['reach'];
  onDismiss: (id: string) => void;
}) {
  const { id, text, severity = 'success', action } = toast;
  useAutoDismiss(toast.autoHideDuration ?? (action ? 10_000 : 6_000), held, () => onDismiss(id));
  const Icon = noticeIcons[severity];
  // What failed is said whole, with what to do next.
  const Text = action && severity === 'success' ? Beginning : 'span';
  return (
    <Card data-toast={id}>
      <Words>
        <Icon aria-hidden />
        <span>
          <Text id={`${id}-text`}>{text}</Text>
          {action ? <VisuallyHidden> {reach(action.label, hotkey)}</VisuallyHidden> : null}
        </span>
      </Words>
      <Buttons>
        {action ? (
          <Action
            type="button"
            data-action=""
            aria-keyshortcuts={hotkey}
            aria-describedby={`${id}-text`}
            onClick={() => {
              action.onSelect();
              onDismiss(id);
            }}
          >
            {action.label}
            <kbd aria-hidden>{hotkey}</kbd>
          </Action>
        ) : null}
        <IconButton size="small" label={closeLabel} icon={<Close />} onClick={() => onDismiss(id)} />
      </Buttons>
    </Card>
  );
}
