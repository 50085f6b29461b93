import { describe, test } from 'vitest';
import type { AccountId, CustomerId, SettlementId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { settlementDecider } from '#core/settlement/index.ts';
import type {
  SettlementCommand,
  SettlementEvent,
  SettlementFacts,
} from '#core/settlement/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const settlementId = 5 as SettlementId;
const accountId = 64 as AccountId;
const customerId = 71 as CustomerId;
const bill = { kind: 'opening-bill', id: 12 } as const;
const money = { kind: 'journal', id: 41, line: 2 } as const;

const dates = { dated: '2026-03-31', billDate: '2026-02-10', dueDate: null };

const facts: SettlementFacts = {
  today: calendarDate('2026-11-22'),
  item: { accountId, number: '25-26/079', openPaise: 500_000, ...dates },
  by: { accountId, number: '#7', openPaise: -300_000, ...dates },
  taxedAdvance: null,
};
const given = scenarioOf(settlementDecider, facts);

type Settle = Extract<SettlementCommand, { type: 'SettleItem' }>['data'];
const settle = (changes: Partial<Settle> = {}): SettlementCommand => ({
  type: 'SettleItem',
  data: {
    settlementId,
    accountId,
    customerId,
    item: bill,
    by: money,
    amountPaise: null,
    ...changes,
  },
});
const settled = (amountPaise: number): SettlementEvent => ({
  type: 'ItemSettled',
  version: 4,
  data: {
    settlementId,
    accountId,
    customerId,
    item: { ...bill, number: '25-26/079' },
    itemSide: 'debit',
    by: { ...money, number: '#7' },
    amountPaise,
    settledOn: '2026-11-22',
  },
});

describe('settling an open item', () => {
  test('is of as much as is open on both sides, unless an amount is given', () => {
    given([])
      .when(settle())
      .then([settled(300_000)]);
    given([])
      .when(settle({ amountPaise: 100_000 }))
      .then([settled(100_000)]);
    given([]).when(settle()).thenOnStreams(['settlement-5']);
  });

  test('one that is there already leaves no trace', () => {
    given([settled(300_000)])
      .when(settle())
      .thenNothing();
  });

  test('is refused beyond what is open, and of nothing', () => {
    given([])
      .when(settle({ amountPaise: 300_001 }))
      .thenRejected({
        kind: 'settlement_exceeds_item',
        amountPaise: 300_001,
        openPaise: 300_000,
      });
    given([])
      .when(settle({ amountPaise: 0 }))
      .thenRejected({ kind: 'settlement_is_nothing' });
  });

  test('money that has settled something wholly settles nothing again', () => {
    given([], { by: { accountId, number: '#7', openPaise: 0, ...dates } })
      .when(settle())
      .thenRejected({ kind: 'item_is_settled', number: '#7' });
  });

  test('a bill does not settle a bill', () => {
    given([], { by: { accountId, number: '25-26/081', openPaise: 300_000, ...dates } })
      .when(settle())
      .thenRejected({ kind: 'items_of_one_side' });
  });

  test('both are items of the one account', () => {
    const foreign = { accountId: 65, number: '#7', openPaise: -300_000, ...dates };
    given([], { by: foreign }).when(settle()).thenRejected({ kind: 'item_not_found' });
    given([], { item: null }).when(settle()).thenRejected({ kind: 'item_not_found' });
  });

  test('an advance with tax inside is allocated or refunded, so that its tax goes back', () => {
    given([], { taxedAdvance: 'RV-004' })
      .when(settle())
      .thenRejected({ kind: 'advance_holds_tax', number: 'RV-004' });
  });

  test('an invoice is settled by its own acts, so that it knows what is due', () => {
    given([])
      .when(settle({ by: { kind: 'invoice', id: 1 } }))
      .thenRejected({ kind: 'invoice_is_settled_there' });
    given([])
      .when(settle({ item: { kind: 'invoice', id: 1 } }))
      .thenRejected({ kind: 'invoice_is_settled_there' });
  });
});

describe('a settlement that is taken back', () => {
  const reason = 'Wrong bill';
  const takeBack: SettlementCommand = { type: 'ReverseSettlement', data: { settlementId, reason } };
  const { settledOn: _day, ...pair } = settled(300_000).data as Extract<
    SettlementEvent,
    { type: 'ItemSettled' }
  >['data'];
  const takenBack: SettlementEvent = {
    type: 'SettlementReversed',
    version: 4,
    data: { ...pair, reason, reversedOn: '2026-11-22' },
  };

  test('says why', () => {
    given([settled(300_000)])
      .when(takeBack)
      .then([takenBack]);
  });

  test('is refused twice, and where there is none', () => {
    given([settled(300_000), takenBack])
      .when(takeBack)
      .thenRejected({ kind: 'settlement_already_reversed', settlementId });
    given([]).when(takeBack).thenRejected({ kind: 'settlement_not_found', settlementId });
  });
});
