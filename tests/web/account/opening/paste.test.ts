import { listAccounts } from '#api/contract/account/account.ts';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { Account } from '#api/contract/account/account.ts';
import { readAmount } from '#web/shell/form/fields/table-cells.ts';
import { readAccounts } from '#web/features/account/opening/paste/read-accounts.ts';
import { readBills } from '#web/features/account/opening/paste/read-bills.ts';
import { readStock } from '#web/features/account/opening/paste/read-stock.ts';
import { leftoverOf } from '#web/features/account/opening/paste/reading.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };

const [model] = listAccounts.reply.parse(accounts);
if (model === undefined) throw new Error('The recorded list has accounts.');
const account = (id: number, name: string, more: Partial<Account>): Account => ({
  ...model,
  id,
  name,
  ...more,
});
const cash = account(1, 'Cash', { nature: 'asset', group: 'cash-in-hand' });
const capital = account(2, 'Capital, M Kulkarni', { nature: 'equity', group: 'capital-account' });
const deccan = account(3, 'Deccan Textiles', { nature: 'asset', group: 'sundry-debtors' });
const book = [cash, capital, deccan];

const balances = (text: string) => {
  const { rows, misread } = readAccounts(text, book);
  return {
    read: rows.map((row) => [row.account.id, row.paise]),
    not: misread.map(({ line, why }) => [line.number, why]),
  };
};

describe('accounts that are pasted', () => {
  test('are read with a side of their own, in two columns, or as is usual for the account', () => {
    const read = [
      [1, 42_900_00],
      [2, -41_33_427_00],
    ];
    const not: unknown[] = [];
    for (const text of [
      'Cash\t42,900.00\tDr\nCapital, M Kulkarni\t41,33,427\tCr',
      'cash \t₹42,900.00\t\nCapital,  M Kulkarni\t\t41,33,427.00',
      'Particulars\tOpening balance\nCash\t42900 Dr\nCapital, M Kulkarni\t4133427',
      'Dr/Cr\tLedger\tAmount\r\nDr\tCash\t42900\r\nCr\tCapital, M Kulkarni\t4133427\r\n',
      'Account\tDebit\tCredit\nCash\t42900\t-\n\nCapital, M Kulkarni\t\t4133427',
      '"Capital, M Kulkarni",(4133427) Dr\nCash,42900',
    ]) {
      expect(balances(text)).toStrictEqual({
        read: text.startsWith('"') ? read.toReversed() : read,
        not,
      });
    }
  });

  test('are told by line where they are not understood, and nothing of them is lost', () => {
    const text = 'Account\tAmount\nCash\tlots\nCash\t5\nPetty cash\t7\nCash\t9\nDeccan Textiles';
    const reading = readAccounts(text, book);
    expect(balances(text)).toStrictEqual({
      read: [[1, 5_00]],
      not: [
        [2, '“lots” is not a number with at most 2 decimals'],
        [4, 'No account ‘Petty cash’'],
        [5, 'Pasted twice'],
        [6, 'No amount'],
      ],
    });
    expect(leftoverOf(reading)).toBe(
      'Account\tAmount\nCash\tlots\nPetty cash\t7\nCash\t9\nDeccan Textiles',
    );
  });

  test('have their amounts read as ledgers print them', () => {
    const amounts = ['(1,000.00)', '-1000', '1000-', '1,000.00 Cr.', '–', '', '0.00', '1000 x'];
    expect(amounts.map(readAmount)).toStrictEqual([
      { paise: -1_000_00, side: null },
      { paise: -1_000_00, side: null },
      { paise: -1_000_00, side: null },
      { paise: 1_000_00, side: -1 },
      { paise: 0, side: null },
      { paise: 0, side: null },
      { paise: 0, side: null },
      null,
    ]);
  });
});

