// Opening balances of the rows of a file: accounts, bills of parties, and what they come to.
import { listAccounts } from '#api/contract/account/account.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { describe, expect, test } from 'vitest';
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { openingsKind } from '#web/features/book/import/kinds/books/openings.ts';
import { guessedMapping, tableOfSheet } from '#web/features/book/import/kinds/mapping.ts';
import { judgedRecords } from '#web/features/book/import/rehearsal/records.ts';
import { NOTHING_CORRECTED, rowTexts } from '#web/features/book/import/rehearsal/rows.ts';
import type { LineAnswers } from '#web/features/book/import/rehearsal/rows.ts';
import { rowsOf } from './rows-of.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };

const [model = expect.fail('An account.')] = listAccounts.reply.parse(accounts);
const named = (id: number, name: string, group: string): Account => ({
  ...model,
  id,
  name,
  group,
});
const CHART = [
  named(3, 'Cash', 'cash-in-hand'),
  named(5, 'Capital', 'capital-account'),
  named(7, 'Deccan Textiles', 'sundry-debtors'),
];
const NOTHING_POSTED: OpeningDocument = {
  seq: 0,
  beginsOn: null,
  openedOn: null,
  posted: null,
  draft: null,
  differencePaise: 0,
  differenceAccountId: null,
  stockDifferencePaise: 0,
  journals: [],
};
const kindOf = (document = NOTHING_POSTED, beginsOn: string | null = '2026-04-01') =>
  openingsKind({ accounts: CHART, document, beginsOn });

const HEADS = 'Ledger,Dr,Cr,Bill No,Bill Date,Due on';

function judged(
  lines: readonly string[],
  { kind = kindOf(), answers = new Map() as LineAnswers, said = {} } = {},
) {
  const table = tableOfSheet({ name: null, rows: rowsOf([HEADS, ...lines].join('\n')) }, kind);
  const mapping = guessedMapping(table, kind.columns);
  const texts = rowTexts(table, mapping, { corrections: NOTHING_CORRECTED, said });
  if (kind.records === undefined) throw new Error('Opening balances are records of rows.');
  return judgedRecords(kind, kind.records, texts, { corrections: NOTHING_CORRECTED, answers });
}

describe('rows of opening balances', () => {
  test('are a balance and the bills of a customer, and those of no amount say nothing', () => {
    const rows = judged([
      'Cash,5000,,,,',
      'Current Assets,,,,,',
      'Deccan Textiles,1500,,,,',
      'deccan textiles,1000,,B-1,24-08-2025,23-10-2025',
      'Capital,0.00,-,,,',
    ]);
    expect(rows.filter(({ trouble }) => trouble === null)).toMatchObject([
      { lines: [2], value: { line: 2, account_id: 3, balance: '5000.00', bills: [] } },
      {
        lines: [4, 5],
        texts: {
          account_id: 'Deccan Textiles',
          total: '1,500.00 Dr',
          bills: 'B-1, 24 Aug 2025, due 23 Oct 2025, 1,000.00 Dr',
        },
        value: {
          account_id: 7,
          balance: '1500.00',
          bills: [{ number: 'B-1', date: '2025-08-24', due_date: '2025-10-23', amount: '1000.00' }],
        },
      },
    ]);
  });

  test('that are bills alone come to the balance', () => {
    const rows = ['Deccan Textiles,1000,,B-1,24-08-2025,', 'Deccan Textiles,,50,CN-1,24-08-2025,'];
    expect(judged(rows)).toMatchObject([{ value: { balance: '950.00' } }]);
  });

  test('are refused where a bill has no day or no party, or a balance is there twice', () => {
    const rows = judged([
      'Deccan Textiles,1000,,B-1,,',
      'Cash,10,,B-2,24-08-2025,',
      'Capital,,10,,,',
      'Capital,,20,,,',
    ]);
    expect(rows.map(({ line, trouble }) => [line, trouble?.field, trouble?.why])).toStrictEqual([
      [2, 'bill_date', 'The date of the bill is empty'],
      [3, 'bill_number', 'Only customers and suppliers have bills'],
      [5, 'credit', 'Row 4 has the balance of this account already'],
    ]);
  });

  test('have a refusal of the rules at the row of the bill that it is of', () => {
    const lines = ['Deccan Textiles,5,,B-1,24-08-2025,', 'Deccan Textiles,6,,B-2,24-08-2025,'];
    const refusal = {
      line: 2,
      ok: false as const,
      status: 422,
      code: 'opening_bill_out_of_range',
      detail: 'Too late.',
      facts: { field: 'bills.1.date' },
    };
    const answers: LineAnswers = new Map([[JSON.stringify(judged(lines)[0]?.value), refusal]]);
    expect(judged(lines, { answers })).toMatchObject([
      { line: 3, trouble: { field: 'bill_date', why: 'Too late.' } },
    ]);
  });
});

describe('opening balances as a whole', () => {
  test('say what they come to with what stands already, and the difference', () => {
    const posted = { accounts: [{ accountId: 5, balancePaise: -100_00, bills: [] }], stock: [] };
    const kind = kindOf({ ...NOTHING_POSTED, openedOn: calendarDate('2026-03-31'), posted }, null);
    const [row] = judged(['Cash,150,,,,'], { kind });
    expect(row?.texts).toMatchObject({ before: '' });
    expect(kind.records?.summary?.([row?.value ?? {}])).toBe(
      'Opening balances then: debit ₹150.00, credit ₹100.00. ' +
        'The difference of ₹50.00 goes to an account of its own until it is nil.',
    );
  });

  test('ask for the first day where nobody has said it', () => {
    const kind = kindOf(NOTHING_POSTED, null);
    expect(judged(['Cash,5,,,,'], { kind })).toMatchObject([{ trouble: { field: 'begins_on' } }]);
    const said = { begins_on: '1-4-2026' };
    expect(judged(['Cash,5,,,,'], { kind, said })).toMatchObject([
      { value: { begins_on: '2026-04-01' } },
    ]);
  });
});
