// Which goods the documents of an invoice move: ten fans go out, and one or all of them come back.
import { describe, expect, test } from 'vitest';
import {
  goodsInvoiced,
  goodsMoved,
  goodsSold,
  invoiceDecider,
  movesGoodsOfInvoice,
} from '#core/invoice/index.ts';
import type { CreditNoteIssued, InvoiceEvent } from '#core/invoice/index.ts';
import { fans, issued, issuedFans, oneFanBack, sent, trade } from '#tests/specimens/tax/trade.ts';
import { noteOf } from './credits.ts';

const stateAfter = (...events: readonly InvoiceEvent[]) =>
  events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
const line = (changes: object) => ({ ...issuedFans, productId: trade.fan, ...changes });
const soldFans = sent.map((event) =>
  event.type === 'InvoiceIssued' ? { ...event, data: { ...event.data, lines: [line({})] } } : event,
);
const movedBy = (note: CreditNoteIssued) => goodsMoved(note, stateAfter(...soldFans, note));

describe('an invoice that is issued', () => {
  test('takes out the goods of each line that names a product', () => {
    const lines = [line({ productId: null }), line({}), line({ productId: 92 })];
    expect(goodsSold(lines)).toStrictEqual([
      { line: 2, productId: trade.fan, quantityThousandths: -10_000 },
      { line: 3, productId: 92, quantityThousandths: -10_000 },
    ]);
  });

  test('takes them out of the place and the batch that the line names', () => {
    const place = { godownId: 701, batch: 'B-101' };
    expect(goodsSold([line(place), line({ godownId: 702 })])).toStrictEqual([
      { line: 1, productId: trade.fan, quantityThousandths: -10_000, ...place },
      { line: 2, productId: trade.fan, quantityThousandths: -10_000, godownId: 702 },
    ]);
  });

  test('moves nothing by a service, which its code or its nature tells', () => {
    expect(goodsSold([line({ hsn: '998391' })])).toStrictEqual([]);
    expect(goodsSold([line({ hsn: null, nature: 'general' })])).toStrictEqual([]);
    expect(goodsSold([line({ hsn: null })])).toHaveLength(1);
    expect(fans.hsn?.startsWith('99')).toBe(false);
  });
});

describe('an invoice that was made of a challan', () => {
  const goods = (quantityThousandths: number, productId: number = trade.fan) => ({
    line: 1,
    productId,
    quantityThousandths,
  });
  const moved = (...delivered: readonly ReturnType<typeof goods>[]) =>
    goodsInvoiced({
      lines: [line({}), line({})],
      delivered: { presaleId: 901, number: 'DC-005', goods: [...delivered] },
    });
  const out = { productId: trade.fan, challanId: 901 };

  test('moves nothing where it bills what was delivered', () => {
    expect(moved(goods(15_000), goods(5000))).toStrictEqual([]);
  });

  test('takes out what it bills more', () => {
    expect(moved(goods(12_500))).toStrictEqual([{ ...out, line: 2, quantityThousandths: -7500 }]);
  });

  test('brings back what it bills less, of each product', () => {
    expect(moved(goods(21_000), goods(3000, 92))).toStrictEqual([
      { ...out, line: 3, quantityThousandths: 1000 },
      { ...out, line: 4, productId: 92, quantityThousandths: 3000 },
    ]);
  });

  test('brings back to its place what the challan took, where it bills another place', () => {
    const delivered = { presaleId: 901, number: 'DC-005', goods: [goods(10_000)] };
    expect(goodsInvoiced({ lines: [line({ godownId: 701 })], delivered })).toStrictEqual([
      { ...out, line: 1, quantityThousandths: -10_000, godownId: 701 },
      { ...out, line: 2, quantityThousandths: 10_000 },
    ]);
    const there = [{ ...goods(10_000), godownId: 701 }];
    const same = { lines: [line({ godownId: 701 })], delivered: { ...delivered, goods: there } };
    expect(goodsInvoiced(same)).toStrictEqual([]);
  });

  test('moves back what it moved when it is cancelled, and no more', () => {
    const delivered = { presaleId: 901, number: 'DC-005', goods: [goods(8000)] };
    const ofChallan = soldFans.map((event) =>
      event.type === 'InvoiceIssued' ? { ...event, data: { ...event.data, delivered } } : event,
    );
    const { invoiceId, customerId, number, issueDate } = issued.data;
    const amounts = { taxablePaise: 1e6, cgstPaise: 0, sgstPaise: 0, igstPaise: 18e4 };
    const cancelled = {
      type: 'InvoiceCancelled',
      version: 1,
      data: {
        invoiceId,
        customerId,
        number,
        reason: 'Ordered twice',
        issued: { ...amounts, issueDate, cessPaise: 0, totalPaise: 118e4 },
      },
    } as const satisfies InvoiceEvent;
    expect(goodsMoved(cancelled, stateAfter(...ofChallan, cancelled))).toStrictEqual([
      { ...out, line: 1, quantityThousandths: 2000 },
    ]);
    const note = noteOf({ reason: '01' });
    expect(goodsMoved(note, stateAfter(...ofChallan, note))).toStrictEqual([
      { ...out, line: 1, quantityThousandths: 1000 },
    ]);
  });
});

