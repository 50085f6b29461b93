// Who is named on a paper, and what is said word for word.
import { describe, expect, test } from 'vitest';
import { copiesOf, declarationsOf } from '#core/paper/bills/declarations.ts';
import { bankOf, billTo, deliverTo, placeText, supplierBlock } from '#core/paper/parties.ts';
import { freight, invoiceDocument, lineOf } from '#tests/specimens/tax/papers.ts';

const { invoice } = invoiceDocument();
const { supplier, recipient } = invoice;

describe('who stands on the paper', () => {
  test('a firm stands before the person in it, unless they have one name', () => {
    const named = (company: string | null) => billTo({ ...recipient, name: 'Asha', company }, null);
    expect(named('Asha Mills')).toMatchObject({ name: 'Asha Mills' });
    expect(named('Asha Mills').lines[0]).toBe('Asha');
    expect(named('Asha')).toMatchObject({ name: 'Asha' });
    expect(named('Asha').lines[0]).not.toBe('Asha');
    expect(named(null)).toMatchObject({ name: 'Asha' });
  });

  test('the state is named behind the city, and with the registration alone without one', () => {
    const lines = (changes: Partial<typeof recipient>, country: string | null = null) =>
      billTo({ ...recipient, ...changes }, country).lines;
    const registration = 'GSTIN 29AAACK1234F1ZW, State 29 Karnataka';
    expect(lines({})).toStrictEqual([
      '22 Station Road',
      'Hubballi, Karnataka 580020',
      registration,
    ]);
    expect(lines({ city: null })).toStrictEqual(['22 Station Road', '580020', registration]);
    expect(lines({ stateCode: '96', gstin: null }, 'Nepal')).toStrictEqual([
      '22 Station Road',
      'Hubballi, Nepal 580020',
    ]);
    expect(lines({ registration: 'uin', gstin: '0717UNO00157UNO' }).at(-1)).toBe(
      'UIN 0717UNO00157UNO, State 29 Karnataka',
    );
  });

  test('a supplier without a GSTIN is known by a PAN', () => {
    const lines = (changes: Partial<typeof supplier>) =>
      supplierBlock({ ...supplier, ...changes }, null).lines;
    expect(lines({ gstin: null, pan: 'AAPFU0939F' })).toContain('PAN AAPFU0939F');
    expect(lines({ pan: 'AAPFU0939F' }).join()).not.toContain('PAN');
    expect(lines({ email: null, phone: null }).join()).not.toContain('@');
    expect(lines({ email: null, phone: '98220' })).toContain('98220');
  });

  test('a place has its code and its name', () => {
    expect([placeText('29'), placeText('77')]).toStrictEqual(['29 Karnataka', '77']);
  });

  test('a place of delivery stands by itself where there is one', () => {
    expect(deliverTo(' \n')).toStrictEqual([]);
    expect(deliverTo('Shed 4\nHubballi')).toStrictEqual([
      { label: 'Deliver to', name: null, lines: ['Shed 4', 'Hubballi'] },
    ]);
  });

  test('a bank is named with its branch, if it has one', () => {
    const bank = { name: 'HDFC Bank', branch: 'Camp', accountNumber: '501', ifsc: 'HDFC0000123' };
    const textOf = (branch: string | null) =>
      bankOf({ ...supplier, bank: { ...bank, branch } })?.text;
    expect(textOf('Camp')).toBe('HDFC Bank, Camp, A/c 501, IFSC HDFC0000123');
    expect(textOf(null)).toBe('HDFC Bank, A/c 501, IFSC HDFC0000123');
    expect(bankOf({ ...supplier, bank: null })).toBeNull();
  });
});

describe('what is said word for word', () => {
  const said = (changes: Partial<typeof invoice>) => declarationsOf({ ...invoice, ...changes });

  test('an ordinary invoice declares nothing, a deemed export what it is', () => {
    expect(said({})).toStrictEqual([]);
    expect(said({ supply: 'deemed-export' })).toStrictEqual([
      'Supply regarded as deemed export (CGST Act s. 147).',
    ]);
  });

  test('a letter of undertaking is named on a supply without payment alone', () => {
    const withLut = { ...supplier, lut: 'AD27' };
    expect(said({ supplier: withLut, supply: 'export-with-payment' })).toHaveLength(1);
    expect(said({ supplier: withLut, supply: 'sez-without-payment' })).toHaveLength(2);
    expect(
      said({ supply: 'sez-without-payment', supplier: { ...supplier, lut: null } }),
    ).toHaveLength(1);
  });

  test('goods have three copies, services two (Rule 48), by the code or else by the unit', () => {
    const count = (lines: Parameters<typeof lineOf>[1], copies = 3) =>
      copiesOf(
        {
          ...invoice,
          lines: invoiceDocument({ lines: [lineOf('A', lines, [1, 1, 5])] }).invoice.lines,
        },
        copies,
      ).length;
    expect(count(['5201', null])).toBe(3);
    expect(count(['996511', 'NOS'])).toBe(2);
    expect(count([null, 'NOS'])).toBe(3);
    expect(count([null, null])).toBe(2);
    expect(count(['5201', null], 1)).toBe(1);
    expect(
      copiesOf({ ...invoice, lines: invoiceDocument({ lines: [freight] }).invoice.lines }, 3),
    ).toStrictEqual(['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER']);
  });
});
