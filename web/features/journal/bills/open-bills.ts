// The open bills of a party that a line may settle: those of the other side.
import { listOpenItems } from '#api/contract/account/open-items.ts';
import type { OpenItemReply } from '#api/contract/account/open-items.ts';
import type { Side } from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { asking, queryClient } from '#web/client/query.ts';
import { otherSide } from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import { openItemKey } from '../draft/settling.ts';
import type { OpenItemName, DraftBill } from '../draft/settling.ts';

export type ChoosableBill = OpenItemName & {
  readonly number: string;
  readonly date: CalendarDate | null;
  readonly due: CalendarDate | null;
  readonly openPaise: number;
};

type PartyLine = { readonly bookId: number; readonly accountId: number; readonly side: Side };

export const openBillsQuery = ({ bookId, accountId, side }: PartyLine) =>
  asking(listOpenItems, {
    params: { accountId },
    query: { book_id: bookId, side: otherSide(side) },
  });

/** @returns the bills as they are open now, never as they were read before. */
export async function readBillsOfParty(
  line: PartyLine,
  before: JournalDraft | undefined,
): Promise<readonly ChoosableBill[]> {
  const { items } = await queryClient.fetchQuery({ ...openBillsQuery(line), staleTime: 0 });
  return billsToChoose(items, billsOfCorrected(before, line));
}

/** @returns what the entry that is being corrected settles: its reversal sets it free. */
export const billsOfCorrected = (
  before: JournalDraft | undefined,
  { accountId, side }: Omit<PartyLine, 'bookId'>,
): readonly DraftBill[] =>
  (before?.[side] ?? [])
    .filter((line) => line.accountId === accountId)
    .flatMap(({ bills = [] }) => bills);

/** @returns the open items with what is held of them, and after them what was settled wholly. */
export function billsToChoose(
  items: readonly OpenItemReply[],
  held: readonly DraftBill[],
): readonly ChoosableBill[] {
  const heldPaise = new Map(held.map((bill) => [openItemKey(bill), bill.paise]));
  const open = items.map(({ line, date, dueDate: due, ...item }) => {
    const name = { kind: item.kind, id: item.id, ...(line === null ? {} : { line }) };
    return {
      ...name,
      number: item.number,
      date,
      due: due === null ? null : due,
      openPaise: Math.abs(item.openPaise) + (heldPaise.get(openItemKey(name)) ?? 0),
    };
  });
  const listed = new Set(open.map((bill) => openItemKey(bill)));
  const settled = held
    .filter((bill) => !listed.has(openItemKey(bill)))
    .map(({ paise, ...bill }) => ({ ...bill, date: null, due: null, openPaise: paise }));
  return [...open, ...settled];
}
