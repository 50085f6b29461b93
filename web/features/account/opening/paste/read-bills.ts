// Open bills as they are pasted: whose, number, date, due date and amount.
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { nameKey } from '#core/kernel/text.ts';
import { amountFault, readAmount, readPastedDay } from '#web/shell/form/fields/table-cells.ts';
import { readTable } from './reading.ts';
import type { PastedTable } from './reading.ts';

export type PastedBill = {
  readonly account: Account;
  readonly number: string;
  readonly date: CalendarDate;
  readonly due: CalendarDate | null;
  /** Debit positive. */
  readonly paise: number;
};

const HEADS = {
  due: /due/i,
  date: /date/i,
  amount: /amount|balance|pending|outstanding|value|₹/i,
  number: /bill|invoice|ref|voucher|number|\bno\b/i,
  party: /customer|supplier|party|name|account|ledger|particulars/i,
};
type Column = keyof typeof HEADS;

const WITH_DUE = ['party', 'number', 'date', 'due', 'amount'] as const;
const WITHOUT_DUE = ['party', 'number', 'date', 'amount'] as const;
const NUMBER_MAX = 50;

type BillFacts = {
  /** The customers, or the suppliers. */
  readonly parties: readonly Account[];
  /** 1 for customers, whose bills are debits; -1 for suppliers. */
  readonly usualSide: 1 | -1;
  /** The book's first day, where it is known. */
  readonly beginsOn: CalendarDate | null;
};

export function readBills(text: string, facts: BillFacts): PastedTable<PastedBill> {
  const byName = new Map(facts.parties.map((account) => [nameKey(account.name), account]));
  const read = (cell: (name: Column) => string): PastedBill | string => {
    const [party, number] = [cell('party'), cell('number')];
    const account = byName.get(nameKey(party));
    if (account === undefined) {
      const noun = facts.usualSide === 1 ? 'customer' : 'supplier';
      return party === '' ? `No ${noun}` : `No ${noun} ‘${party}’`;
    }
    if (number === '' || number.length > NUMBER_MAX) return 'Could not read the bill’s number';
    const days = daysIn(cell, facts);
    if (typeof days === 'string') return days;
    const amount = readAmount(cell('amount'));
    if (amount === null) return amountFault(cell('amount'));
    if (amount.paise === 0) return 'No amount';
    const paise = amount.paise * (amount.side ?? facts.usualSide);
    return { account, number, ...days, paise };
  };
  return readTable(text, {
    heads: HEADS,
    usual: ({ length }) => (length > 4 ? WITH_DUE : WITHOUT_DUE),
    read,
    keyOf: ({ account, number }) => `${account.id} ${nameKey(number)}`,
  });
}

function daysIn(cell: (name: Column) => string, { beginsOn }: BillFacts) {
  const date = readPastedDay(cell('date'));
  if (date === null || date === 'empty') return 'Could not read the date';
  if (beginsOn !== null && date >= beginsOn) return 'Dated after the books begin';
  const due = readPastedDay(cell('due'));
  if (due === null) return 'Could not read the due date';
  if (due !== 'empty' && due < date) return 'Due before its date';
  return { date, due: due === 'empty' ? null : due };
}
