// A process of its own for one picture: decoders are large, and what they are given comes from strangers. It gives itself up
// when it takes too much, and is killed when it hangs. Erasable TypeScript: Node runs this file as it is.
import sharp from 'sharp';

/** What the process is asked. */
export interface PictureWork {
  readonly bytes: Uint8Array;
  /** The most that it may have. */
  readonly pixels: number;
  /** The longer side of each copy. */
  readonly sides: readonly number[];
  /** Whether it is a drawing. */
  readonly drawn: boolean;
  /** The most time of a processor, in milliseconds: on a busy machine the clock says nothing about the picture. */
  readonly processorTime: number;
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

/** Gives up a picture that takes too much: a drawing's text does not state the size of a picture inside it. */
function watch({ drawn, processorTime }: PictureWork): void {
  const began = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    const isTooMuch = drawn && process.memoryUsage.rss() > DRAWN_MEMORY;
    if (!isTooMuch && (user + system) / 1000 <= processorTime) return;
    clearInterval(timer);
    // The decoder is busy and would hold up an orderly exit.
    say('image_too_complex', () => process.kill(process.pid, 'SIGKILL'));
  }, 20).unref();
}

process.once('message', (work: PictureWork) => {
  watch(work);
  void reencoded(work).then((said) => say(said, () => process.disconnect()));
});
say('ready');
