// The journals that the documents of these examples post, each in its stream.
import type { StreamEvent } from '#core/documents/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { PaymentId } from '#core/kernel/ids.ts';
import { inStream } from '#tests/specimens/tax/document-log.ts';
import { agro, trade } from '#tests/specimens/tax/trade.ts';

const { invoiceId, journalId } = trade;

export const sold = (salesId: number, igstId: number): StreamEvent =>
  inStream(`journal-${journalId}`, {
    type: 'JournalPosted',
    version: 8,
    data: {
      journalId,
      number: 41,
      voucherType: 'sales',
      entryDate: '2026-11-21',
      narration: 'Tax Invoice INV-007',
      entries: [
        { accountId: agro.accountId, side: 'debit', amountPaise: 118e4 },
        { accountId: salesId, side: 'credit', amountPaise: 1e6 },
        { accountId: igstId, side: 'credit', amountPaise: 18e4 },
      ],
      source: { kind: 'invoice', id: invoiceId, number: 'INV-007' },
    },
  });

export const receivedBy = (
  payment: PaymentId,
  id: number,
  entryDate = '2026-11-21',
): StreamEvent => {
  const data: JournalPosted['data'] = {
    journalId: id,
    number: 42,
    voucherType: 'receipt',
    entryDate,
    narration: 'Payment of INV-007 by bank transfer, UTR 42',
    entries: [
      { accountId: trade.bank, side: 'debit', amountPaise: 5e5 },
      { accountId: agro.accountId, side: 'credit', amountPaise: 5e5 },
    ],
    source: { kind: 'payment', id: payment, number: 'INV-007' },
  };
  return inStream(`journal-${id}`, { type: 'JournalPosted', version: 8, data });
};
