import { expect, test } from '@jest/globals';
import type { RequestContext } from '@terroir/http';
import { companyRow, montreal, produceRow } from './marketplace.fixture.ts';
import { MarketplaceController } from './marketplace.controller.ts';
import { Market } from './market.ts';
import type { Marketplace } from './marketplace.ts';
import { marketplaceQuery } from './marketplace.query.ts';
import { WareTexts } from './ware-texts.ts';

/** A marketplace of one produce, whose rows are read from `rows`; `meanwhile` happens while they are. */
function given() {
  const market = new Market();
  const [latitude, longitude] = montreal;
  market.apply({ companies: [companyRow({ latitude, longitude })], produces: [produceRow()] });
  const store = { row: produceRow(), read: 0, meanwhile: (): void => undefined };
  const texts = new WareTexts(1_000_000);
  const marketplace = {
    around: async () => ({ market, reader: { language: 'fr', place: montreal } }),
    texts: () => texts,
    rows: async () => {
      store.read += 1;
      const documents = [{ key: store.row.id, row: store.row, revision: 0, position: 1 }];
      await Promise.resolve();
      store.meanwhile();
      return documents;
    },
  };
  const controller = new MarketplaceController(marketplace as unknown as Marketplace);
  const costs = async () => {
    const answer = await controller.produces({} as RequestContext, marketplaceQuery.schema.parse({}));
    const { data } = JSON.parse(String((answer.body as { json: Buffer }).json)) as {
      data: { attributes: { cost: number; distance: number } }[];
    };
    return data.map(({ attributes }) => attributes.cost);
  };
  const change = (costCents: number) => {
    store.row = produceRow({ costCents });
    market.apply({ produces: [store.row] });
  };
  const keptAs = market.changesOf(0);
  const isKeptAsItWas = () => texts.of('tomato', keptAs) !== undefined;
  return { store, costs, change, isKeptAsItWas };
}

test('the row of a ware is read once until something of its company changes', async () => {
  const { store, costs, change } = given();
  expect([await costs(), await costs(), store.read]).toEqual([[5], [5], 1]);
  change(700);
  expect([await costs(), await costs(), store.read]).toEqual([[7], [7], 2]);
});

test('the text of a row that changed while it was read, as one of an erased company does, is not kept', async () => {
  const { store, costs, change, isKeptAsItWas } = given();
  store.meanwhile = () => {
    store.meanwhile = () => undefined;
    change(700);
  };
  expect([await costs(), isKeptAsItWas()]).toEqual([[5], false]);
  expect(await costs()).toEqual([7]);
});
