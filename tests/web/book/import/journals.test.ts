// Vouchers of the rows of a file: how rows are grouped, what is sent, and what is wrong with which.
import { listAccounts } from '#api/contract/account/account.ts';
import { describe, expect, test } from 'vitest';
import type { Account } from '#api/contract/account/account.ts';
import { journalsKind } from '#web/features/book/import/kinds/books/journals.ts';
import { guessedMapping, tableOfSheet } from '#web/features/book/import/kinds/mapping.ts';
import {
  rowsToCorrect,
  withSkipped,
  withSpelling,
  withText,
} from '#web/features/book/import/rehearsal/corrections.ts';
import { judgedRecords } from '#web/features/book/import/rehearsal/records.ts';
import { NOTHING_CORRECTED, rowTexts } from '#web/features/book/import/rehearsal/rows.ts';
import type { LineAnswers } from '#web/features/book/import/rehearsal/rows.ts';
import { rowsOf } from './rows-of.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };

const [model = expect.fail('An account.')] = listAccounts.reply.parse(accounts);
const named = (id: number, name: string): Account => ({ ...model, id, name });
const kind = journalsKind([
  named(3, 'Cash'),
  named(5, 'HDFC Bank'),
  named(7, 'Office Rent'),
  named(9, 'Sales'),
]);
const { records } = kind;

const HEADS = 'Voucher No,Date,Vch Type,Ledger,Debit (Rs),Credit,Narration';

function judged(
  lines: readonly string[],
  { heads = HEADS, answers = new Map() as LineAnswers } = {},
) {
  const table = tableOfSheet({ name: null, rows: rowsOf([heads, ...lines].join('\n')) }, kind);
  const mapping = guessedMapping(table, kind.columns);
  return (corrections = NOTHING_CORRECTED) => {
    if (records === undefined) throw new Error('Journals are records of rows.');
    const texts = rowTexts(table, mapping, { corrections, said: {} });
    return judgedRecords(kind, records, texts, { corrections, answers });
  };
}

const RENT = ['JV-1,1-4-26,Pymt,Office Rent,"₹ 12,500.00",,Rent', ',,,HDFC Bank,,12500,'];

describe('rows of one voucher', () => {
  test('are one journal, whose number stands at the end of its narration', () => {
    expect(judged(RENT)()).toMatchObject([
      {
        line: 2,
        lines: [2, 3],
        isAsked: true,
        value: {
          line: 2,
          date: '2026-04-01',
          voucher_type: 'payment',
          narration: 'Rent (voucher JV-1)',
          entry: [
            { account_id: 7, amount: '12500.00' },
            { account_id: 5, amount: '-12500.00' },
          ],
        },
      },
    ]);
  });

  test('need not stand together, and one number of two days is two journals', () => {
    const rows = [
      '1,01/04/2026,,Cash,10,,',
      '2,01/04/2026,,Cash,20,,',
      '1,1-Apr-2026,,Sales,,10,',
      '2,01/04/2026,,Sales,,20,',
      '1,02/04/2026,,Cash,30,,',
      '1,02/04/2026,,Sales,,30,',
    ];
    expect(judged(rows)().map(({ lines }) => lines)).toStrictEqual([
      [2, 4],
      [3, 5],
      [6, 7],
    ]);
  });

  test('may have one amount with Dr or Cr, and one that says neither is refused', () => {
    const heads = 'Voucher,Date,Account,Amount,Dr/Cr';
    const lines = ['1,01-04-2026,Cash,500 Dr,', '1,01-04-2026,Sales,500,Cr'];
    const amounts = [{ amount: '500.00' }, { amount: '-500.00' }];
    expect(judged(lines, { heads })()).toMatchObject([{ value: { entry: amounts } }]);
    const [, unsaid] = judged(['1,01-04-2026,Cash,500 Dr,', ',,Sales,500,'], { heads })();
    expect(unsaid).toBeUndefined();
    expect(judged(['1,01-04-2026,Cash,500 Dr,', ',,Sales,500,'], { heads })()).toMatchObject([
      { line: 3, trouble: { field: 'amount', why: '500.00 does not say whether it is Dr or Cr' } },
    ]);
  });
});

