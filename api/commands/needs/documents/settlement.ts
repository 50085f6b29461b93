import { taxedAdvanceOf } from '#core/customer/index.ts';
import type { OpenItem, SettlementCommand } from '#core/settlement/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';

export const settlementNeeds: NeedsOf<'settlement'> = {
  stream: ({ data }) => streamName('settlement', data.settlementId),
  isNew: ({ type }) => type === 'SettleItem',
  streams: (command) =>
    receiptsOf(command).map(({ customerId }) => streamName('customer', customerId)),
  reads: (command): readonly Read[] => itemReads(command),
  facts: (command, session) => {
    const [item, by] = itemReads(command);
    return {
      today: session.head.today,
      item: answerOf(session, item),
      by: answerOf(session, by),
      taxedAdvance: taxedAdvanceIn(command, session),
    };
  },
};

function itemReads(command: SettlementCommand): readonly Read<'open-item'>[] {
  if (command.type !== 'SettleItem') return [];
  const { accountId, customerId, item, by } = command.data;
  return [item, by].map(({ kind, id, line = 0 }) => ({
    of: 'open-item',
    key: { accountId, customerId, kind, id, line },
  }));
}

/** Whose receipts are settled: one of them may be an advance with tax inside. */
function receiptsOf({ type, data }: SettlementCommand) {
  if (type !== 'SettleItem') return [];
  const { customerId, item, by } = data;
  if (customerId === null) return [];
  return [item, by].flatMap(({ kind, id }) => (kind === 'receipt' ? [{ customerId, id }] : []));
}

function taxedAdvanceIn(command: SettlementCommand, session: BookSession): string | null {
  const found = receiptsOf(command).map(({ customerId, id }) =>
    taxedAdvanceOf(stateIn(session, 'customer', customerId), id),
  );
  return found.find((number) => number !== null) ?? null;
}

const answerOf = (session: BookSession, read: Read<'open-item'> | undefined): OpenItem | null =>
  read === undefined ? null : answerTo(session, read);
