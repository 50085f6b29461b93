import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  agro,
  agroCreated,
  customerFacts,
  ravi,
  raviCreated,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId } = agro;
const { emailId } = trade;
const period = { from: calendarDate('2026-04-01'), to: calendarDate('2026-11-20') };

const send = (address: string | null = null): CustomerCommand => ({
  type: 'RequestStatementEmail',
  data: { customerId, emailId, address, ...period },
});
const report = (reason: string | null): CustomerCommand => ({
  type: 'ReportStatementEmail',
  data: { customerId, emailId, reason },
});
const asked = (address: string): CustomerEvent => ({
  type: 'StatementEmailRequested',
  version: 1,
  data: { emailId, customerId, address, ...period },
});
const base = { emailId, customerId };
const went: CustomerEvent = { type: 'StatementEmailed', version: 1, data: base };
const failed: CustomerEvent = {
  type: 'StatementEmailFailed',
  version: 1,
  data: { ...base, reason: 'Mailbox full' },
};
const waiting = [agroCreated, asked('accounts@agro.example')];

describe('a reminder by e-mail', () => {
  const remind: CustomerCommand = {
    type: 'RequestReminder',
    data: { customerId, emailId, invoiceIds: [trade.invoiceId], to: null, again: false },
  };

  test('needs an address, and something that is overdue', () => {
    given([agroCreated], { invoicesToRemind: 1 }).when(remind).thenNothing();
    given([agroCreated]).when(remind).thenRejected({ kind: 'nothing_to_remind_of' });
    given([{ ...agroCreated, data: { ...agroCreated.data, email: null } }], { invoicesToRemind: 1 })
      .when(remind)
      .thenRejected({ kind: 'customer_without_email', customerId });
  });
});

describe('a statement by e-mail', () => {
  test('goes to the customer’s address, or to one that is given', () => {
    given([agroCreated])
      .when(send())
      .then([asked('accounts@agro.example')]);
    given([agroCreated])
      .when(send('buyer@agro.example'))
      .then([asked('buyer@agro.example')]);
  });

  test('is asked for once, and needs an address', () => {
    given(waiting).when(send()).thenNothing();
    given([{ ...raviCreated, data: { ...raviCreated.data, email: null } }])
      .when({
        type: 'RequestStatementEmail',
        data: { customerId: ravi.customerId, emailId, address: null, ...period },
      })
      .thenRejected({ kind: 'customer_without_email', customerId: ravi.customerId });
  });

  test('stays sent once it was sent; one that failed may still go out', () => {
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
    given([agroCreated])
      .when(report(null))
      .thenRejected({ kind: 'statement_email_not_found', emailId });
  });
});
