import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { NeedTyped, NeedValues, ProduceTyped, ProduceValues } from './produce-values.ts';

/** The body of a call, with the places in the form of the needs that it holds. */
export interface ProduceBody {
  readonly body: object;
  readonly sentNeeds: readonly number[];
}

/**
 * The body of the call that records a produce, or corrects the one that the form began with (`start`): of its needs only
 * those that are new or changed, and the ids of those that go. A need that is there no more is added anew.
 */
export function bodyOf({ produce }: ProduceValues, start: ProduceTyped): ProduceBody {
  const { productCategoryId: _, image, produceInputs, ...rest } = produce;
  const before = new Map(start.produce.produceInputs.map((need) => [need.produceInputId, need]));
  const stillThere = new Set(produceInputs.map(({ produceInputId }) => produceInputId));
  const sentNeeds = produceInputs.flatMap((need, place) =>
    isSame(need, before.get(need.produceInputId)) ? [] : [place],
  );
  const gone = [...before.keys()].filter((id) => id !== undefined && !stillThere.has(id));
  const isImageSent = typeof image !== 'string' && image !== start.produce.image;
  return {
    sentNeeds,
    body: {
      produce: {
        ...rest,
        ...(isImageSent ? { image } : {}),
        produceInputs: sentNeeds.flatMap((place) => {
          const need = produceInputs[place];
          return need ? [sentNeed(need, before.has(need.produceInputId))] : [];
        }),
        ...(gone.length > 0 ? { produceInputsRemove: gone } : {}),
      },
    },
  };
}

const isSame = (need: NeedValues, before: NeedTyped | undefined) =>
  before !== undefined &&
  need.inputCategoryId === before.inputCategoryId &&
  need.quantityRaw === before.quantityRaw &&
  need.quantityUnitId === before.quantityUnitId;

function sentNeed(need: NeedValues, isKnown: boolean): object {
  const { inputCategoryId, quantityRaw, quantityUnitId } = need;
  const said = { inputCategoryId, quantityRaw, quantityUnitId };
  return isKnown ? { produceInputId: need.produceInputId, ...said } : said;
}

/** A refusal with the places of the form in place of those of the call; whatever is wrong in the image is said at the image. */
export function atFormFields(failure: Failure, sentNeeds: readonly number[]): Failure {
  return faultsAtFields(failure, (field) =>
    field
      .replace(/^produce\.image\..*/, 'produce.image')
      .replace(/^(produce\.produceInputs\.)(\d+)/, (_, list: string, place: string) => {
        return `${list}${sentNeeds[Number(place)] ?? place}`;
      }),
  );
}
