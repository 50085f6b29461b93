// The bills that the lines of a file settle, by the names that the file has for them: among what is
// open of the party, and among what lines above have made.
import type { z } from 'zod';
import type { JournalId } from '#core/kernel/ids.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { openItemsNamed } from '#projections/open-items/read-named.ts';
import type { PartyBillName } from '#projections/open-items/read-named.ts';
import type { importJournals } from '#api/contract/book/import.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type Voucher = z.output<(typeof importJournals)['lines']>;
type Entry = Voucher['entry'][number];
type Reference = NonNullable<Entry['references']>[number];
type Bill = { readonly item: NonNullable<Reference['item']>; openPaise: number };

/** What the lines of a file have made and settled so far, by account and name. */
export type BillsOfFile = {
  readonly isRehearsal: boolean;
  readonly known: Map<string, Bill>;
};

type Settling = {
  readonly bills: BillsOfFile;
  /** What the book has open, by account and name. */
  readonly inBook: ReadonlyMap<string, readonly Bill[]>;
};

type SettlingVoucher = Omit<Voucher, 'entry'> & {
  readonly entry: Omit<Entry, 'against_bill'>[];
};

const nameOf = (text: string): string => text.trim().toLowerCase();
const keyOf = ({ accountId, name }: PartyBillName): string => `${accountId} ${name}`;

/** @returns the vouchers with the items that they settle, in their order. */
export async function withBillsSettled(
  { db }: Pick<RouteParts, 'db'>,
  bookId: number,
  vouchers: readonly { readonly voucher: Voucher; readonly journalId: JournalId }[],
  bills: BillsOfFile,
): Promise<readonly (SettlingVoucher | ProblemDetails)[]> {
  const names = vouchers.flatMap(({ voucher }) =>
    voucher.entry.flatMap(({ account_id: accountId, against_bill: name }) =>
      name === undefined ? [] : [{ accountId, name: nameOf(name) }],
    ),
  );
  const found = (await openItemsNamed(db, bookId, names)).map(({ kind, id, line, ...own }) => {
    const item = kind === 'journal' ? { kind, id, line } : { kind, id };
    return { key: keyOf(own), openPaise: own.openPaise, item };
  });
  const inBook = Map.groupBy(found, ({ key }) => key);
  return vouchers.map(({ voucher, journalId }) => {
    const entry: Omit<Entry, 'against_bill'>[] = [];
    for (const [at, one] of voucher.entry.entries()) {
      const settled = settledBy(one, { bills, inBook }, journalId);
      if (typeof settled === 'string') return invalidField(`entry.${at}.against_bill`, settled);
      entry.push(settled);
    }
    keepNew(bills, entry, journalId);
    return { ...voucher, entry };
  });
}

/** @returns the line with what it settles, or why it settles nothing. */
function settledBy(
  { against_bill: text, ...entry }: Entry,
  { bills: { isRehearsal, known }, inBook }: Settling,
  journalId: JournalId,
): Omit<Entry, 'against_bill'> | string {
  if (text === undefined) return entry;
  if (entry.references !== undefined) return 'Give the references of the line, or a bill.';
  const { account_id: accountId, amount } = entry;
  const key = keyOf({ accountId, name: nameOf(text) });
  const open = (inBook.get(key) ?? []).filter(({ openPaise }) => openPaise > 0 === amount < 0);
  const against = (item: Bill['item']) => {
    const reference = { kind: 'against', amount: Math.abs(amount), item } as const;
    return { ...entry, references: [reference] };
  };
  if (!isRehearsal) {
    const bill = open.length === 1 ? open[0] : known.get(key);
    // A line that was imported before is answered as it was, so it has to be asked. Any other is
    // refused by the rules: no journal settles itself.
    return against(bill?.item ?? { kind: 'journal', id: journalId, line: 1 });
  }
  if (open.length > 1) return `${open.length} open bills of this account are called “${text}”.`;
  const bill = known.get(key) ?? open[0];
  if (bill === undefined || bill.openPaise > 0 !== amount < 0) {
    return `No open bill of this account is called “${text}”.`;
  }
  if (Math.abs(amount) > Math.abs(bill.openPaise)) {
    return `Only ${rupeesFromPaise(Math.abs(bill.openPaise))} is open of “${text}”.`;
  }
  const isOfFile = known.has(key) && open.length === 0;
  known.set(key, { ...bill, openPaise: bill.openPaise + amount });
  // What a line above has made is not in the book while it is only rehearsed.
  return isOfFile ? entry : against(bill.item);
}

/** A bill, or an advance, that a line makes may be settled by lines below. */
function keepNew(
  { known }: BillsOfFile,
  entries: readonly Omit<Entry, 'against_bill'>[],
  id: JournalId,
): void {
  for (const [at, { account_id: accountId, references = [] }] of entries.entries()) {
    for (const { kind, name, amount } of references) {
      if (kind === 'against' || name === undefined) continue;
      const isCredit = (entries[at]?.amount ?? 0) < 0;
      const key = keyOf({ accountId, name: nameOf(name) });
      const item = { kind: 'journal', id, line: at + 1 } as const;
      known.set(key, { item, openPaise: isCredit ? -amount : amount });
    }
  }
}
