// From the figures of a request to those of a command, with the ids that it may need.
import type { z } from 'zod';
import type { JournalId } from '#core/kernel/ids.ts';
import { journalCountOf } from '#core/opening/index.ts';
import type { OpeningDraft, OpeningFigures } from '#core/opening/index.ts';
import { OPENING_ACCOUNTS_MAX } from '#api/contract/account/opening.ts';
import type { postOpening, saveOpeningDraft } from '#api/contract/account/opening.ts';
import type { RouteParts } from './route-parts.ts';

type DraftBody = z.output<(typeof saveOpeningDraft)['body']>;
type Body = Pick<z.output<(typeof postOpening)['body']>, 'accounts' | 'stock'>;

export const draftOf = ({ beginsOn, accounts, stock }: DraftBody): OpeningDraft => ({
  beginsOn,
  accounts: accounts.map(({ accountId, balancePaise, bills }) => ({
    accountId,
    balancePaise,
    bills: bills.map(({ id: billId, number, date: billDate, dueDate, amountPaise }) => ({
      billId,
      number,
      billDate,
      dueDate,
      amountPaise,
    })),
  })),
  stock: [...stock],
});

/** @returns the figures with fresh ids, as many as the journals and the new bills may be. */
export async function figuresOf(
  { nextIds }: RouteParts,
  { accounts, stock }: Body,
): Promise<OpeningFigures> {
  const unnamed = accounts.flatMap(({ bills }) => bills.filter(({ id }) => id === null)).length;
  return {
    accounts: accounts.map(({ accountId, balancePaise, bills }) => ({
      accountId,
      balancePaise,
      bills: bills.map(({ id: billId, number, date: billDate, dueDate, amountPaise }) => ({
        billId,
        number,
        billDate,
        dueDate,
        amountPaise,
      })),
    })),
    stock,
    journalIds: (await nextIds('journal', journalCountOf(accounts.length))) as JournalId[],
    billIds: await nextIds('opening_bill', unnamed + accounts.length),
  };
}

/** However many there are to be reversed: the document has so many accounts at most. */
export const reversalIdsOf = async ({ nextIds }: RouteParts): Promise<JournalId[]> =>
  (await nextIds('journal', journalCountOf(OPENING_ACCOUNTS_MAX))) as JournalId[];
