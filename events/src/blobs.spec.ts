import { describe, expect, test } from '@jest/globals';
import { blobsOf } from './blobs.ts';

const [image, thumbnail] = ['a'.repeat(64), 'b'.repeat(64)];

describe('the stored images that an event names', () => {
  test('are found in a field of their own and within one', () => {
    expect(blobsOf('PictureChanged', { accountId: 'c', which: 'logo', image, thumbnail })).toEqual([image, thumbnail]);
    expect(blobsOf('CertificationRecorded', { number: '1', image: { image, thumbnail } })).toEqual([image, thumbnail]);
    expect(blobsOf('CertificationCorrected', { image: { image, thumbnail } })).toEqual([image, thumbnail]);
    expect(blobsOf('OutputCorrected', { receipt: { image, thumbnail } })).toEqual([image, thumbnail]);
  });

  test('are none where they were left out or taken away', () => {
    expect(blobsOf('PictureChanged', { accountId: 'c', which: 'logo', image: null, thumbnail: null })).toEqual([]);
    expect(blobsOf('CertificationCorrected', { number: '2' })).toEqual([]);
    expect(blobsOf('InputCorrected', { receipt: null })).toEqual([]);
    expect(blobsOf('Unheard', { image })).toEqual([]);
  });

  test('are not what somebody typed, however much it looks like one', () => {
    expect(blobsOf('CertificationCorrected', { number: image, certifier: thumbnail })).toEqual([]);
    expect(blobsOf('InputRecorded', { notes: image })).toEqual([]);
  });
});
