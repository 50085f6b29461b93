// Which voucher type an accountant gives an entry, by what it does to cash and bank: a contra moves
// money between them, a payment takes it out, a receipt brings it in.
import { isMoneyGroup } from '../account-type/index.ts';
import type { AccountId } from '../kernel/ids.ts';
import type { JournalFacts } from './commands.ts';
import type { Entry } from './entries/entries.ts';
import type { Side } from './terms.ts';
import type { JournalRejection } from './rejections.ts';
import { handPostedType } from './terms.ts';
import type { HandPostedType, VoucherType } from './terms.ts';

type TypedLine = {
  readonly side: Side;
  readonly amountPaise: number;
  /** Whether its account is cash, a bank account or an overdraft. */
  readonly isMoney: boolean;
};

/** @returns the type of balanced lines, taken together; a journal where no money comes or goes. */
export function fittingType(lines: readonly TypedLine[]): HandPostedType {
  const money = lines.filter(({ isMoney }) => isMoney);
  if (money.length === lines.length) return 'contra';
  const sum = money.reduce(
    (paise, { side, amountPaise }) => paise + (side === 'debit' ? amountPaise : -amountPaise),
    0,
  );
  if (sum === 0) return 'journal';
  return sum > 0 ? 'receipt' : 'payment';
}

/** A journal is the general type and takes any lines. */
export const fitsLines = (type: HandPostedType, lines: readonly TypedLine[]): boolean =>
  type === 'journal' || type === fittingType(lines);

type JournalContent = {
  readonly voucherType: VoucherType;
  /** Balanced, of known accounts. */
  readonly entries: readonly Entry[];
};

/** @returns why a person may not post the entries by hand under the type, or null. */
export function typeRefusal(
  { voucherType, entries }: JournalContent,
  { accounts }: Pick<JournalFacts, 'accounts'>,
): JournalRejection | null {
  const type = handPostedType.safeParse(voucherType);
  if (!type.success) return { kind: 'voucher_type_needs_a_document', voucherType };
  const lines = entries.map(({ side, amountPaise, accountId }) => {
    const { group = null, name = '' } = accounts.get(accountId as AccountId) ?? {};
    return { side, amountPaise, name, isMoney: isMoneyGroup(group) };
  });
  if (fitsLines(type.data, lines)) return null;
  const fitting = fittingType(lines);
  if (type.data !== 'contra') {
    return { kind: 'voucher_type_does_not_fit', voucherType: type.data, fitting };
  }
  const line = lines.findIndex(({ isMoney }) => !isMoney);
  const name = lines[line]?.name ?? '';
  return { kind: 'contra_needs_cash_or_bank', line: line + 1, name, fitting };
}
