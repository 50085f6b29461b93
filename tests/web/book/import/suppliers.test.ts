// Rows of suppliers as they are sent: what their cells say, and the ledgers that they have already.
import { describe, expect, test } from 'vitest';
import { guessedMapping, tableOfSheet } from '#web/features/book/import/kinds/mapping.ts';
import { suppliersKind } from '#web/features/book/import/kinds/suppliers.ts';
import {
  judgedRows,
  NOTHING_CORRECTED,
  rowTexts,
} from '#web/features/book/import/rehearsal/rows.ts';
import { rowsOf } from './rows-of.ts';

const ledger = (id: number, name: string, group = 'sundry-creditors') => ({
  id,
  name,
  group,
  retired: false,
});

const kind = suppliersKind({
  accounts: [
    ledger(7, 'Mill Stores'),
    ledger(8, 'Pawar Transport'),
    ledger(9, 'Office Rent', 'indirect-expenses'),
  ],
  suppliers: [{ accountId: 8 }],
});

function judged(head: string, ...lines: readonly string[]) {
  const table = tableOfSheet({ name: null, rows: rowsOf([head, ...lines].join('\n')) }, kind);
  const mapping = guessedMapping(table, kind.columns);
  const texts = rowTexts(table, mapping, { corrections: NOTHING_CORRECTED, said: {} });
  return judgedRows(kind, texts, { corrections: NOTHING_CORRECTED, answers: new Map() });
}

const valueOf = (head: string, line: string) => judged(head, line)[0]?.value;
const whyOf = (head: string, line: string) => judged(head, line)[0]?.trouble?.why;

describe('a row of a supplier', () => {
  test('is sent with its terms, its standing, its nature and its bank', () => {
    const head =
      'Vendor Name,GSTIN,Payment Terms,MSME Type,Major Activity,Udyam No,TDS Section,' +
      'Beneficiary Name,Account No,IFSC Code';
    const line =
      'Pawar Transport,27AAPFU0939F1ZV,45,Micro,Services,UDYAM-MH-26-0001234,Section 194C,' +
      'S Pawar,50100123456789,HDFC0000123';
    expect(valueOf(head, line)).toStrictEqual({
      line: 2,
      name: 'Pawar Transport',
      gst_number: '27AAPFU0939F1ZV',
      supplier_due_days: 45,
      msme: [{ class: 'micro', activity: 'services', from: null, to: null }],
      udyam: 'UDYAM-MH-26-0001234',
      tds: { nature: '194C', deductee: null },
      bank_account_name: 'S Pawar',
      bank_account_number: '50100123456789',
      bank_ifsc: 'HDFC0000123',
    });
  });

  test('keeps the ledger of its name that is nobody’s yet, and says so', () => {
    const [row] = judged('Supplier', 'mill stores');
    expect(row).toMatchObject({
      value: { line: 2, name: 'mill stores', account_id: 7 },
      saved: { account_id: 'Mill Stores' },
    });
    expect(valueOf('Supplier', 'Pawar Transport')).toStrictEqual({
      line: 2,
      name: 'Pawar Transport',
    });
    expect(valueOf('Supplier', 'Office Rent')).toStrictEqual({ line: 2, name: 'Office Rent' });
  });

  test('changes a record without a word of its ledger', () => {
    expect(valueOf('Lekha ID,Supplier,Payment terms', '31,Mill Stores,15')).toStrictEqual({
      line: 2,
      id: 31,
      name: 'Mill Stores',
      supplier_due_days: 15,
    });
  });

  test.each([
    ['MSME class', 'large', 'MSME class “large” is none of micro, small, medium'],
    ['MSME class', 'small', 'An enterprise has a class and an activity'],
    ['TDS section', '999Z', 'TDS nature “999Z” is no code that the product knows, such as 1027'],
    ['Payment terms', '400', 'Payment terms “400” is not a whole number up to 365'],
  ])('says what is wrong with %s %s', (head, text, why) => {
    expect(whyOf(`Supplier,${head}`, `Mill Stores,${text}`)).toBe(why);
  });
});
