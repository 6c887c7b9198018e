import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { LiveRegion } from '../live-region/live-region.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { DrawingBar } from './outline/drawing-bar.tsx';
import { MapBubble } from './map-bubble.tsx';
import type { DrawInteraction, MapCanvasProps } from './map-canvas-props.ts';
import { MapControls } from './map-controls.tsx';
import { Attribution, MapFrame, MapScale, MapViewport, narrowMap } from './map-frame.tsx';
import { mapKeys } from './map-keys.ts';
import { useSelecting } from './features/use-selecting.ts';
import { MapNotices } from './map-notices.tsx';
import { sketchStore } from './outline/sketch-store.ts';
import { useDrawing } from './outline/use-drawing.ts';
import { useFullScreen } from './view/use-full-screen.ts';
import { useLocate } from './view/use-locate.ts';
import { useMapTiles } from './view/use-map-tiles.ts';
import { useFeatures, useOpenMap, useView } from './use-open-map.ts';
import { useWheelHint } from './view/use-wheel-hint.ts';

const Frame = styled(MapFrame)({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  '&[data-full]': { position: 'fixed', inset: 0, zIndex: 1300, borderRadius: 0, border: 0 },
  '&[data-full] > :first-of-type': { flex: 1, height: 'auto !important', minHeight: 0 },
});
const Stage = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', minHeight: 0 });
const View = styled('div')({ position: 'relative', flex: 1, minHeight: 0 });
const Credit = styled('div')(({ theme }) => ({
  zIndex: 1,
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  maxWidth: 'calc(100% - 140px)',
  padding: '3px 10px',
  borderStartStartRadius: 10,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
  '& a': { color: 'inherit' },
  // Where it would cover the map it stands under it.
  [narrowMap]: { position: 'static', maxWidth: 'none', borderRadius: 0 },
}));
/** Where keys and buttons aim. */
const Crosshair = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 44,
  height: 44,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  fill: 'none',
  '& path': { strokeLinecap: 'round' },
  '& path:first-of-type': { stroke: theme.vars.palette.background.paper, strokeWidth: 5 },
  '& path:last-of-type': { stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
}));
const hair = 'M22 3v13M22 28v13M3 22h13M28 22h13M22 21.5v1';

const usualHeight = 'clamp(320px, 65vh, 720px)';
const noIds: readonly string[] = [];

function hintOf({ outline, labels }: DrawInteraction): string {
  const { start, next, close, edit } = labels.hints;
  if (outline.closed) return edit;
  return outline.points.length === 0 ? start : outline.points.length < 3 ? next : close;
}

