// The balance of an account of the rows of a file: one row with its balance, rows with the bills of
// a customer or supplier, or both; then what the bills do not come to is told by the document.
import type { z } from 'zod';
import type { Account } from '#api/contract/account/account.ts';
import type { importOpenings } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameKey } from '#core/kernel/text.ts';
import { WITHOUT_BILL } from '#web/format/bills.ts';
import { DIFFERENCE_NAME } from '#web/format/opening-words.ts';
import { formatBalance } from '#web/format/money.ts';
import type {
  CellReading,
  PlacedTrouble,
  RecordReading,
  RowReading,
  RowTexts,
  RowProblem,
} from '../kind.ts';
import { amountField, amountOf } from './amounts.ts';

type OpeningLine = z.input<(typeof importOpenings)['lines']>;
export type BalanceLine = Omit<OpeningLine, 'account_id' | 'balance'> & {
  readonly account_id: number;
  readonly balance: string;
};

type Facts = {
  readonly accounts: ReadonlyMap<number, Account>;
  readonly accountOf: (text: string) => CellReading;
  /** @returns what the document says of an account already. */
  readonly before: (accountId: number) => string;
};

/** @returns what makes of rows a record for each account; rows of no amount say nothing. */
export const openingRecords =
  (facts: Facts) =>
  (rows: readonly RowReading[]): readonly RecordReading[] => {
    const telling = rows.filter(
      (row) => !isDifference(row) && (row.trouble !== null || isBill(row) || hasAmount(row)),
    );
    const groups = Map.groupBy(telling, ({ texts }) => {
      const text = texts['account_id']?.trim() ?? '';
      const cell = facts.accountOf(text);
      return cell.ok ? cell.value : text;
    });
    return [...groups.values()].map((group) => balanceOf(group, facts));
  };

const numberOf = ({ texts }: RowReading): string => texts['bill_number']?.trim() ?? '';

/** What the bills do not come to, as an export says it beside them. */
const isRest = (row: RowReading): boolean => nameKey(numberOf(row)) === nameKey(WITHOUT_BILL);

const isBill = (row: RowReading): boolean => numberOf(row) !== '' && !isRest(row);

/** The book reckons it itself. */
const isDifference = ({ texts }: RowReading): boolean =>
  nameKey(texts['account_id'] ?? '') === nameKey(DIFFERENCE_NAME);

const hasAmount = ({ texts }: RowReading): boolean =>
  ['debit', 'credit', 'amount'].some((field) => /[1-9]/.test(texts[field] ?? ''));

type Amount = { readonly row: RowReading; readonly paise: number };

function balanceOf(rows: readonly RowReading[], facts: Facts): RecordReading {
  const troubles = new Map<number, RowProblem>();
  const amounts: Amount[] = [];
  const balances: Amount[] = [];
  const rests: Amount[] = [];
  for (const row of rows) {
    const amount = row.trouble === null ? amountOf(row) : { trouble: row.trouble };
    const fault = 'trouble' in amount ? amount.trouble : faultOf(row, balances, facts);
    if (fault !== null) troubles.set(row.line, fault);
    if (!('paise' in amount)) continue;
    if (isBill(row)) amounts.push({ row, paise: amount.paise });
    else if (isRest(row)) rests.push({ row, paise: amount.paise });
    else balances.push({ row, paise: amount.paise });
  }
  const ofBills = [...amounts, ...rests].reduce((sum, { paise }) => sum + paise, 0);
  const paise = balances[0]?.paise ?? ofBills;
  const value = troubles.size === 0 ? valueOf(rows, amounts, paise) : null;
  return { rows, troubles, value, texts: shownOf(rows, { paise, bills: amounts, facts }) };
}

function faultOf(
  row: RowReading,
  [balance]: readonly Amount[],
  { accounts }: Facts,
): RowProblem | null {
  const { value, texts } = row;
  if (!isBill(row)) {
    if (balance === undefined || isRest(row)) return null;
    const why = `Row ${balance.row.line} has the balance of this account already`;
    return { field: amountField(texts), why };
  }
  const group = accounts.get(value?.['account_id'] as number)?.group ?? null;
  if (group !== 'sundry-debtors' && group !== 'sundry-creditors') {
    return { field: 'bill_number', why: 'Only customers and suppliers have bills' };
  }
  return value?.['bill_date'] === undefined
    ? { field: 'bill_date', why: 'The date of the bill is empty' }
    : null;
}

function valueOf(
  [first]: readonly RowReading[],
  bills: readonly Amount[],
  paise: number,
): BalanceLine | null {
  if (first === undefined || first.value === null) return null;
  const beginsOn = first.value['begins_on'] as string | undefined;
  return {
    line: first.line,
    account_id: first.value['account_id'] as number,
    balance: rupeesFromPaise(paise),
    bills: bills.map(({ row: { value }, paise: amount }) => ({
      number: value?.['bill_number'] as string,
      date: value?.['bill_date'] as string,
      due_date: (value?.['due_date'] as string | undefined) ?? null,
      amount: rupeesFromPaise(amount),
    })),
    ...(beginsOn !== undefined && { begins_on: beginsOn }),
  };
}

type ShownBalance = {
  readonly paise: number;
  readonly bills: readonly Amount[];
  readonly facts: Facts;
};

function shownOf([first]: readonly RowReading[], { paise, bills, facts }: ShownBalance): RowTexts {
  const id = first?.value?.['account_id'];
  return {
    ...first?.texts,
    account_id: first?.saved['account_id'] ?? first?.texts['account_id'] ?? '',
    total: formatBalance(paise),
    bills: bills.map(billShown).join('\n'),
    before: typeof id === 'number' ? facts.before(id) : '',
  };
}

/** As it will be posted: its number, its days and its amount. */
const billShown = ({ row: { saved }, paise }: Amount): string =>
  [
    saved['bill_number'],
    saved['bill_date'],
    saved['due_date'] === undefined ? undefined : `due ${saved['due_date']}`,
    formatBalance(paise),
  ]
    .filter((text) => text !== undefined)
    .join(', ');

/** By the bills, in the order of their rows; what is of the balance stands at its own row. */
export function placedInBalance(answer: RefusedLine, { rows }: RecordReading): PlacedTrouble {
  const [error] = answer.errors ?? [];
  const { field = null } = (answer.facts ?? {}) as { readonly field?: string };
  const said = error?.field ?? field ?? '';
  const why = error?.message ?? answer.detail;
  const [, at, ofBill = ''] = /^bills\.(\d+)\.(\w+)/.exec(said) ?? [];
  const row = at === undefined ? ownRow(rows) : (rows.filter(isBill)[Number(at)] ?? rows[0]);
  const texts = row?.texts ?? {};
  const own = said === 'balance' || ofBill === 'amount' ? amountField(texts) : null;
  const cell = own ?? OF_BILL[ofBill] ?? (said in texts ? said : null);
  return { line: row?.line ?? 0, trouble: { field: cell, why, isOfRecord: true } };
}

const ownRow = (rows: readonly RowReading[]): RowReading | undefined =>
  rows.find((row) => !isBill(row)) ?? rows[0];

const OF_BILL: Readonly<Record<string, string>> = {
  number: 'bill_number',
  date: 'bill_date',
  due_date: 'due_date',
};
