import { Button, Card, styled } from '@terroir/ui-kit';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { Firm } from '../session/firm.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
});
const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: 520,
  border: 0,
  borderRadius: 12,
  backgroundColor: 'white',
});

/** What is shown of the companies whose pages can be framed, by their hosts. */
const titles = { 'facebook.com': 'social.facebook', 'twitter.com': 'social.twitter' } as const;
type Host = keyof typeof titles;

/** The frame of a page of another company; `null` when the link is not one that it offers. */
export function frameOf(kind: string, url: string): { host: Host; src: string } | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const on = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  if (kind === 'facebook' && on('facebook.com')) {
    const query = new URLSearchParams({
      href: url,
      tabs: 'timeline',
      width: '340',
      height: '500',
      adapt_container_width: 'true',
      hide_cover: 'false',
    });
    return { host: 'facebook.com', src: `https://www.facebook.com/plugins/page.php?${query.toString()}` };
  }
  const name = pathname.split('/')[1] ?? '';
  if (kind === 'twitter' && (on('twitter.com') || on('x.com')) && /^\w{1,15}$/.test(name)) {
    return { host: 'twitter.com', src: `https://syndication.twitter.com/srv/timeline-profile/screen-name/${name}` };
  }
  return null;
}

/** The company's Facebook page and Twitter timeline, each only after a press that says what will be loaded (readings §4). */
export function SocialEmbeds({ links }: { links: Firm['links'] }) {
  const frames = links.flatMap(({ kind, url }) => {
    const frame = frameOf(kind, url);
    return frame ? [frame] : [];
  });
  if (frames.length === 0) return null;
  return (
    <Columns>
      {frames.map(({ host, src }) => (
        <SocialEmbed key={src} host={host} src={src} />
      ))}
    </Columns>
  );
}

function SocialEmbed({ host, src }: { host: Host; src: string }) {
  const t = useTexts('company');
  const [allowed, setAllowed] = useState(false);
  const title = t(titles[host]);
  return (
    <Card title={title}>
      {allowed ? (
        <Frame
          src={src}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <>
          <p style={{ marginTop: 0 }}>{t('social.warning', { host })}</p>
          <Button onClick={() => setAllowed(true)}>{t('social.load', { host })}</Button>
        </>
      )}
    </Card>
  );
}
