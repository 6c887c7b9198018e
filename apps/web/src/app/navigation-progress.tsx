import { styled, useDelayed, VisuallyHidden } from '@terroir/ui-kit';

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: theme.zIndex.tooltip,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.series.sun,
  animation: 'terroir-progress 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards',
  '@keyframes terroir-progress': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
}));

/** Shows that the next screen is on its way when it takes longer than a moment. */
export function NavigationProgress({ active, label }: { active: boolean; label: string }) {
  const slow = useDelayed(active);
  return (
    <>
      <VisuallyHidden role="status">{slow ? label : null}</VisuallyHidden>
      {slow ? <Line /> : null}
    </>
  );
}
