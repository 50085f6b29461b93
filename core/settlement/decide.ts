// An item of a party is settled by one of the other side: money by a bill, a bill by money.
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  ReverseSettlement,
  SettleItem,
  SettlementCommand,
  SettlementFacts,
} from './commands.ts';
import type { SettlementEvent } from './events.ts';
import type { SettlementState } from './evolve.ts';
import type { SettlementRejection } from './rejections.ts';

type Decision = Result<readonly SettlementEvent[], SettlementRejection>;

export const streamOf = ({ data }: SettlementEvent): string =>
  streamName('settlement', data.settlementId);

/** Refusals in `rejections.ts`, in order. */
export function decide(
  state: SettlementState,
  command: SettlementCommand,
  facts: SettlementFacts,
): Decision {
  return command.type === 'SettleItem'
    ? settleItem(state, command, facts)
    : reverseSettlement(state, command, facts);
}

/** One that is there already leaves no trace. */
function settleItem(
  state: SettlementState,
  { data }: SettleItem,
  facts: SettlementFacts,
): Decision {
  const { settlementId, accountId, customerId } = data;
  if (state.status !== 'absent') return accepted([]);
  const { today, item, by } = facts;
  const refusal = pairRefusal(data, facts);
  if (refusal !== null) return rejected(refusal);
  if (item === null || by === null) return rejected({ kind: 'item_not_found' });
  const mostPaise = Math.min(Math.abs(item.openPaise), Math.abs(by.openPaise));
  const amountPaise = data.amountPaise ?? mostPaise;
  if (amountPaise <= 0) return rejected({ kind: 'settlement_is_nothing' });
  if (amountPaise > mostPaise) {
    return rejected({ kind: 'settlement_exceeds_item', amountPaise, openPaise: mostPaise });
  }
  const both = {
    item: { ...data.item, number: item.number },
    by: { ...data.by, number: by.number },
  };
  const itemSide = item.openPaise > 0 ? ('debit' as const) : ('credit' as const);
  const settled = {
    settlementId,
    accountId,
    customerId,
    itemSide,
    ...both,
    amountPaise,
    settledOn: today,
  };
  return accepted([{ type: 'ItemSettled', version: 4, data: settled }]);
}

/** Both are items of the one account, open, and of opposite sides. */
function pairRefusal(
  { accountId, ...named }: SettleItem['data'],
  { item, by, taxedAdvance }: SettlementFacts,
): SettlementRejection | null {
  if ([named.item, named.by].some(({ kind }) => kind === 'invoice')) {
    return { kind: 'invoice_is_settled_there' };
  }
  for (const one of [item, by]) {
    if (one?.accountId !== accountId) return { kind: 'item_not_found' };
    if (one.openPaise === 0) return { kind: 'item_is_settled', number: one.number };
  }
  if (taxedAdvance !== null) return { kind: 'advance_holds_tax', number: taxedAdvance };
  const isOpposite = Math.sign(item?.openPaise ?? 0) === -Math.sign(by?.openPaise ?? 0);
  return isOpposite ? null : { kind: 'items_of_one_side' };
}

function reverseSettlement(
  state: SettlementState,
  { data }: ReverseSettlement,
  { today }: SettlementFacts,
): Decision {
  const { settlementId, reason } = data;
  if (state.status === 'absent') return rejected({ kind: 'settlement_not_found', settlementId });
  if (state.status === 'reversed') {
    return rejected({ kind: 'settlement_already_reversed', settlementId });
  }
  const { settledOn: _day, ...settled } = state.settled;
  return accepted([
    { type: 'SettlementReversed', version: 4, data: { ...settled, reason, reversedOn: today } },
  ]);
}