describe('a voucher that is not right', () => {
  test('is refused by its name at each row when it does not balance, and may be skipped whole', () => {
    const rows = judged(['7,01-04-2026,,Cash,100,,', ',,,Sales,,90,', ...RENT]);
    const why = 'Voucher 7 does not balance: debit 100.00, credit 90.00';
    const [first] = rows();
    expect(rows()).toMatchObject([
      { line: 2, trouble: { field: 'debit', why } },
      { line: 3, trouble: { field: 'credit', why } },
      { line: 4, trouble: null },
    ]);
    expect(rows(withText(NOTHING_CORRECTED, [3], ['credit', '100']))).toMatchObject([
      { line: 2, trouble: null },
      { line: 4, trouble: null },
    ]);
    const skipped = withSkipped(NOTHING_CORRECTED, first?.lines ?? []);
    expect(rows(skipped).map(({ line }) => line)).toStrictEqual([4]);
  });

  test('is corrected once where many rows name an account that is not there', () => {
    const rows = judged([
      '1,01-04-2026,,HDFC Bank Ltd,10,,',
      ',,,Sales,,10,',
      '2,01-04-2026,,HDFC Bank Ltd,20,,',
      ',,,Sales,,20,',
      '3,01-04-2026,,Zebra,20,,',
      ',,,Sales,,20,',
    ]);
    const why = 'No account is called “HDFC Bank Ltd”';
    const offers = [{ text: 'HDFC Bank', label: 'Use HDFC Bank' }];
    expect(rowsToCorrect(kind, rows())).toMatchObject([
      { row: { line: 2, trouble: { why, offers } }, lines: [2, 4] },
      { row: { line: 6, trouble: { field: 'account_id' } }, lines: [6] },
    ]);
    // With and without Ltd they may be two, so that one key does not take it.
    expect(withSpelling(kind, NOTHING_CORRECTED, rows())).toStrictEqual(NOTHING_CORRECTED);
    const accepted = rows(withText(NOTHING_CORRECTED, [2, 4], ['account_id', 'HDFC Bank']));
    expect(accepted.filter(({ isAsked }) => isAsked)).toHaveLength(2);
  });

  test('is offered no account that merely shares a word, which would book to somebody else', () => {
    const offerOf = (name: string) => {
      const [row] = judged([`1,01-04-2026,,${name},10,,`, ',,,Sales,,10,'])();
      return row?.trouble?.offers?.[0]?.text ?? null;
    };
    expect(offerOf('Axis Bank')).toBeNull();
    expect(offerOf('Cash in hand')).toBe('Cash');
    expect(offerOf('HDFC Bnk')).toBe('HDFC Bank');
    expect(offerOf('Rent')).toBeNull();
  });

  test('takes the type that fits for all its rows, as the rules say', () => {
    const asked = judged(RENT)();
    const refusal = {
      line: 2,
      ok: false as const,
      status: 409,
      code: 'voucher_type_does_not_fit',
      detail: 'This is a receipt: change the type.',
      facts: { fitting: 'receipt', field: 'voucher_type' },
    };
    const answers: LineAnswers = new Map([[JSON.stringify(asked[0]?.value), refusal]]);
    const rows = judged(RENT, { answers });
    expect(rows()).toMatchObject([{ line: 2, trouble: { offers: [{ text: 'receipt' }] } }]);
    const [corrected, ...others] = rows(
      withText(NOTHING_CORRECTED, [2, 3], ['voucher_type', 'receipt']),
    );
    expect(corrected).toMatchObject({ isAsked: true, value: { voucher_type: 'receipt' } });
    expect(others).toStrictEqual([]);
  });

  test('has its day read as day, month and year, never the other way round', () => {
    const of = (date: string) => judged([`1,${date},,Cash,10,,`, ',,,Sales,,10,'])();
    expect(of('05.04.2026')).toMatchObject([{ value: { date: '2026-04-05' } }]);
    expect(of('2026-04-05 00:00')).toMatchObject([{ value: { date: '2026-04-05' } }]);
    expect(of('04/25/2026')[0]?.trouble).toMatchObject({ offers: [{ text: '2026-04-25' }] });
    for (const date of ['3 Apr', '46112', '31/02/2026', 'soon']) {
      expect(of(date)[0]?.trouble).toMatchObject({ field: 'date' });
    }
  });
});

describe('the bill of a row', () => {
  const OF_BILLS = `${HEADS},Type of Ref,Bill Ref,Due Date`;
  const bills = (party: string) =>
    judged([`J-1,1-4-26,Jrnl,Office Rent,100,,Rent${party}`, ',,,HDFC Bank,,100,,,,'], {
      heads: OF_BILLS,
    })();

  test('is made, settled or paid in advance by the line', () => {
    const entryOf = (party: string) =>
      (bills(party)[0]?.value as { readonly entry: readonly object[] } | null)?.entry[0];
    expect(entryOf(',Agst Ref,A/17,')).toStrictEqual({
      account_id: 7,
      amount: '100.00',
      against_bill: 'A/17',
    });
    expect(entryOf(',New Ref,A/18,1-5-26')).toMatchObject({
      references: [{ kind: 'new', amount: '100.00', name: 'A/18', due_date: '2026-05-01' }],
    });
    expect(entryOf(',Advance,,')).toMatchObject({ references: [{ kind: 'advance' }] });
    expect(entryOf(',On Account,,')).toStrictEqual({ account_id: 7, amount: '100.00' });
  });

  test('is asked for where only half of it is said', () => {
    expect(bills(',,A/17,')).toMatchObject([{ line: 2, trouble: { field: 'bill_type' } }]);
    expect(bills(',New,,')).toMatchObject([{ line: 2, trouble: { field: 'against_bill' } }]);
    expect(bills(',Perhaps,A/17,')).toMatchObject([{ line: 2, trouble: { field: 'bill_type' } }]);
  });
});
