import { expect, test } from '@jest/globals';
import { frameOf } from './social-embeds.tsx';

test('a Facebook page is shown by Facebook’s own frame, its address as a parameter only', () => {
  const frame = frameOf('facebook', 'https://www.facebook.com/terroir?x=1&y=<script>');
  expect(frame?.host).toBe('facebook.com');
  const src = new URL(frame?.src ?? '');
  expect(src.origin + src.pathname).toBe('https://www.facebook.com/plugins/page.php');
  expect(src.searchParams.get('href')).toBe('https://www.facebook.com/terroir?x=1&y=<script>');
});

test('a timeline is shown for the old and the new name of the host', () => {
  const src = 'https://syndication.twitter.com/srv/timeline-profile/screen-name/ferme_du_lac';
  expect(frameOf('twitter', 'https://twitter.com/ferme_du_lac')?.src).toBe(src);
  expect(frameOf('twitter', 'https://x.com/ferme_du_lac/media')?.src).toBe(src);
});

test.each([
  ['facebook', 'https://facebook.com.evil.example/terroir'],
  ['facebook', 'https://evilfacebook.com/terroir'],
  ['twitter', 'https://twitter.com/'],
  ['twitter', 'https://twitter.com/..%2F..%2Fevil'],
  ['website', 'https://www.facebook.com/terroir'],
  ['twitter', 'not an address'],
])('%s: %s is shown in no frame', (kind, url) => {
  expect(frameOf(kind, url)).toBeNull();
});