/** A map with the kit's own controls: areas and pins, selecting, drawing and measuring by mouse, finger and keyboard. */
export function MapCanvas({ ref, ...props }: MapCanvasProps) {
  const {
    label,
    view,
    layers,
    interactions,
    tiles,
    height = usualHeight,
    formatDistance,
    popup = null,
    labels,
  } = props;
  const { select, draw } = interactions ?? {};
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const [bubble] = useState(() => document.createElement('div'));
  const [sketch] = useState(sketchStore);
  const [metresPerPixel, setMetresPerPixel] = useState(0);
  const [loading, setLoading] = useState(false);
  const [byCentre, setByCentre] = useState(() => matchMedia('(pointer: coarse)').matches);
  const [length, setLength] = useState<number | null>(null);
  const [groundFailed, setGroundFailed] = useState(false);
  const [full, toggleFull] = useFullScreen(frame);
  const [wheel, wheelRefused] = useWheelHint();

  const map = useOpenMap(viewport, bubble, {
    scale: setMetresPerPixel,
    moved: (centre, zoom) => props.onMove?.(centre, zoom),
    loading: setLoading,
    wheelRefused,
    picked: (item) => selecting.picked(item),
    hovered(item) {
      selecting.hovered(item);
      if (viewport.current) viewport.current.style.cursor = select && item ? 'pointer' : '';
    },
    change: (made) => drawing.change(made),
    live: (now) => drawing.live(now),
    groundFailed: () => setGroundFailed(true),
  });
  const selecting = useSelecting(map, props, labels);
  const drawing = useDrawing(map, draw, sketch);
  const { actions } = drawing;
  const { source, chosen, choose, failed: tilesFailed } = useMapTiles(map, props);
  const { locate, locating, failed: locateFailed } = useLocate(map);
  useView(map, view);
  useFeatures(map, layers, select?.selected ?? noIds);
  const outside = select?.hovered ?? null;
  useEffect(() => map?.features.hover(outside), [map, outside]);
  useEffect(() => map?.ground.say(formatDistance), [map, formatDistance]);
  const drawn = draw !== undefined;
  useEffect(() => {
    if (drawn && byCentre) map?.editing?.aimByCentre();
  }, [map, drawn, byCentre]);
  useImperativeHandle(
    ref,
    () => ({
      fit: (points) => map?.fit(points),
      capture: (ring) => (map ? map.capture(ring) : Promise.reject(new Error('The map is not open'))),
      focus: () => viewport.current?.focus(),
    }),
    [map],
  );

  const place = () => {
    setByCentre(true);
    actions.place();
  };
  const keys = () => ({
    ...actions,
    open: () => map,
    draw,
    byCentre,
    setByCentre,
    place,
    type(digit: number) {
      setLength(digit);
      lengthField.current?.focus();
    },
    ...selecting.keys,
    closeBubble: popup?.onClose,
  });
  const failures = [
    tilesFailed ? labels.tilesFailed : null,
    groundFailed ? labels.groundFailed : null,
    locateFailed ? labels.locateFailed : null,
  ].filter((failure) => failure !== null);
  const keyboard = [
    labels.keyboard,
    draw ? draw.labels.keyboard[draw.outline.closed ? 'edit' : 'draw'] : selecting.isOn ? labels.stepKeyboard : '',
  ];

  return (
    <Frame ref={frame} role="group" aria-label={label} data-full={full ? '' : undefined}>
      <Stage style={{ height }}>
        <View>
          <MapViewport
            ref={viewport}
            style={{ height: '100%' }}
            tabIndex={0}
            role="application"
            aria-label={`${label}. ${keyboard.join(' ').trim()}`}
            onKeyDown={(event) => mapKeys(keys())(event)}
            onFocus={({ currentTarget }) => selecting.focus(currentTarget.matches(':focus-visible'))}
            onBlur={() => selecting.blur()}
            onPointerMove={(event) => {
              if (event.pointerType !== 'touch') setByCentre(false);
            }}
          />
          {byCentre && (draw ? !draw.outline.closed : select && popup === null) ? (
            <Crosshair viewBox="0 0 44 44" aria-hidden focusable="false" data-testid="crosshair">
              <path d={hair} />
              <path d={hair} />
            </Crosshair>
          ) : null}
          <MapScale metresPerPixel={metresPerPixel} formatDistance={formatDistance} label={labels.scale} />
          <MapControls
            labels={labels}
            tiles={tiles ?? []}
            chosen={chosen}
            onChoose={choose}
            onZoom={(steps) => map?.zoomBy(steps)}
            onLocate={locate}
            locating={locating}
            full={full}
            onFull={toggleFull}
          />
        </View>
        <Credit>
          <Attribution tiles={source} base={labels.groundCredit} />
        </Credit>
      </Stage>
      <MapNotices
        labels={labels}
        loading={loading}
        failures={failures}
        hint={draw ? hintOf(draw) : selecting.hint}
        wheel={wheel}
        sketch={sketch}
      />
      <MapBubble
        map={map}
        place={bubble}
        popup={popup}
        byKeyboard={selecting.byKeyboard}
        leave={() => viewport.current?.focus()}
      />
      {draw ? (
        <DrawingBar
          draw={draw}
          sketch={sketch}
          actions={{ ...actions, place }}
          length={length}
          onLength={setLength}
          lengthRef={lengthField}
        />
      ) : null}
      <VisuallyHidden>
        <LiveRegion>{draw ? drawing.said : selecting.said}</LiveRegion>
      </VisuallyHidden>
    </Frame>
  );
}
