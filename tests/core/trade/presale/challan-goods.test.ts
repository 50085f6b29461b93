// The goods of a delivery challan come into stock again when it comes to nothing.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { PRESALE_KINDS, presaleDecider } from '#core/trade/kinds/presale/index.ts';
import type { PresaleCommand, PresaleEvent } from '#core/trade/kinds/presale/index.ts';
import { today } from '#tests/specimens/days.ts';
import {
  challanOf,
  invoiceId,
  onApproval,
  presaleFacts,
  presaleId,
  quotationInvoiced,
  quotationIssued,
} from '#tests/specimens/tax/presale.ts';
import { invoiceFacts, issuedFans, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(presaleDecider, presaleFacts);
const number = 'DC-005';
const issueDate = '2026-11-18';
const issued: PresaleEvent = {
  ...quotationIssued,
  data: {
    ...quotationIssued.data,
    ...numbered('DC-', 5),
    kind: 'challan',
    issueDate,
    validUntil: null,
    challan: onApproval,
    lines: [
      { ...issuedFans, productId: null },
      { ...issuedFans, productId: trade.fan },
    ],
    movesGoods: true,
  },
};
const sent = [challanOf(onApproval), issued];
const goods = [{ line: 2, productId: trade.fan, quantityThousandths: 10_000 }];
const close: PresaleCommand = { type: 'ClosePresale', data: { presaleId, reason: 'Came back' } };
const withdraw: PresaleCommand = {
  type: 'WithdrawPresale',
  data: { presaleId, reason: 'Wrong consignee' },
};
const closed = (data: object): PresaleEvent => ({
  type: 'PresaleClosed',
  version: 3,
  data: { presaleId, number, reason: 'Came back', ...data },
});
const withdrawn = (data: object): PresaleEvent => ({
  type: 'PresaleWithdrawn',
  version: 3,
  data: { presaleId, kind: 'challan', number, reason: 'Wrong consignee', ...data },
});
const lockedTo = (day: string) => ({
  invoice: { ...invoiceFacts, lockedTo: calendarDate(day) },
});

describe('the goods of a challan', () => {
  test.each([
    ['leave stock where it is a supply to come', { movesGoods: true }, [10_000]],
    ['stay where it moves none', {}, []],
  ] as const)('%s', (_name, moves, quantities) => {
    const { lines } = issued.data;
    const left = PRESALE_KINDS.challan.effects.stock({ lines, ...moves });
    expect(left.map(({ quantityThousandths }) => quantityThousandths)).toStrictEqual(quantities);
  });

  test('come back today when it is closed', () => {
    given(sent)
      .when(close)
      .then([closed({ broughtBack: { on: today, goods } })]);
  });

  test('never went out when it is withdrawn, or come back today where its day is locked', () => {
    given(sent)
      .when(withdraw)
      .then([withdrawn({ broughtBack: { on: issueDate, goods } })]);
    given(sent, lockedTo(issueDate))
      .when(withdraw)
      .then([withdrawn({ broughtBack: { on: today, goods } })]);
  });

  test('come back once', () => {
    given([...sent, closed({ broughtBack: { on: today, goods } })])
      .when(withdraw)
      .then([withdrawn({})]);
  });

  test('come back on no locked day', () => {
    given(sent, lockedTo(today))
      .when(close)
      .thenRejected({ kind: 'challan_day_locked', date: today, lockedTo: today });
    given(sent, lockedTo(today))
      .when(withdraw)
      .thenRejected({ kind: 'challan_day_locked', date: today, lockedTo: today });
  });

  test('stay out while its invoice stands', () => {
    const invoiced = {
      ...quotationInvoiced,
      data: { ...quotationInvoiced.data, invoiceId, number },
    };
    given([...sent, invoiced], { standing: new Map([[invoiceId, null]]) })
      .when(close)
      .thenRejected({ kind: 'presale_is_invoiced', number, invoiceNumber: 'INV-007' });
    given([...sent, invoiced])
      .when(close)
      .then([closed({ broughtBack: { on: today, goods } })]);
  });
});

describe('a challan of which a part is invoiced', () => {
  const invoiced = (id: number): PresaleEvent => ({
    ...quotationInvoiced,
    data: { ...quotationInvoiced.data, invoiceId: id, number, invoiceNumber: `INV-${id}` },
  });
  const part = (quantityThousandths: number) => [
    { line: 2, productId: trade.fan, quantityThousandths },
  ];
  const inPart = [...sent, invoiced(302)];
  const standing = new Map([[302, part(4000)]]);
  const turn: PresaleCommand = { type: 'InvoicePresale', data: { presaleId, invoiceId } };

  test('is invoiced again for what is open, and then no more', () => {
    given(inPart, { standing })
      .when(turn)
      .then([
        { ...quotationInvoiced, data: { ...quotationInvoiced.data, presaleId, invoiceId, number } },
      ]);
    const all = new Map([...standing, [303, part(6000)]]);
    for (const command of [turn, close, withdraw]) {
      given([...inPart, invoiced(303)], { standing: all })
        .when(command)
        .thenRejected({ kind: 'presale_is_invoiced', number, invoiceNumber: 'INV-303' });
    }
  });

  test('waits for a draft, of which nobody knows yet what it will bill', () => {
    const drafted = new Map([...standing, [303, null]]);
    given([...inPart, invoiced(303)], { standing: drafted })
      .when(turn)
      .thenRejected({ kind: 'presale_is_invoiced', number, invoiceNumber: 'INV-303' });
  });

  test('is closed for the rest, which comes back, and is withdrawn no more', () => {
    const rest = closed({ broughtBack: { on: today, goods: part(6000) } });
    given(inPart, { standing }).when(close).then([rest]);
    given([...inPart, rest], { standing })
      .when(close)
      .then([]);
    given(inPart, { standing })
      .when(withdraw)
      .thenRejected({ kind: 'presale_is_invoiced', number, invoiceNumber: 'INV-302' });
  });

  test('has goods out again once an invoice of it is cancelled, also after it was closed', () => {
    const rest = closed({ broughtBack: { on: today, goods: part(6000) } });
    given([...inPart, rest])
      .when(close)
      .then([closed({ broughtBack: { on: today, goods: part(4000) } })]);
  });
});