describe('a credit note', () => {
  const back = [{ line: 1, productId: trade.fan, quantityThousandths: 1000 }];

  test.each([
    ['01', back],
    ['02', []],
    ['03', []],
    ['04', back],
    ['05', back],
    ['06', []],
    ['07', back],
  ] as const)('brings goods back or not, by its reason: %s gives %o', (reason, moves) => {
    expect(movedBy(noteOf({ reason }))).toStrictEqual(moves);
  });

  test('brings goods back to the place and the batch that it says', () => {
    const place = { godownId: 701, batch: 'B-101' };
    const lines = oneFanBack.data.lines.map((one) => ({ ...one, ...place }));
    expect(movedBy(noteOf({ reason: '01', lines }))).toStrictEqual([{ ...back[0], ...place }]);
  });

  test('brings nothing back on value alone, nor of a line without a product', () => {
    const lines = oneFanBack.data.lines.map((one) => ({ ...one, quantityThousandths: 0 }));
    expect(movedBy(noteOf({ lines }))).toStrictEqual([]);
    const second = oneFanBack.data.lines.map((one) => ({ ...one, line: 2 }));
    expect(movedBy(noteOf({ lines: second }))).toStrictEqual([]);
  });

  test('takes the goods out again when it is taken back', () => {
    const { creditNoteId, invoiceId } = trade;
    const takenBack = {
      type: 'CreditNoteReversed',
      version: 1,
      data: {
        creditNoteId,
        invoiceId,
        customerId: oneFanBack.data.customerId,
        number: 'CN-003',
        credited: {
          issueDate: '2026-11-21',
          taxablePaise: 100_000,
          cgstPaise: 0,
          sgstPaise: 0,
          igstPaise: 18_000,
          cessPaise: 0,
          totalPaise: 118_000,
        },
        appliedPaise: 118_000,
        reason: 'Not broken',
        reversedOn: '2026-11-21',
      },
    } as const satisfies InvoiceEvent;
    const state = stateAfter(...soldFans, oneFanBack, takenBack);
    expect(goodsMoved(takenBack, state)).toStrictEqual([
      { line: 1, productId: trade.fan, quantityThousandths: -1000 },
    ]);
    expect(goodsMoved(takenBack, stateAfter(...soldFans))).toStrictEqual([]);
  });

  test('moves nothing of an invoice that is no more than a draft', () => {
    expect(goodsMoved(oneFanBack, stateAfter())).toStrictEqual([]);
  });
});

test('the goods of three kinds of events are told by the invoice, and of no other', () => {
  const types = ['CreditNoteIssued', 'CreditNoteReversed', 'InvoiceCancelled', 'InvoiceIssued'];
  expect(types.map((type) => movesGoodsOfInvoice({ type }))).toStrictEqual([
    true,
    true,
    true,
    false,
  ]);
});
