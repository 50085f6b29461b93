// A bill that was open when the book began is an item of the party's account from that day on. A
// correction moves it by what it was too much or too little, and says anew what it is called.
import type { OpeningBill } from '#core/opening/index.ts';
import type { ProjectedEvent } from '../runner/projection.ts';
import type { ItemMovement } from './movement.ts';

type Event<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

/** @returns the movements of the bills that are new or other than before. */
export function movementsOfOpening({
  type,
  data,
}: Event<'OpeningBalancesPosted' | 'OpeningBalancesCorrected'>): readonly ItemMovement[] {
  const { openedOn: dated } = data;
  if (type === 'OpeningBalancesCorrected') {
    return data.billChanges.map(({ accountId, beforePaise, ...bill }) => {
      const { made, ...moved } = movementOf(bill, accountId, dated);
      const change = { ...moved, amountPaise: bill.amountPaise - beforePaise };
      // Of a bill that is gone, the name stays that it had.
      return bill.amountPaise === 0 ? change : { ...change, made };
    });
  }
  return data.accounts.flatMap(({ accountId, bills }) =>
    bills.map((bill) => movementOf(bill, accountId, dated)),
  );
}

function movementOf(
  { billId, number, billDate, dueDate, amountPaise }: OpeningBill,
  accountId: number,
  dated: string,
) {
  return {
    item: { kind: 'opening-bill' as const, id: billId },
    party: { kind: 'account' as const, id: accountId },
    amountPaise,
    dated,
    made: { number, billDate, dueDate },
  };
}
