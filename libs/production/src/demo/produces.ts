import { amountOf } from '@terroir/events';
import type { ReadPicture } from '@terroir/http';
import { addDays, dateIn } from '@terroir/kernel';
import type { ProduceCommand } from '../produce/produce.commands.ts';
import { cropPicture } from './crop-picture.ts';
import type { Crop } from './crop.ts';
import { cropsOf } from './crops.data.ts';
import type { PracticingFarm } from './practices.ts';

/** A save of a produce by a demo producer. */
export interface DemoProduceStep {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The same for every save of one produce; unique within the farm. */
  readonly key: string;
  readonly command: ProduceCommand;
  /** Makes what is uploaded with the first save; null where there is no drawing of the product. */
  readonly picture: () => Promise<ReadPicture> | null;
}

const DAY = 24 * 60 * 60 * 1000;
const TIME_ZONE = 'America/Toronto';

/** What a demo producer says it produces: entered more than a year ago, and brought up to the present season since. */
export function demoProduces({ seed, kind, until }: PracticingFarm): readonly DemoProduceStep[] {
  const offset = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  const daysAgo = (days: number) => new Date(Date.parse(until) - days * DAY).toISOString();
  const season = (at: string, crop: Crop, share: number, type: 'RecordProduce' | 'CorrectProduce') => ({
    at,
    key: crop.productId,
    picture: () => (type === 'RecordProduce' ? cropPicture(crop.productId) : null),
    command: { type, data: formOf(crop, dateIn(TIME_ZONE, at).slice(0, 4), share, type) },
  });
  // Farms of one kind differ: from 70 to 130 in a hundred of the usual harvest, and a little more in the second year.
  const share = 0.7 + (offset % 61) / 100;
  const crops = cropsOf[kind].map((crop, index) => ({ ...crop, price: asked(crop.price, offset * 7 + index * 5) }));
  return [
    ...crops.map((crop, index) => season(daysAgo(430 - index * 3), crop, share, 'RecordProduce')),
    ...crops.map((crop, index) => season(daysAgo(75 - index * 2), crop, share * 1.08, 'CorrectProduce')),
  ];
}

/** What one farm asks: from 88 to 112 in a hundred of the usual price, a multiple of five cents. */
function asked([cents, unit]: Crop['price'], of: number): Crop['price'] {
  return [Math.max(5, Math.round((cents * (0.88 + (of % 25) / 100)) / 5) * 5), unit];
}

function formOf(crop: Crop, year: string, share: number, type: 'RecordProduce' | 'CorrectProduce') {
  const [from, days] = crop.production;
  const [after, beyond] = crop.available;
  const productionFrom = `${year}-${from}`;
  const productionTo = addDays(productionFrom, days);
  const [quantity, quantityUnitId] = crop.quantity;
  const [cents, costUnitId] = crop.price;
  const [area, areaUnitId] = crop.area;
  return {
    productId: crop.productId,
    varietyId: crop.varietyId,
    productionTypeId: crop.typeId,
    harvest: {
      quantityRaw: Math.max(1, Math.round(quantity * share)),
      quantityUnitId,
      cost: amountOf(cents),
      costUnitId,
      area,
      areaUnitId,
      productionFrom,
      productionTo,
      availabilityFrom: addDays(productionFrom, after),
      availabilityTo: addDays(productionTo, beyond),
    },
    timeZone: TIME_ZONE,
    ...(type === 'RecordProduce' && {
      produceInputs: crop.needs.map(([inputCategoryId, amount, unitId]) => ({
        inputCategoryId,
        quantityRaw: amount,
        quantityUnitId: unitId,
      })),
    }),
  };
}
