// What parties owe, and what of it is overdue: one definition for every page, call and file.
// Outstanding is the balance of the party's ledger. Its parts are named, so that two figures which
// differ can both be shown: bills, entries without a bill, and what is on account.
import type { ItemKind } from './terms.ts';

/** What is open of one debt. What is owed is positive, also to a supplier. */
export type OpenDebt = {
  readonly kind: ItemKind;
  /** A debt without a bill was posted on the account and names none. */
  readonly isBilled: boolean;
  /** After the due date; of a debt without one, after the date of the bill or the entry. */
  readonly days: number;
  readonly openPaise: number;
};

export type OutstandingParts = {
  /** Open bills: `invoicesPaise` and `otherBillsPaise`. */
  readonly billsPaise: number;
  readonly invoicesPaise: number;
  /** Debit notes, opening bills, and lines of journals that name a bill. */
  readonly otherBillsPaise: number;
  /** Entries on the account that name no bill, less what has come in without naming one either. */
  readonly withoutBillPaise: number;
  /** Money and credits that settle nothing yet: never above zero. */
  readonly onAccountPaise: number;
  /** All of it together: the balance of the ledger. */
  readonly outstandingPaise: number;
  /** Bills past their due date. A debt without a bill grows old, but nobody said when it is due. */
  readonly overduePaise: number;
};

/** @param ledgerPaise the balance of the ledger on the day, what is owed positive. */
export function standingOf(debts: readonly OpenDebt[], ledgerPaise: number): OutstandingParts {
  const sum = (takes: (debt: OpenDebt) => boolean) =>
    debts.reduce((total, debt) => total + (takes(debt) ? debt.openPaise : 0), 0);
  const billsPaise = sum(({ isBilled }) => isBilled);
  const invoicesPaise = sum(({ isBilled, kind }) => isBilled && kind === 'invoice');
  const withoutBillPaise = sum(({ isBilled }) => !isBilled);
  return {
    billsPaise,
    invoicesPaise,
    otherBillsPaise: billsPaise - invoicesPaise,
    withoutBillPaise,
    onAccountPaise: ledgerPaise - billsPaise - withoutBillPaise,
    outstandingPaise: ledgerPaise,
    overduePaise: sum(({ isBilled, days }) => isBilled && days > 0),
  };
}
