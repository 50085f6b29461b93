import { describe, test } from 'vitest';
import { bookDecider, NEW_PROFILE } from '#core/book/index.ts';
import type { BillingProfile, BookCommand, BookEvent } from '#core/book/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId, gstin } = sahyadri;

type Changes = Partial<BillingProfile>;
const profile = (changes: Changes): BookCommand => ({
  type: 'ChangeBillingProfile',
  data: { bookId, changes },
});
const changed = (changes: Changes): BookEvent => ({
  type: 'BillingProfileChanged',
  version: 1,
  data: { bookId, changes },
});
const registered = changed({ gstin, pan: 'AAPFU0939F', stateCode: '27', registration: 'regular' });
const series = { prefix: 'INV/{FY}/', padding: 4, restartsYearly: true };

describe('changing how a book stands on its documents', () => {
  test('a GSTIN fills the state, the PAN and the registration', () => {
    given(created).when(profile({ gstin })).then([registered]);
    given(created)
      .when(profile({ gstin, stateCode: null, pan: null, registration: 'composition' }))
      .then([changed({ gstin, pan: 'AAPFU0939F', stateCode: '27', registration: 'composition' })]);
  });

  test('the state and the PAN of its GSTIN are not taken away from it', () => {
    given([...created, registered])
      .when(profile({ stateCode: null, pan: null, dueDays: 15 }))
      .then([changed({ dueDays: 15 })]);
  });

  test('a registration stays under which a return was filed, but from a later day on', () => {
    const arn = 'AA270926123456K';
    const filed: BookEvent = {
      type: 'ReturnFiled',
      version: 2,
      data: {
        bookId,
        kind: 'gstr-3b',
        period: '092026',
        from: '2026-09-01',
        to: '2026-09-30',
        filedOn: '2026-10-18',
        arn,
        basis: 'typed',
        eventNumber: 2,
      },
    };
    const refused = {
      kind: 'registration_of_filed_return',
      returnKind: 'gstr-3b',
      period: '092026',
      arn,
    } as const;
    const events = [...created, registered, filed];
    const from = (registeredFrom: string): BookEvent => ({
      type: 'BookSettingsChanged',
      version: 2,
      data: { bookId, changes: { registeredFrom } },
    });
    given(events)
      .when(profile({ registration: 'composition' }))
      .thenRejected({
        kind: 'registration_of_filed_return',
        returnKind: 'gstr-3b',
        period: '092026',
        arn,
      });
    given([...events, from('2026-09-30')])
      .when(profile({ registration: 'composition' }))
      .thenRejected(refused);
    given([...events, from('2026-10-01')])
      .when(profile({ registration: 'composition' }))
      .then([changed({ registration: 'composition' })]);
    given([...events, from('2026-10-01')])
      .when(profile({ gstin: '29AAACK1234F1ZW' }))
      .thenRejected(refused);
  });

  test('another GSTIN brings its own state and PAN in the place of those before', () => {
    const other = '29AAACK1234F1ZW';
    given([...created, registered])
      .when(profile({ gstin: other }))
      .then([changed({ gstin: other, stateCode: '29', pan: 'AAACK1234F' })]);
  });

  test('the GSTIN that it has changes nothing', () => {
    const composed = changed({ registration: 'composition' });
    given([...created, registered, composed])
      .when(profile({ gstin }))
      .thenNothing();
  });

  test('a GSTIN that goes leaves it unregistered', () => {
    given([...created, registered])
      .when(profile({ gstin: null }))
      .then([changed({ gstin: null, registration: 'unregistered' })]);
  });

  test('only what changed is recorded', () => {
    const bank = { name: 'HDFC Bank', accountNumber: '501', ifsc: 'HDFC0000123', branch: null };
    const wanted = { legalName: 'Sahyadri Traders', bank, dueDays: 30, invoiceSeries: series };
    const { dueDays: _, ...rest } = wanted;
    given(created)
      .when(profile(wanted))
      .then([changed(rest)]);
    given([...created, changed(rest)])
      .when(profile({ bank: { ...bank }, invoiceSeries: { ...series } }))
      .thenNothing();
    given(created).when(profile({})).thenNothing();
    given(created).when(profile(NEW_PROFILE)).thenNothing();
  });

  test('a book that does not exist is refused', () => {
    given([]).when(profile({})).thenRejected({ kind: 'book_not_found', bookId });
  });
});

