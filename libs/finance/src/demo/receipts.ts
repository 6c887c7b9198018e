import { keepPicture, pictureIds, PRIVATE_PICTURE, privatePicture, readUpload, type ReadPicture } from '@terroir/http';
import type { Blobs } from '@terroir/store';
import { inputSubcategory } from '@terroir/reference';
import type { Step } from './books.ts';
import { slipDrawing, slips, type Slip } from './slip.ts';

/** Which of the purchases that were entered once and for all have a photo of their receipt, counted from the newest. */
const PHOTOGRAPHED = [0, 3, 7];

/** Work has no receipt, nor has what cost nothing. */
const isBought = ({ command }: Step): boolean =>
  command.type === 'RecordInput' &&
  command.data.cost > 0 &&
  inputSubcategory(command.data.inputCategoryId)?.category.id !== 'labour';

/** The ids of the steps of a farm's books that are recorded with a photo of a receipt, each with what it shows. */
export function photographed(steps: readonly Step[]): ReadonlyMap<string, Slip> {
  const times = Map.groupBy(steps, ({ id }) => id);
  const bought = steps.filter((step) => isBought(step) && times.get(step.id)?.length === 1).toReversed();
  return new Map(
    PHOTOGRAPHED.flatMap((nth, at) => {
      const [step, slip] = [bought[nth], slips[at % slips.length]];
      return step && slip ? [[step.id, slip] as const] : [];
    }),
  );
}

const pictures = new Map<Slip, Promise<ReadPicture>>();

/** Each drawing is re-encoded once, as an upload is, however many farms photograph it. */
function pictureOf(slip: Slip): Promise<ReadPicture> {
  let made = pictures.get(slip);
  if (made === undefined) {
    made = readUpload('demo', { base64data: Buffer.from(slipDrawing(slip)).toString('base64') }, 'receipt');
    pictures.set(slip, made);
  }
  return made;
}

/** Keeps a slip as a receipt that one company alone reads, and returns what an event names it by. */
export async function keepReceipt(blobs: Pick<Blobs, 'put'>, companyId: string, slip: Slip) {
  const picture = privatePicture(companyId, await pictureOf(slip));
  await keepPicture(blobs, picture, PRIVATE_PICTURE);
  return pictureIds(picture);
}
