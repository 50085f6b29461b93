import { describe, test } from 'vitest';
import { ERASED } from '#core/kernel/event.ts';
import { presaleDecider } from '#core/trade/kinds/presale/index.ts';
import type { PresaleCommand, PresaleEvent } from '#core/trade/kinds/presale/index.ts';
import {
  emailId,
  offered,
  presaleFacts,
  presaleId,
  quotationClosed,
  quotationDrafted,
  quotationInvoiced,
  quotationMailAsked,
  quotationWithdrawn,
} from '#tests/specimens/tax/presale.ts';
import { agroMills, buying } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(presaleDecider, presaleFacts);
const number = 'QTN-005';
const ofCustomer = 'accounts@agro.example';
const send = (to: string | null = null): PresaleCommand => ({
  type: 'RequestPresaleEmail',
  data: { presaleId, emailId, to },
});
const report = (reason: string | null): PresaleCommand => ({
  type: 'ReportPresaleEmail',
  data: { presaleId, emailId, reason },
});
const went: PresaleEvent = { type: 'PresaleEmailed', version: 1, data: { emailId, presaleId } };
const failed: PresaleEvent = {
  type: 'PresaleEmailFailed',
  version: 1,
  data: { emailId, presaleId, reason: 'Mailbox full' },
};
const waiting = [...offered, quotationMailAsked(ofCustomer)];
const withCustomer = (changes: object) => ({
  invoice: { ...presaleFacts.invoice, ...buying(agroMills), ...changes },
});

describe('sending a quotation by e-mail', () => {
  test('goes to the customer’s address, or to one that is given', () => {
    given(offered)
      .when(send())
      .then([quotationMailAsked(ofCustomer)]);
    given(offered)
      .when(send('buyer@agro.example'))
      .then([quotationMailAsked('buyer@agro.example')]);
  });

  test('is carried out once, and also after its invoice was made', () => {
    given(waiting).when(send()).thenNothing();
    given([...offered, quotationInvoiced])
      .when(send())
      .then([quotationMailAsked(ofCustomer)]);
  });

  test('needs an address that there still is', () => {
    given(offered, withCustomer({})).when(send()).thenRejected({ kind: 'email_missing' });
    const erased = { active: true, recipient: agroMills, dueDays: null, email: ERASED };
    given(offered, withCustomer({ customer: erased }))
      .when(send())
      .thenRejected({ kind: 'email_missing' });
  });

  test('is refused for a draft, and for what is closed, withdrawn or not there', () => {
    given([quotationDrafted])
      .when(send())
      .thenRejected({ kind: 'presale_is_a_draft', of: 'quotation' });
    given([...offered, quotationClosed])
      .when(send())
      .thenRejected({ kind: 'presale_is_closed', number });
    given([...offered, quotationWithdrawn])
      .when(send())
      .thenRejected({ kind: 'presale_is_withdrawn', number });
    given([]).when(send()).thenRejected({ kind: 'presale_not_found', presaleId });
  });
});

describe('what became of the e-mail', () => {
  test('is told once; what failed may still go out', () => {
    given(waiting).when(report(null)).then([went]);
    given(waiting).when(report('Mailbox full')).then([failed]);
    given([...waiting, went])
      .when(report('Mailbox full'))
      .thenNothing();
    given([...waiting, failed])
      .when(report('Mailbox full'))
      .thenNothing();
    given([...waiting, failed])
      .when(report(null))
      .then([went]);
  });

  test('is told of what was withdrawn meanwhile, and of no mail that was not asked for', () => {
    given([...waiting, quotationWithdrawn])
      .when(report(null))
      .then([went]);
    given(offered).when(report(null)).thenRejected({ kind: 'email_not_found', emailId });
    given([]).when(report(null)).thenRejected({ kind: 'presale_not_found', presaleId });
  });
});
