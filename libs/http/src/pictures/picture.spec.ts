import { runInNewContext } from 'node:vm';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { Refusal } from '@terroir/kernel';
import sharp from 'sharp';
import type { RefusalError } from '../contract/errors.ts';
import { plainSvg } from './drawing.ts';
import { readPicture } from './picture.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3A6628' } });

async function keep(bytes: Uint8Array) {
  const outcome = await readPicture('ana', { base64data: Buffer.from(bytes).toString('base64') }, 'firm.image');
  return outcome instanceof Refusal ? outcome.code : outcome.map((each) => Buffer.from(each));
}
const kept = async (bytes: Uint8Array): Promise<Buffer[]> => {
  const outcome = await keep(bytes);
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};

const svg = (inner: string, attributes = 'width="40" height="20"') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`,
  );

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG that claims a size it does not need to have bytes for. */
function claiming(
  width: number,
  height: number,
  { depth = 8, dots = deflateSync(Buffer.alloc(4096)) }: { depth?: number; dots?: Buffer } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', dots),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('%s is kept as WebP, with a small copy', async (format) => {
    const [image, thumbnail] = await kept(await canvas(2000, 1000).toFormat(format).toBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  });

  test('in SVG is rasterised', async () => {
    const [image] = await kept(svg('<rect width="40" height="20" fill="#3A6628"/>'));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
  });

  test('loses its metadata, and is turned as the camera was held', async () => {
    const photo = await canvas(40, 20)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '45/1 24/1 0/1' }, IFD0: { Artist: 'Ana' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const [image] = await kept(photo);
    const { exif, icc, xmp, width, height } = await sharp(image).metadata();
    expect({ exif, icc, xmp, width, height }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      width: 20,
      height: 40,
    });
    expect(image?.includes('Ana')).toBe(false);
  });

  test('is judged by its content, whatever it claims to be', async () => {
    expect(await keep(Buffer.from('%PDF-1.7 …'))).toBe('file_type');
    expect(await keep(Buffer.from('<html><svg></svg></html>'))).toBe('file_type');
    expect(await keep(Buffer.from('MZ'))).toBe('file_type');
    expect(await keep(await canvas(8, 8).tiff().toBuffer())).toBe('file_type');
    expect(await keep(await canvas(8, 8).avif().toBuffer())).toBe('file_type');
  });

  test('is judged in a moment, however many comments stand where an SVG would begin', () => {
    const comments = '<!---->'.repeat(500);
    const declarations = `<!DOCTYPE svg [${'<!ENTITY a "<!--">'.repeat(500)}`;
    // The limit only ends a judgement that would take until the end of days.
    for (const text of [comments, declarations, `${comments}${declarations}`])
      expect(runInNewContext('plainSvg(text)', { plainSvg, text }, { timeout: 10_000 })).toBeNull();
    expect(plainSvg(`${comments}<svg></svg>`)).toBe(`${comments}<svg></svg>`);
  });

  test('of more than 8 MiB is refused before it is decoded', async () => {
    expect(await keep(Buffer.alloc(8 * 1024 * 1024 + 1))).toBe('file_too_large');
    const outcome = await readPicture('ana', { base64data: 'A'.repeat(12_000_000) }, 'firm.image');
    expect(outcome).toMatchObject({ code: 'file_too_large', more: { field: 'firm.image' } });
  });

  test('that claims more pixels than anyone needs is refused before they are laid out', async () => {
    expect(await keep(claiming(60_000, 60_000))).toBe('image_dimensions');
    expect(await keep(svg('', 'width="60000" height="60000"'))).toBe('image_dimensions');
  });

  test('of fifty megapixels is taken, and kept as large as any other', async () => {
    const [image, thumbnail] = await kept(await canvas(10_000, 5000).png().toBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  }, 60_000);

  test('may have as many pixels as the limit says, and not one row more', async () => {
    // The smaller one is laid out, and only then found to hold no dots.
    expect(await keep(claiming(8000, 8000))).toBe('image_unreadable');
    expect(await keep(claiming(8000, 8001))).toBe('image_dimensions');
  });

  test('that is cut off, broken, empty or no base64 is refused', async () => {
    const whole = await canvas(200, 200).jpeg().toBuffer();
    expect(await keep(whole.subarray(0, whole.length / 2))).toBe('image_unreadable');
    expect(await keep(svg('<rect'))).toBe('image_unreadable');
    for (const base64data of ['', '====', 'not base64!', 'data:image/png;base64,'])
      expect(await readPicture('ana', { base64data }, 'firm.image')).toMatchObject({ code: 'image_unreadable' });
  });

  test('in SVG neither reads files nor expands entities', async () => {
    const leak = '<image href="file:///etc/hostname" width="40" height="20"/>';
    const [with_] = await kept(svg(leak));
    const [without] = await kept(svg(''));
    expect(with_).toEqual(without);
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(plainSvg(`<?xml version="1.0"?>${bomb}<svg><text>&b;</text></svg>`)).toBe('<svg><text>b</text></svg>');
    const file = '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/hostname">]>';
    expect(plainSvg(`${file}<svg>&f;&amp;&#65;</svg>`)).toBe('<svg>f&amp;&#65;</svg>');
    expect(await keep(Buffer.from(`<svg>${bomb}</svg>`))).toBe('file_type');
    expect(await keep(Buffer.from(`${bomb}${bomb}<svg></svg>`))).toBe('file_type');
  });

  test('in SVG as Illustrator writes it is taken, its DOCTYPE dropped', async () => {
    const drawing = '<rect width="40" height="20" fill="#3A6628"/></svg>';
    const [plain] = await kept(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${drawing}`),
    );
    const head = '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 24.0.1 -->\n';
    const id = 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
    const entities = ['extend "http://ns.adobe.com/Extensibility/1.0/"', 'svg "http://www.w3.org/2000/svg"']
      .map((entity) => `\t<!ENTITY ns_${entity}>\n`)
      .join('');
    for (const written of [
      `${head}<!DOCTYPE svg ${id}>\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${drawing}`,
      `${head}<!DOCTYPE svg ${id} [\n${entities}]>\n<!-- > -->\n<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" width="40" height="20">${drawing}`,
    ])
      expect((await kept(Buffer.from(written)))[0]).toEqual(plain);
  });

  test.each([
    ['a filter', '<filter id="f"><feTurbulence numOctaves="99"/></filter><rect filter="url(#f)"/>'],
    ['a filter under a prefix', '<s:filter xmlns:s="http://www.w3.org/2000/svg" id="f"/>'],
    ['a coordinate that fits no page', '<path d="M0 0L-99999999 1" stroke-dasharray=".01"/>'],
    ['an exponent', '<circle r="1e99"/>'],
  ])('in SVG is refused before anything is drawn when it asks for %s', async (_, inner) => {
    expect(await keep(svg(inner))).toBe('image_too_complex');
  });

  test('in SVG may name its parts by number, and hold what programs write', async () => {
    const inner = '<title>Tel. 8195550100</title><g id="path12345678"><rect fill="#1234567890" width="4.1234567"/></g>';
    expect(await keep(svg(inner))).toHaveLength(2);
  });

  test('in SVG is given up when it lays out more than a drawing needs, and the next one is taken', async () => {
    // Some 60 kB that unpack to hundreds of megabytes: the text of the drawing tells nothing of it.
    const side = 9000;
    const dots = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 });
    const scan = claiming(side, side, { depth: 1, dots }).toString('base64');
    const image = `<image width="40" height="20" href="data:image/png;base64,${scan}"/>`;
    expect(await keep(svg(image))).toBe('image_too_complex');
    expect(await keep(svg('<rect width="40" height="20"/>'))).toHaveLength(2);
  }, 60_000);

  test('waits for its turn: an account has one worked on at a time, and does not hold up another', async () => {
    const base64data = svg('<rect width="40" height="20"/>').toString('base64');
    const order: string[] = [];
    const drawn = ['ana', 'ana', 'ana', 'ana', 'ana', 'ana', 'bo'].map((account) =>
      readPicture(account, { base64data }, 'firm.image').then(
        () => order.push(account),
        ({ refusal, retryAfterSeconds }: RefusalError) => order.push(`${refusal.code} ${retryAfterSeconds}`),
      ),
    );
    await Promise.all(drawn);
    expect(order.filter((account) => account === 'ana')).toHaveLength(5);
    expect(order.slice(0, 3).toSorted()).toEqual(['ana', 'bo', 'too_many_requests 5']);
  });

  test('may arrive as a data URL', async () => {
    const bytes = await canvas(8, 8).png().toBuffer();
    const base64data = `data:image/png;base64,${bytes.toString('base64')}`;
    expect(await readPicture('ana', { base64data }, 'firm.image')).not.toBeInstanceOf(Refusal);
  });
});
