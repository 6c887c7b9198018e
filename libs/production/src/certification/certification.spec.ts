import { describe, expect, test } from '@jest/globals';
import type { CertificationEvent } from '@terroir/events';
import { fold, given, recorded } from '@terroir/kernel';
import { Certification, CertificationChange, isInOrder, type CertificationCommand } from './certification.commands.ts';
import { certification } from './certification.decider.ts';
import { certificationView } from './certification.view.ts';

const certificationId = 'id-0';
const picture = (sign: string) => ({ image: sign.repeat(64), thumbnail: sign.repeat(63) + '0' });
const fields = {
  number: 'BIO-4471',
  certifier: 'Écocert Canada',
  validFrom: '2026-03-01',
  validUntil: '2027-02-28',
  image: picture('a'),
};
const was = {
  recorded: { type: 'CertificationRecorded', data: { certificationId, ...fields } },
  removed: { type: 'CertificationRemoved', data: { certificationId } },
  restored: { type: 'CertificationRestored', data: { certificationId } },
} as const satisfies Record<string, CertificationEvent>;
type Fields = { [Field in keyof typeof fields]: (typeof fields)[Field] | null };
const corrected = (data: Partial<Fields>) =>
  ({ type: 'CertificationCorrected', data: { certificationId, ...data } }) as CertificationEvent;
const record = (data: Partial<Fields> = {}) =>
  ({ type: 'RecordCertification', data: { ...fields, ...data } }) as CertificationCommand;
const { image, ...written } = fields;
const correct = (data: Partial<Fields> = {}) =>
  ({ type: 'CorrectCertification', data: { ...written, ...data } }) as CertificationCommand;

describe('recording a certification', () => {
  test('says what was entered', () => given(certification).when(record()).then(was.recorded));

  test('needs no dates', () => {
    const { validFrom: _, validUntil: __, ...undated } = fields;
    given(certification)
      .when({ type: 'RecordCertification', data: undated })
      .then({ type: 'CertificationRecorded', data: { certificationId, ...undated } });
  });

  test('refuses an end before the beginning, and takes one on the same day', () => {
    given(certification)
      .when(record({ validUntil: '2026-02-28' }))
      .refused('validity_order', 'validUntil');
    const day = record({ validUntil: fields.validFrom });
    given(certification)
      .when(day)
      .then({ ...was.recorded, data: { ...was.recorded.data, validUntil: fields.validFrom } });
  });

  test('happens once for an id', () =>
    given(certification, [was.recorded])
      .when(record({ number: '2' }))
      .nothing());
});

describe('correcting a certification', () => {
  test('keeps an image that is left out, and records a new one with nothing else', () => {
    given(certification, [was.recorded]).when(correct()).nothing();
    given(certification, [was.recorded]).when(correct({ image })).nothing();
    given(certification, [was.recorded])
      .when(correct({ image: picture('b') }))
      .then(corrected({ image: picture('b') }));
  });

  test('empties a date, and measures the order of the dates by what results', () => {
    given(certification, [was.recorded])
      .when(correct({ validUntil: null }))
      .then(corrected({ validUntil: null }));
    const { validFrom: _, ...half } = written;
    given(certification, [was.recorded])
      .when({ type: 'CorrectCertification', data: { ...half, validUntil: '2026-02-28' } })
      .refused('validity_order', 'validUntil');
  });

  test('needs a certification that is there', () => {
    given(certification).when(correct()).refused('not_found');
    given(certification, [was.recorded, was.removed]).when(correct()).refused('not_found');
  });
});

describe('removing and restoring a certification', () => {
  const remove: CertificationCommand = { type: 'RemoveCertification', data: {} };
  const restore: CertificationCommand = { type: 'RestoreCertification', data: {} };

  test('takes it away once, and brings it back as it was', () => {
    given(certification, [was.recorded]).when(remove).then(was.removed);
    given(certification, [was.recorded, was.removed]).when(remove).refused('not_found');
    given(certification, [was.recorded, was.removed]).when(restore).then(was.restored);
    given(certification, [was.recorded]).when(restore).nothing();
    given(certification).when(restore).refused('not_found');
  });
});

describe('the order of the dates', () => {
  test.each([
    ['2028-02-29', '2028-02-29', true],
    ['2028-02-29', '2028-02-28', false],
    ['2027-12-31', '2028-01-01', true],
    [null, '2020-01-01', true],
    ['2020-01-01', undefined, true],
    [undefined, null, true],
  ])('from %s until %s is right: %s', (from, until, right) => expect(isInOrder(from, until)).toBe(right));
});

describe('the form of a certification', () => {
  const form = { number: '1', certifier: 'Écocert', image: { base64data: 'AAAA', fileName: 'certificat.png' } };
  const fieldsOf = (data: object) =>
    Certification.safeParse({ ...form, ...data }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  test.each([
    ['a number of 100 characters', { number: 'x'.repeat(100) }, []],
    ['a number of 101 characters', { number: 'x'.repeat(101) }, ['number']],
    ['a certifier of 200 characters', { certifier: 'x'.repeat(200) }, []],
    ['a certifier of 201 characters', { certifier: 'x'.repeat(201) }, ['certifier']],
    ['a number of blanks', { number: ' \u200B ' }, ['number']],
    ['a number of two lines', { number: '1\n2' }, ['number']],
    ['a day that does not exist', { validFrom: '2027-02-29' }, ['validFrom']],
    ['a leap day', { validFrom: '2028-02-29' }, []],
    ['an instant for a day', { validUntil: '2028-02-29T00:00:00Z' }, ['validUntil']],
    ['no image', { image: undefined }, ['image']],
    ['an empty image', { image: { base64data: '' } }, ['image.base64data']],
    ['a file name of 256 characters', { image: { base64data: 'AAAA', fileName: 'x'.repeat(256) } }, ['image.fileName']],
  ])('judges %s', (_, data, wrong) => expect(fieldsOf(data)).toEqual(wrong));

  test('names dates in the wrong order together with what else is wrong', () => {
    const wrong = { number: '', image: undefined, validFrom: '2027-01-02', validUntil: '2027-01-01' };
    expect(new Set(fieldsOf(wrong))).toEqual(new Set(['number', 'image', 'validUntil']));
  });

  test('needs no image once there is one', () => {
    const { image: _, ...change } = form;
    expect(CertificationChange.safeParse(change).success).toBe(true);
  });
});

describe('the view of certifications', () => {
  test('changes nothing when an event is folded twice', () => {
    const events = recorded([was.recorded, corrected({ validUntil: null }), was.removed, was.restored]);
    let row: Parameters<typeof fold<object, CertificationEvent>>[1] = null;
    for (const event of events) {
      row = fold(certificationView as never, row, event);
      expect(fold(certificationView as never, row, event)).toEqual(row);
    }
    expect(row).toMatchObject({ id: certificationId, ...fields, validUntil: null, removed: false });
  });
});
