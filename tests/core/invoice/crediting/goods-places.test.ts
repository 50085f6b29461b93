// Where the goods of a line lie: its godown and its batch, on an invoice and on a credit note.
import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { DraftLine, GoodsPlaces, InvoiceCommand, IssuedLine } from '#core/invoice/index.ts';
import {
  agro,
  drafted,
  fans,
  invoiceFacts,
  issued,
  issuedFans,
  oneFanBack,
  sent,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { credit, fansBack, noteOf } from './credits.ts';

const YARD = 701;
const CLOSED = 702;
const BATCH = 'B-101';
const places: GoodsPlaces = {
  godowns: new Set([YARD]),
  batches: new Map([[trade.fan, new Map([[BATCH, '2027-03-31']])]]),
};
const given = scenarioOf(invoiceDecider, { ...invoiceFacts, places });
const { invoiceId, journalId } = trade;
const { customerId } = agro;

const draft = (...changes: readonly Partial<DraftLine>[]): InvoiceCommand => ({
  type: 'DraftInvoice',
  data: {
    invoiceId,
    customerId,
    draft: wanted({ lines: changes.map((change) => ({ ...fans, ...change })) }),
    issueAs: null,
  },
});
const place = { godownId: YARD, batch: BATCH };
const draftedThere = {
  ...drafted,
  data: { ...drafted.data, draft: { ...drafted.data.draft, lines: [{ ...fans, ...place }] } },
};
const issuedWith = (line: Partial<IssuedLine>) => ({
  ...issued,
  data: { ...issued.data, lines: [{ ...issuedFans, ...line }] },
});

describe('a line of an invoice', () => {
  test('names the godown and the batch of its goods, and is issued with the last day of that', () => {
    given([]).when(draft(place)).then([draftedThere]);
    given([draftedThere])
      .when({ type: 'IssueInvoice', data: { invoiceId, journalId } })
      .then([issuedWith({ ...place, expiresOn: '2027-03-31' })]);
  });

  test('is refused with a godown that is unknown or not in use', () => {
    given([])
      .when(draft({}, { godownId: CLOSED }))
      .thenRejected({ kind: 'line_godown_unknown', line: 2, godownId: CLOSED });
    scenarioOf(
      invoiceDecider,
      invoiceFacts,
    )([])
      .when(draft(place))
      .thenRejected({ kind: 'line_godown_unknown', line: 1, godownId: YARD });
  });

  test('is refused with a batch that is not one of its product', () => {
    given([])
      .when(draft({ batch: 'B-102' }))
      .thenRejected({ kind: 'line_batch_unknown', line: 1, batch: 'B-102' });
    const others = new Map([[trade.fan + 1, new Map([[BATCH, null]])]]);
    given([], { places: { ...places, batches: others } })
      .when(draft({}, { batch: BATCH }))
      .thenRejected({ kind: 'line_batch_unknown', line: 2, batch: BATCH });
  });

  test('is refused with a place where it moves no goods of a product', () => {
    given([])
      .when(draft({ productId: null, ...place }))
      .thenRejected({ kind: 'line_without_goods', line: 1, of: 'godown' });
    given([])
      .when(draft({ hsn: '9965', batch: BATCH }))
      .thenRejected({ kind: 'line_without_goods', line: 1, of: 'batch' });
  });
});

describe('a line of a credit note', () => {
  const oneFan = { line: 1, quantityThousandths: 1000, taxablePaise: null };
  const sentThere = sent.map((event) =>
    event.type === 'InvoiceIssued' ? issuedWith({ ...place, productId: trade.fan }) : event,
  );
  const noteWith = (more: object) =>
    noteOf({ lines: oneFanBack.data.lines.map((line) => ({ ...line, ...more })) });

  test('brings goods back to where the line of the invoice took them', () => {
    given(sentThere)
      .when(credit(fansBack(1)))
      .then([noteWith(place)]);
  });

  test('brings them back elsewhere where it says so', () => {
    given(sentThere)
      .when(credit([{ ...oneFan, godownId: null, batch: null }]))
      .then([noteWith({})]);
    given(sentThere)
      .when(credit([{ ...oneFan, godownId: CLOSED }]))
      .thenRejected({ kind: 'line_godown_unknown', line: 1, godownId: CLOSED });
  });

  test('names no place where it gives value alone', () => {
    given(sentThere)
      .when(credit(fansBack(1), { reason: '02' }))
      .then([{ ...noteWith({}), data: { ...noteWith({}).data, reason: '02' } }]);
    given(sentThere)
      .when(credit([{ ...oneFan, godownId: YARD }], { reason: '02' }))
      .thenRejected({ kind: 'line_without_goods', line: 1, of: 'godown' });
  });
});