describe('a registration is refused', () => {
  test('when its GSTIN is none', () => {
    for (const wrong of ['27AAPFU0939F1ZW', '27AAPFU0939F1Z', 'आप', '']) {
      given(created)
        .when(profile({ gstin: wrong }))
        .thenRejected({ kind: 'book_gstin_invalid', gstin: wrong });
    }
  });

  test('when it has no GSTIN, or a GSTIN has no registration', () => {
    given(created)
      .when(profile({ registration: 'composition' }))
      .thenRejected({ kind: 'registration_without_gstin', registration: 'composition' });
    given(created)
      .when(profile({ gstin, registration: 'unregistered' }))
      .thenRejected({ kind: 'unregistered_with_gstin', gstin });
  });

  test('when the state or the PAN is of another number', () => {
    given(created)
      .when(profile({ gstin, stateCode: '29' }))
      .thenRejected({ kind: 'book_state_not_of_gstin', stateCode: '29', gstin });
    given([...created, registered])
      .when(profile({ pan: 'AAACK1234F' }))
      .thenRejected({ kind: 'book_pan_not_of_gstin', pan: 'AAACK1234F', gstin });
  });

  test('when the PAN, the state or the PIN code is none', () => {
    given(created)
      .when(profile({ pan: 'AAACK123' }))
      .thenRejected({ kind: 'book_pan_invalid', pan: 'AAACK123' });
    for (const stateCode of ['00', '96', '99', '2७']) {
      given(created)
        .when(profile({ stateCode }))
        .thenRejected({ kind: 'book_state_unknown', stateCode });
    }
    given(created)
      .when(profile({ pincode: '011001' }))
      .thenRejected({ kind: 'book_pincode_invalid', pincode: '011001' });
  });

  test('a phone number has six to fifteen digits', () => {
    given(created)
      .when(profile({ phone: '12' }))
      .thenRejected({ kind: 'book_phone_invalid', phone: '12' });
  });
});

describe('a bank account is refused', () => {
  test('when its IFSC or UPI address is none', () => {
    const bank = { name: 'HDFC Bank', accountNumber: '501', ifsc: 'HDFC1000123', branch: null };
    given(created)
      .when(profile({ bank }))
      .thenRejected({ kind: 'ifsc_invalid', ifsc: 'HDFC1000123' });
    for (const address of ['sahyadri', 'a b@bank', '@bank', 'x@y@z', 'sahyadri@bank?am=1']) {
      given(created)
        .when(profile({ upi: { address, payee: 'Sahyadri' } }))
        .thenRejected({ kind: 'upi_invalid', address });
    }
  });
});

describe('a series', () => {
  test('makes numbers of at most 16 letters, digits, - and /', () => {
    const wrong = ['INVOICE-2026-', 'INV#', 'INV ', 'चालान-', '-INV', '/A', '0A-'];
    for (const prefix of [...wrong, 'INV-1', 'INV{FY}', '{FY}', '']) {
      given(created)
        .when(profile({ invoiceSeries: { prefix, padding: 3, restartsYearly: false } }))
        .thenRejected({ kind: 'series_invalid', series: 'invoice', prefix, lengthMax: 16 });
    }
    const long = { prefix: 'INV-', padding: 13, restartsYearly: false };
    given(created)
      .when(profile({ receiptSeries: long }))
      .thenRejected({ kind: 'series_invalid', series: 'receipt', prefix: 'INV-', lengthMax: 16 });
  });

  test('two kinds of document share no series, even where only the case of letters differs', () => {
    const lower = { prefix: 'inv-', padding: 3, restartsYearly: false };
    given(created)
      .when(profile({ creditNoteSeries: lower }))
      .thenRejected({ kind: 'series_shared', series: 'credit-note', prefix: 'inv-' });
    given(created)
      .when(profile({ receiptSeries: { ...lower, prefix: 'CN-' } }))
      .thenRejected({ kind: 'series_shared', series: 'receipt', prefix: 'CN-' });
    given(created)
      .when(profile({ invoiceSeries: lower }))
      .then([changed({ invoiceSeries: lower })]);
  });

  test('documents before an invoice have series of their own, in an event of their own', () => {
    const challanSeries = { prefix: 'DC/{FY}/', padding: 3, restartsYearly: true };
    given(created)
      .when(profile({ challanSeries, dueDays: 7 }))
      .then([
        changed({ dueDays: 7 }),
        {
          type: 'PresaleSeriesChanged',
          version: 1,
          data: { ...changed({}).data, changes: { challanSeries } },
        },
      ]);
    given(created)
      .when(
        profile({ quotationSeries: { ...challanSeries, prefix: 'INV-', restartsYearly: false } }),
      )
      .thenRejected({ kind: 'series_shared', series: 'quotation', prefix: 'INV-' });
  });

  test('a prefix that a book had before the later kinds came with theirs stays', () => {
    const before = changed({ invoiceSeries: { prefix: 'DC-', padding: 3, restartsYearly: false } });
    given([...created, before])
      .when(profile({ dueDays: 7 }))
      .then([changed({ dueDays: 7 })]);
  });

  test('a series that begins anew each year bears the year', () => {
    given(created)
      .when(profile({ creditNoteSeries: { ...series, prefix: 'CN-' } }))
      .thenRejected({ kind: 'series_needs_year_mark', series: 'credit-note', prefix: 'CN-' });
    given(created)
      .when(profile({ creditNoteSeries: { ...series, prefix: 'CN{FY}/' } }))
      .then([changed({ creditNoteSeries: { ...series, prefix: 'CN{FY}/' } })]);
  });
});
