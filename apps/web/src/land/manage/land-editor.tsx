import { MapCanvas, type MapHandle } from '@terroir/ui-kit/map';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { BannerPlace, useBanner } from '../../messages/banner.tsx';
import { base64Of } from '../../pictures/read-picture.ts';
import { useProfile } from '../../session/profile.ts';
import { useTiles } from '../../session/use-tiles.ts';
import { useFormat } from '../../session/use-format.ts';
import type { Area, PlotRow } from '../../places/area.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import { AreaRemoval } from '../list/area-removal.tsx';
import { AddressSearch } from '../map/address-search.tsx';
import { areaLayer, polygonOf } from '../../places/area-layer.ts';
import { MapWithPanel } from '../../places/map-frame.tsx';
import { useDrawLabels, useMapMeasure } from '../map/use-draw-labels.ts';
import { useFirstView } from '../../places/use-first-view.ts';
import { Banner, bannerMs } from '../map/land-banner.ts';
import { useMapLabels } from '../../places/use-map-labels.ts';
import { tabHrefs } from '../tabs.ts';
import { AreaList } from '../view/area-list.tsx';
import { PlotDialog, ZoneDialog, type Drawn } from './area-dialog.tsx';
import { capturedPicture } from './area-picture.ts';
import { KeptNotice } from './kept-notice.tsx';
import { OutlineTable } from './outline-table.tsx';
import { SessionBar } from './session-bar.tsx';
import type { Subject } from './session.ts';
import { useEditor } from './use-editor.ts';

export interface LandEditorProps {
  plots: readonly PlotRow[];
  areas: readonly Area[];
  types: readonly ZoneType[];
  /** The plot or zone to redraw. */
  id: string | null;
}

interface Saving {
  readonly subject: Subject;
  readonly drawn: Drawn;
}

const wordsOf = (area: Area, plots: readonly PlotRow[]): Subject | null => {
  const plot = plots.find(({ id }) => id === (area.kind === 'plot' ? area.id : area.plotId));
  if (!plot) return null;
  return area.kind === 'plot' ? { kind: 'plot', plot } : { kind: 'zone', plot, zone: area };
};

/** Draws plots and zones, redraws them, and asks for their words when they are saved. */
export function LandEditor({ plots, areas, types, id }: LandEditorProps) {
  const t = useTexts('land-manage');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const banner = useBanner('land');
  const tiles = useTiles();
  const mapLabels = useMapLabels();
  const drawLabels = useDrawLabels();
  const measure = useMapMeasure();
  const map = useRef<MapHandle>(null);
  const view = useFirstView(areas, id);
  const account = useProfile().data?.id ?? '';
  const opened = areas.find((area) => area.id === id) ?? null;
  const editor = useEditor(plots, areas, opened, `${account}:land:drawing`);
  const { session, outline, subject, check } = editor;
  const [chosen, setChosen] = useState<string | null>(id);
  const [capturing, setCapturing] = useState(false);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [removing, setRemoving] = useState<Area | null>(null);
  const selected = areas.find((area) => area.id === chosen) ?? null;
  const redrawn = session?.area?.id;
  const layers = useMemo(
    () => [areaLayer(areas.filter((area) => area.id !== redrawn).map(polygonOf))],
    [areas, redrawn],
  );

  // The buttons that begin and end a drawing leave with it.
  const drawing = session !== null;
  const drawn = useRef(drawing);
  useEffect(() => {
    if (drawn.current !== drawing) map.current?.focus();
    drawn.current = drawing;
  }, [drawing]);

  const save = async () => {
    if (!subject) return;
    setCapturing(true);
    const ring = outline.points;
    // Without a picture it can still be saved: a source of tiles may not allow any.
    const picture = await map.current
      ?.capture(ring)
      .then(base64Of)
      .then(capturedPicture, () => null);
    setCapturing(false);
    setSaving({ subject, drawn: { ring, picture: picture ?? null } });
  };
  const leave = () => {
    if (id !== null) void navigate(tabHrefs.manage, { replace: true });
  };
  const cancel = async () => {
    if (!(await editor.mayClose())) return;
    editor.finish();
    leave();
  };
  const done = (stored: boolean) => {
    const { subject: of, drawn: sent } = saving ?? {};
    setSaving(null);
    if (!stored || !of) return;
    const isNew = of.kind === 'plot' ? of.plot === null : of.zone === null;
    if (of.kind === 'plot') banner.done(isNew ? 'shell:done.plotCreated' : 'shell:done.plotUpdated', bannerMs);
    else banner.done(isNew ? 'shell:done.zoneCreated' : 'shell:done.zoneUpdated', bannerMs);
    if (sent?.ring) {
      editor.finish();
      leave();
    }
  };
  const dialog = saving ? (
    saving.subject.kind === 'plot' ? (
      <PlotDialog subject={saving.subject} drawn={saving.drawn} onDone={done} />
    ) : (
      <ZoneDialog subject={saving.subject} drawn={saving.drawn} types={types} onDone={done} />
    )
  ) : null;
  return (
    <>
      <MapWithPanel
        title={session ? t('outline') : t('areas')}
        map={
          <>
            <SessionBar
              editor={editor}
              selected={selected}
              capturing={capturing}
              onSave={() => void save()}
              onCancel={() => void cancel()}
              onWords={(area) => {
                const of = wordsOf(area, plots);
                if (of) setSaving({ subject: of, drawn: { ring: null, picture: null } });
              }}
              onRemove={setRemoving}
            />
            {editor.kept ? (
              <KeptNotice points={editor.kept.points.length} onGoOn={editor.goOn} onGiveUp={editor.giveUpKept} />
            ) : null}
            <Banner>
              <BannerPlace area="land" />
            </Banner>
            <AddressSearch onFound={(at) => map.current?.fit([at])} />
            <MapCanvas
              ref={map}
              label={t('map')}
              view={view}
              layers={layers}
              tiles={tiles}
              formatDistance={format.distance}
              labels={mapLabels}
              interactions={
                session
                  ? { draw: { outline, measure, language, check, labels: drawLabels } }
                  : {
                      select: {
                        selected: selected ? [selected.id] : [],
                        onSelect: ([first]) => setChosen(first ?? null),
                        announce: (what, on) => (on ? t('chosen', { what }) : ''),
                      },
                    }
              }
            />
          </>
        }
      >
        {session ? (
          <OutlineTable outline={outline} />
        ) : areas.length === 0 ? (
          <p style={{ margin: 0 }}>{t('empty')}</p>
        ) : (
          <AreaList
            areas={areas}
            selected={selected ? [selected.id] : []}
            onPick={(area) => {
              setChosen(area.id);
              map.current?.fit(area.coordinates);
            }}
          />
        )}
      </MapWithPanel>
      {dialog}
      <AreaRemoval area={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
