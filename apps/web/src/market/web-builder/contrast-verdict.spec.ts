import { expect, test } from '@jest/globals';
import type { Section } from '../../website-sections/section.ts';
import { contrastVerdict } from './contrast-verdict.ts';

const style = (more: Partial<Section['style']> = {}): Pick<Section, 'style'> => ({
  style: { color: null, backgroundColor: null, opacity: 1, backgroundImage: null, ...more },
});
const backgroundImage = { image: '/i', thumbnail: '/t' };

test('the colours of the theme read, and nothing is offered', () => {
  expect(contrastVerdict(style(), null)).toMatchObject({
    verdict: 'enough',
    overPicture: false,
    offers: { color: null, backgroundColor: null, opacity: null },
  });
});

test.each([
  ['#777777', 'low'],
  ['#767676', 'enough'],
] as const)('%s on white is %s: 4.5 to 1 is the least (WCAG 2.2)', (color, verdict) => {
  expect(contrastVerdict(style({ color, backgroundColor: '#ffffff' }), null).verdict).toBe(verdict);
});

test('below 4.5 to 1 a text colour and a background are offered, each of which reads', () => {
  const low = contrastVerdict(style({ color: '#8db868', backgroundColor: '#f7dfe8' }), null);
  expect(low.verdict).toBe('low');
  const { color, backgroundColor } = low.offers;
  expect(contrastVerdict(style({ color, backgroundColor: '#f7dfe8' }), null).verdict).toBe('enough');
  expect(contrastVerdict(style({ color: '#8db868', backgroundColor }), null).verdict).toBe('enough');
});

test('over a picture that was not measured nothing is claimed', () => {
  expect(contrastVerdict(style({ backgroundImage }), null)).toMatchObject({ verdict: 'unknown', overPicture: true });
});

test('over a picture the weakest place counts, and a lower opacity is offered that reads', () => {
  const chosen = { color: '#000000', backgroundColor: '#ffffff', backgroundImage };
  const tones = ['#ffffff', '#101010'];
  const low = contrastVerdict(style({ ...chosen, opacity: 1 }), tones);
  expect([low.verdict, low.offers.backgroundColor]).toEqual(['low', null]);
  expect(low.ratio).toBeLessThan(1.2);
  const { opacity } = low.offers;
  expect(opacity).not.toBeNull();
  expect(contrastVerdict(style({ ...chosen, opacity: opacity ?? 1 }), tones).verdict).toBe('enough');
  expect(contrastVerdict(style({ ...chosen, opacity: (opacity ?? 1) + 0.1 }), tones).verdict).toBe('low');
});

test('a picture that is not seen counts for nothing', () => {
  expect(contrastVerdict(style({ backgroundImage, opacity: 0 }), null)).toMatchObject({
    verdict: 'enough',
    overPicture: false,
  });
});
