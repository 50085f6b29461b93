// The opening balances of a book on the wire.
import { calendarDate, dayAfter } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { OpeningAccount, OpeningDraft, StockLine } from '#core/opening/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { balanceOf } from '#projections/ledger-balances/read.ts';
import { openingOf } from '#projections/opening-balances/read.ts';
import type { QueryExecutorProvider } from 'kysely';
import type { OpeningDocument, OpeningWireFigures } from '#api/contract/account/opening.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns the document; without figures where nothing was saved or posted. */
export function readOpening(
  db: ReadTables,
  bookId: number,
  part: 'all' | 'difference',
): Promise<OpeningDocument> {
  const isWhole = part === 'all';
  return snapshot(db, async (tables) => {
    const { seq, draft, posted, stock } = await openingOf(tables, bookId);
    const standing = posted !== null && posted.accounts.length + stock.length > 0 ? posted : null;
    const openedOn = standing?.openedOn ?? null;
    return {
      seq,
      begins_on: openedOn === null ? (draft?.beginsOn ?? null) : dayAfter(calendarDate(openedOn)),
      opened_on: openedOn,
      posted: standing === null || !isWhole ? null : figuresOf(standing.accounts, stock),
      draft: draft === null || !isWhole ? null : figuresOf(draft.accounts, draft.stock),
      difference: rupeesFromPaise(await openDifferenceOf(tables, bookId)),
      journals: standing === null ? [] : [...standing.journalIds],
    };
  });
}

/** @returns what stands on the account of the difference, in paise: 0 once it is cleared. */
export async function openDifferenceOf(
  tables: QueryExecutorProvider,
  bookId: number,
): Promise<number> {
  const { postingAccounts } = await settingsOf(tables, bookId);
  const accountId = postingAccounts['opening-difference'];
  return accountId === undefined ? 0 : balanceOf(tables, bookId, accountId);
}

type Accounts = readonly OpeningAccount[] | OpeningDraft['accounts'];

/** What follows from the balance of a party by itself is not told: nobody gave it. */
function figuresOf(accounts: Accounts, stock: readonly StockLine[]): OpeningWireFigures {
  return {
    accounts: accounts.map(({ accountId, balancePaise, bills }) => ({
      account_id: accountId,
      balance: rupeesFromPaise(balancePaise),
      bills: bills
        .filter((bill) => !('rest' in bill))
        .map(({ billId, number, billDate, dueDate, amountPaise }) => ({
          id: billId,
          number,
          date: billDate,
          due_date: dueDate,
          amount: rupeesFromPaise(amountPaise),
        })),
    })),
    stock: stock.map(({ productId, godown, batch, quantityThousandths, valuePaise }) => ({
      product_id: productId,
      godown,
      batch,
      quantity: decimalText(quantityThousandths, 3),
      value: rupeesFromPaise(valuePaise),
    })),
  };
}