describe('what may mean another', () => {
  test('is said with both readings, and nothing is taken of it', () => {
    const { misread, rows } = readAccounts('Cash\t12,50 Dr\nDeccan Textiles\t1250.505', book);
    expect(rows).toStrictEqual([]);
    expect(misread.map(({ why }) => why)).toStrictEqual([
      '“12,50 Dr” may be 12.50 or 1,250.00',
      '“1250.505” has more than 2 decimals',
    ]);
    const bale = { id: 31, name: 'Cotton bale' };
    const stock = readStock('Item\tQty\tValue\nCotton bale\t60,50\t100\nCotton bale\t5\t', [bale]);
    expect(stock.misread.map(({ why }) => why)).toStrictEqual([
      '“60,50” may be 60.5 or 6,050',
      'No value',
    ]);
  });

  test('as a quote that is not closed is told by its line, and stays', () => {
    const reading = readAccounts('Account\tAmount\nCash\t5\n"Deccan\t6\nCapital\t7', book);
    expect(reading.rows).toHaveLength(1);
    expect(reading.misread.map(({ line, why }) => [line.number, why])).toStrictEqual([
      [3, 'A quote (") is opened here and not closed'],
    ]);
    expect(leftoverOf(reading)).toBe('Account\tAmount\n"Deccan\t6\nCapital\t7');
  });

  test('as a table without tabs is parted by what parts its lines, a title above it or not', () => {
    expect(balances('Ledger;Amount;Side\nCash;1,250.00;Dr').read).toStrictEqual([[1, 1_250_00]]);
  });
});

describe('bills that are pasted', () => {
  const facts = {
    parties: [deccan],
    usualSide: 1,
    beginsOn: calendarDate('2026-10-01'),
  } as const;

  test('are read with and without a due date, a credit by its minus', () => {
    const text = [
      'Deccan Textiles\t26-27/079\t24/08/2026\t23-Oct-2026\t1,98,975',
      'Deccan Textiles\t26-27/080\t2026-08-25\t-500',
    ].join('\n');
    const { rows, misread } = readBills(text, facts);
    expect(misread).toStrictEqual([]);
    expect(rows.map(({ account: _whose, ...row }) => row)).toStrictEqual([
      { number: '26-27/079', date: '2026-08-24', due: '2026-10-23', paise: 198_975_00 },
      { number: '26-27/080', date: '2026-08-25', due: null, paise: -500_00 },
    ]);
  });

  test('are not taken where a person must look again', () => {
    const head = 'Customer\tBill no\tBill date\tDue date\tPending amount';
    const bad = [
      'Godavari\t1\t24 Aug 2026\t\t5',
      'Deccan Textiles\t\t24 Aug 2026\t\t5',
      'Deccan Textiles\t3\t31 Feb 2026\t\t5',
      'Deccan Textiles\t4\t1 Oct 2026\t\t5',
      'Deccan Textiles\t5\t24 Aug 2026\t23 Aug 2026\t5',
      'Deccan Textiles\t6\t24 Aug 2026\tsoon\t5',
      'Deccan Textiles\t7\t24 Aug 2026\t\t0',
    ];
    const { rows, misread } = readBills([head, ...bad].join('\n'), facts);
    expect(rows).toStrictEqual([]);
    expect(misread.map(({ why }) => why)).toStrictEqual([
      'No customer ‘Godavari’',
      'Could not read the bill’s number',
      'Could not read the date',
      'Dated after the books begin',
      'Due before its date',
      'Could not read the due date',
      'No amount',
    ]);
  });
});

describe('stock that is pasted', () => {
  const bale = { id: 31, name: 'Cotton bale' };

  test('is told apart by its godown and batch', () => {
    const text = [
      'Item\tGodown\tBatch\tQty\tValue',
      'cotton BALE\tBhiwandi\tB1\t1,200 bales\t5,40,000.00',
      'Cotton bale\tBhiwandi\tB2\t2.5\t0',
      'Cotton bale\tBhiwandi\tB2\t3\t1',
      'Jute\t\t\t1\t1',
      'Cotton bale\t\t\tsome\t1',
    ].join('\n');
    const { rows, misread } = readStock(text, [bale]);
    expect(rows).toStrictEqual([
      { product: bale, godown: 'Bhiwandi', batch: 'B1', quantity: '1200', paise: 540_000_00 },
      { product: bale, godown: 'Bhiwandi', batch: 'B2', quantity: '2.5', paise: 0 },
    ]);
    expect(misread.map(({ why }) => why)).toStrictEqual([
      'Pasted twice',
      'No product ‘Jute’',
      '“some” is not a number with at most 3 decimals',
    ]);
  });
});
