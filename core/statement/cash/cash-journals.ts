// What an entry is to the cash flow statement: cash, a flow of investing or financing, a debt that
// such a flow may leave behind, a tax that goes with it, or something that is operating anyhow.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { CashLine } from '../lines/line-codes.ts';
import { lineOn } from '../lines/line-on.ts';
import { balanceLineOf, isOwners } from '../lines/mapping.ts';
import { resultLineOf } from '../lines/result-mapping.ts';
import { isOfResult } from '../ledgers.ts';
import type { OwnerForm } from '../owners/terms.ts';
import type { AccountNets } from '../terms.ts';
import { FINANCING, INVESTING } from './cash-form.ts';
import { cashPlaceOf } from './cash-places.ts';
import { ownersCashLines } from './owners-cash.ts';
import { movedElsewhere } from './result-cash.ts';

export type CashEntry = {
  readonly accountId: number;
  /** Debit positive. */
  readonly paise: number;
  /** The lines of other journals that it says it settles, with how much of each. */
  readonly settles: readonly {
    readonly journalId: number;
    readonly line: number;
    readonly paise: number;
  }[];
};

/** A journal that touches what is bought, sold, raised or repaid, or what is owed for it. */
export type CashJournal = {
  readonly journalId: number;
  readonly date: CalendarDate;
  readonly reverses: number | null;
  /** Opening balances move nothing. */
  readonly isOpening: boolean;
  /** Whether an invoice, a payment or a note posted it: it settles documents before entries. */
  readonly isOfDocument: boolean;
  readonly entries: readonly CashEntry[];
};

export type EntryRole =
  | { readonly is: 'cash' | 'rest' }
  | { readonly is: 'debt' | 'tax'; readonly line: CashLine }
  | { readonly is: 'flow'; readonly line: CashLine; readonly isOwners?: true };

/** What stays owed or receivable until cash moves. */
const DEBTS: readonly CashLine[] = [
  'cash-receivables',
  'cash-other-assets',
  'cash-payables',
  'cash-other-liabilities',
];
const FLOWS: readonly CashLine[] = [...INVESTING, ...FINANCING] as readonly CashLine[];

type Reading = {
  readonly form: OwnerForm;
  readonly before: (account: AccountNets) => number;
  readonly after: (account: AccountNets) => number;
};

/** @returns reads the role of an entry by its account and its side. */
export function roleReader(
  accounts: readonly AccountNets[],
  { form, before, after }: Reading,
): (accountId: number, paise: number) => EntryRole {
  const balances = accounts.filter((account) => !isOfResult(account));
  const lineAfter = lineOn(
    balances.filter((account) => !isOwners(account)),
    after,
  );
  const ofOwners = ownersCashLines(form, balances.filter(isOwners), { before, after });
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  return (accountId, paise) => {
    const account = byId.get(accountId);
    if (account === undefined) return REST;
    if (isOfResult(account)) {
      const moved = movedElsewhere(account, resultLineOf(account, form));
      return moved === null ? REST : { is: 'flow', line: moved.to };
    }
    if (isOwners(account)) return { is: 'flow', line: ofOwners(account, paise), isOwners: true };
    const kind = balanceLineOf(account, form);
    // An overdraft pays as money does, whichever side its balance is on.
    if (kind === 'bank-balances' || kind === 'cash-in-hand') return { is: 'cash' };
    const place = cashPlaceOf(account, lineAfter(account));
    if (place.by === 'cash') return { is: 'cash' };
    if (place.by === 'sides') {
      return { is: 'flow', line: paise > 0 ? place.debit : place.credit };
    }
    return roleOnLine(place.line, kind === 'duties-and-taxes');
  };
}

const REST: EntryRole = { is: 'rest' };

function roleOnLine(line: CashLine, isTax: boolean): EntryRole {
  // Nobody knows what stands in suspense for, so that it counts as if it had been paid.
  if (line === 'cash-unclassified') return { is: 'cash' };
  if (FLOWS.includes(line)) return { is: 'flow', line };
  if (!DEBTS.includes(line)) return REST;
  return { is: isTax ? 'tax' : 'debt', line };
}
