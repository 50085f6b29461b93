// A debit note posts a journal of its own type; taken back, what paid it is free again.
import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { DebitNoteId, JournalId } from '#core/kernel/ids.ts';
import { tomorrow } from '#tests/specimens/days.ts';
import { billedBook, inStream, ofInvoice } from '#tests/specimens/tax/document-log.ts';
import { agro, invoiceFacts, sent, trade } from '#tests/specimens/tax/trade.ts';
import { givenDocuments } from '#tests/support/scenario/document-scenario.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { freight, reason, takeBack, takenBack } from './debit-notes.ts';

const { debitNoteId, reversalId, bank } = trade;
const { customerId, accountId } = agro;
const given = scenarioOf(invoiceDecider, invoiceFacts);

describe('a debit note that is taken back', () => {
  test('says what is owed no more, by head, on the day that is named', () => {
    given([...sent, freight])
      .when(takeBack())
      .then([takenBack]);
    given([...sent, freight])
      .when(takeBack({ takenBackOn: tomorrow }))
      .then([{ ...takenBack, data: { ...takenBack.data, reversedOn: tomorrow } }]);
  });

  test('is refused when there is none such, and when it is taken back already', () => {
    given(sent)
      .when(takeBack({ debitNoteId: 9 as DebitNoteId }))
      .thenRejected({ kind: 'debit_note_not_found', debitNoteId: 9 });
    given([...sent, freight, takenBack])
      .when(takeBack())
      .thenRejected({ kind: 'debit_note_already_reversed', number: 'DN-002' });
  });
});

describe('in the books', () => {
  const posted = inStream('journal-806', {
    type: 'JournalPosted',
    version: 4,
    data: {
      journalId: 806 as JournalId,
      number: 40,
      voucherType: 'debit-note',
      entryDate: '2026-11-21',
      narration: 'Debit note DN-002 for INV-007',
      entries: [
        { accountId, side: 'debit', amountPaise: 59_000 },
        { accountId: bank, side: 'credit', amountPaise: 59_000 },
      ],
      source: { kind: 'debit-note', id: debitNoteId, number: 'DN-002' },
    },
  });
  const settlement = {
    settlementId: 91,
    accountId,
    customerId,
    item: { kind: 'debit-note', id: debitNoteId, number: 'DN-002' },
    itemSide: 'debit',
    by: { kind: 'receipt', id: 401, number: 'RV-004' },
    amountPaise: 59_000,
  } as const;
  const settled = inStream('settlement-91', {
    type: 'ItemSettled',
    version: 4,
    data: { ...settlement, settledOn: '2026-11-21' },
  });

  test('its journal is reversed, and the receipt that paid it is open again', () => {
    givenDocuments([...billedBook, ofInvoice(freight), posted, settled], {
      settledOn: ['settlement-91'],
    })
      .when(takeBack())
      .then([
        inStream('settlement-91', {
          type: 'SettlementReversed',
          version: 4,
          data: { ...settlement, reason, reversedOn: '2026-11-21' },
        }),
        ofInvoice(takenBack),
        inStream('journal-806', {
          type: 'JournalReversed',
          version: 1,
          data: { reversalId, number: 41, entryDate: '2026-11-21', reason },
        }),
      ]);
  });
});
