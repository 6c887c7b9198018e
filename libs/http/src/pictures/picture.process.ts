// A process of its own for one picture: decoders are large, and what they are given comes from strangers. It is killed when
// it takes too long, which nothing inside it could promise. Erasable TypeScript: Node runs this file as it is.
import sharp from 'sharp';

/** What the process is asked: the bytes, the most pixels, the longer side of each copy, and whether it is a drawing. */
export interface PictureWork {
  readonly bytes: Uint8Array;
  readonly pixels: number;
  readonly sides: readonly number[];
  readonly drawn: boolean;
}
/** What it says: that it has started, then the copies as WebP or why there are none. */
export type PictureSaid =
  'ready' | readonly Uint8Array[] | 'image_unreadable' | 'image_dimensions' | 'image_too_complex';

sharp.concurrency(1);
sharp.cache(false);

/** The dots an inch at which a drawing of this size is laid out no larger than it is kept (72 is its own size). */
const densityFor = (longer: number, side: number): number => Math.max(1, Math.min(72, (72 * side) / longer));

async function reencoded({ bytes, pixels, sides, drawn }: PictureWork): Promise<PictureSaid> {
  const options = { limitInputPixels: pixels, failOn: 'error', pages: 1 } as const;
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > pixels) return 'image_dimensions';
    const [largest = 1] = sides;
    const density = drawn ? { density: densityFor(Math.max(width, height), largest) } : {};
    let picture = sharp(bytes, { ...options, ...density }).autoOrient();
    const copies: Buffer[] = [];
    for (const side of sides) {
      const copy = await picture
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      copies.push(copy);
      picture = sharp(copy);
    }
    return copies;
  } catch {
    return 'image_unreadable'; // whatever the decoder says is about the file, and its words are not for people
  }
}

const say = (said: PictureSaid, then?: () => void): boolean | undefined =>
  process.send?.(said, undefined, undefined, then);

/** The most memory that a drawing may take, in bytes. What else there is takes as much as it has pixels. */
const DRAWN_MEMORY = 512 * 1024 * 1024;

/** Gives up a drawing that takes more memory: its text does not state the size of a picture inside it. */
function watched(): void {
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() <= DRAWN_MEMORY) return;
    clearInterval(timer);
    // The decoder is busy and would hold up an orderly exit.
    say('image_too_complex', () => process.kill(process.pid, 'SIGKILL'));
  }, 20).unref();
}

process.once('message', (work: PictureWork) => {
  if (work.drawn) watched();
  void reencoded(work).then((said) => say(said, () => process.disconnect()));
});
say('ready');
