import { describe, test } from 'vitest';
import { presaleDecider } from '#core/trade/kinds/presale/index.ts';
import type { PresaleCommand } from '#core/trade/kinds/presale/index.ts';
import {
  invoiceId,
  offered,
  presaleFacts,
  presaleId,
  quotationClosed,
  quotationDrafted,
  quotationInvoiced,
  quotationWithdrawn,
} from '#tests/specimens/tax/presale.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(presaleDecider, presaleFacts);
const turn: PresaleCommand = { type: 'InvoicePresale', data: { presaleId, invoiceId } };
const close: PresaleCommand = {
  type: 'ClosePresale',
  data: { presaleId, reason: 'Too dear for them' },
};
const withdraw: PresaleCommand = {
  type: 'WithdrawPresale',
  data: { presaleId, reason: 'Wrong price' },
};
const number = 'QTN-005';
const invoiced = [...offered, quotationInvoiced];
const standing = new Map([[quotationInvoiced.data.invoiceId, null]]);

describe('a quotation that is turned into an invoice', () => {
  test('links both, under the next number of invoices', () => {
    given(offered).when(turn).then([quotationInvoiced]);
  });

  test('is turned once, and neither closed nor withdrawn while its invoice stands', () => {
    for (const command of [turn, close, withdraw]) {
      given(invoiced, { standing })
        .when(command)
        .thenRejected({ kind: 'presale_is_invoiced', number, invoiceNumber: 'INV-007' });
    }
  });

  test('is open again once that invoice is cancelled', () => {
    given(invoiced).when(turn).then([quotationInvoiced]);
    given(invoiced).when(close).then([quotationClosed]);
  });

  test('must have been issued', () => {
    for (const command of [turn, close]) {
      given([quotationDrafted])
        .when(command)
        .thenRejected({ kind: 'presale_is_a_draft', of: 'quotation' });
    }
  });
});

describe('a quotation that comes to nothing', () => {
  test('is closed with a reason, once', () => {
    given(offered).when(close).then([quotationClosed]);
    given([...offered, quotationClosed])
      .when(close)
      .thenNothing();
    given([...offered, quotationClosed])
      .when(turn)
      .thenRejected({ kind: 'presale_is_closed', number });
  });

  test('is withdrawn with a reason, and its number stays used', () => {
    given(offered).when(withdraw).then([quotationWithdrawn]);
    given([...offered, quotationWithdrawn])
      .when(withdraw)
      .thenNothing();
    given([...offered, quotationWithdrawn])
      .when(turn)
      .thenRejected({ kind: 'presale_is_withdrawn', number });
  });

  test('has no number that could be used while it is a draft', () => {
    const data = { ...quotationWithdrawn.data, number: null };
    given([quotationDrafted])
      .when(withdraw)
      .then([{ ...quotationWithdrawn, data }]);
  });
});
