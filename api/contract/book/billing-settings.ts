// How a book stands on its documents, and the accounts that these post to.
import { z } from 'zod';
import { logoType, postingRole } from '#core/book/terms.ts';
import { eInvoiceExemption, rounding, supplierRegistration } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import { normalised, wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  capitalsOrNull,
  emailOrNull,
  linesOrNull,
  textOrNull,
} from '#api/contract/wire/written-text.ts';
import {
  expected,
  id,
  givenReportDay,
  requiredText,
  rupees,
  text,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { previewQuery, warned } from '#api/contract/wire/warnings.ts';

const numberedDocument = z.enum([
  ...(['invoice', 'credit-note', 'debit-note', 'receipt'] as const),
  ...(['quotation', 'proforma', 'challan'] as const),
  ...(['self-invoice', 'payment-voucher'] as const),
]);

const series = record({
  prefix: z.string().describe('What stands before the digits; {FY} becomes the year, as 26-27.'),
  padding: z.int(),
  restartsYearly: z.boolean(),
});
const bank = record({
  name: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  branch: z.string().nullable(),
});
const upi = z.strictObject({ address: z.string(), payee: z.string() });
const logo = record({
  mediaType: logoType,
  base64: z.string(),
});

/** The book's own number has the name that other calls have for that of a party. */
const NAMES = { gstin: 'gstin' } as const;

const settingsShape = {
  legalName: z.string().nullable().describe('Null: as the book is called.'),
  address: z.string().nullable(),
  city: z.string().nullable(),
  pincode: z.string().nullable(),
  stateCode: z.string().nullable(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  registration: supplierRegistration,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bank: bank.nullable(),
  upi: upi.nullable(),
  lut: z.string().nullable().describe('Of no year: it counts while no year has a letter.'),
  undertakings: z
    .array(record({ financialYear: z.string(), reference: z.string() }))
    .describe('Letters of undertaking (LUT), one to a financial year: 26-27.'),
  logo: logo.nullable(),
  terms: z.string().nullable(),
  notes: z.string().nullable(),
  rounding,
  pricesIncludeTax: z.boolean(),
  dueDays: z.int(),
  invoiceSeries: series,
  creditNoteSeries: series,
  debitNoteSeries: series,
  receiptSeries: series,
  seriesStarts: z
    .array(record({ series: numberedDocument, before: z.string(), startsAt: id }))
    .describe('The series that do not begin at 1, each by what stands before its digits.'),
  quotationSeries: series,
  proformaSeries: series,
  challanSeries: series,
  selfInvoiceSeries: series,
  paymentVoucherSeries: series,
  turnovers: z
    .array(record({ financialYear: z.string(), amountPaise: wireMoney }))
    .describe(
      'The aggregate turnover of the PAN by financial year, the earliest first. Without any, the ' +
        'book counts as one of up to five crore rupees.',
    ),
  taxDeduction: z
    .strictObject({
      from: wireDay.nullable().describe('The first day; null: it deducts nothing.'),
      tan: z.string().nullable(),
    })
    .describe('Whether the book deducts income tax (TDS) from what it pays.'),
  eInvoicing: record({
    exemption: eInvoiceExemption.nullable().describe('The class that need register nothing.'),
    keys: z
      .array(record({ name: z.string(), publicKey: z.string() }))
      .describe('With which the e-invoice portal signs.'),
  }),
  mail: z
    .enum(['smtp', 'outbox'])
    .describe('How the server sends mails: by SMTP, or as files in its outbox folder.'),
  seq: id.describe('The last event on the book’s record, its members among it.'),
};
export const billingSettings = record(settingsShape, NAMES);
export type BillingSettings = z.output<typeof billingSettings>;

const seriesBody = record({
  prefix: text(16),
  padding: wholeNumber(1, 10),
  restartsYearly: z.boolean(),
}).optional();

/** A picture of 64 kB in base64, and some room for the refusal to say so. */
const LOGO_CHARACTERS = 200_000;

export const readBillingSettings = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/billing',
  summary: 'How the book stands on its documents',
  access: 'member',
  shows: ['book'],
  reply: billingSettings,
});

export const changeBillingSettings = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/billing',
  summary: 'Change how the book stands on its documents; only the fields sent',
  access: 'member',
  query: previewQuery,
  body: record(
    {
      legalName: textOrNull(100).optional(),
      address: linesOrNull(500).optional(),
      city: textOrNull(100).optional(),
      pincode: textOrNull(12).optional(),
      stateCode: textOrNull(2).optional(),
      gstin: capitalsOrNull(20).optional(),
      pan: capitalsOrNull(20).optional(),
      registration: supplierRegistration.optional(),
      email: emailOrNull.optional(),
      phone: textOrNull(30).optional(),
      bank: record({
        name: requiredText(100, 'Enter the bank.'),
        accountNumber: requiredText(34, 'Enter the account number.'),
        ifsc: normalised(text(20), (value) => value.trim().toUpperCase()),
        branch: text(100).nullable().default(null),
      })
        .nullable()
        .optional(),
      upi: record({
        address: normalised(text(130), (value) => value.trim()),
        payee: requiredText(100, 'Enter the payee.'),
      })
        .nullable()
        .optional(),
      lut: textOrNull(50).optional(),
      logo: record({
        mediaType: z.enum(logoType.options, 'Must be a PNG or JPEG picture.'),
        base64: z.string().max(LOGO_CHARACTERS, 'Must be at most 64 kB.'),
      })
        .nullable()
        .optional(),
      terms: linesOrNull(2000).optional(),
      notes: linesOrNull(2000).optional(),
      rounding: rounding.optional(),
      pricesIncludeTax: z.boolean().optional(),
      dueDays: wholeNumber(0, 365).optional(),
      invoiceSeries: seriesBody,
      creditNoteSeries: seriesBody,
      debitNoteSeries: seriesBody,
      receiptSeries: seriesBody,
      quotationSeries: seriesBody,
      proformaSeries: seriesBody,
      challanSeries: seriesBody,
      selfInvoiceSeries: seriesBody,
      paymentVoucherSeries: seriesBody,
      expected,
    },
    NAMES,
  ),
  reply: record({ ...settingsShape, ...warned }, NAMES),
});

export const setTurnover = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/turnover',
  summary: 'Say what the PAN turned over in a financial year; null takes it away',
  access: 'member',
  body: record({
    financialYear: text(5).describe('As 25-26.'),
    amountPaise: rupees
      .refine((paise) => paise >= 0, 'Must not be negative.')
      .nullable()
      .describe('The aggregate turnover: of all registrations of the PAN.'),
  }),
  reply: billingSettings,
});

export const setTaxDeduction = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/tax_deduction',
  summary: 'Say from when on the book deducts income tax (TDS), and its TAN',
  access: 'member',
  body: record({
    from: givenReportDay.nullable().describe('The first day; null: it deducts nothing.'),
    tan: capitalsOrNull(10).describe('Tax deduction account number, as PNES12345B.'),
    expected,
  }),
  reply: billingSettings,
});

export const startSeries = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/series_start',
  summary: 'Begin a series of this financial year at a number, before its first document',
  access: 'member',
  body: record({
    series: numberedDocument,
    startsAt: wholeNumber(1, 9_999_999_999).describe('457 for INV-457.'),
  }),
  reply: billingSettings,
});

export const recordUndertaking = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/undertaking',
  summary: 'Record the letter of undertaking (LUT) of a financial year, or take it away',
  access: 'member',
  body: record({
    financialYear: text(5).describe('26-27.'),
    reference: textOrNull(50).describe('Null takes it away.'),
    expected,
  }),
  reply: billingSettings,
});

const accounts = z
  .partialRecord(postingRole, wireId)
  .describe('The account of each role; one that is not named is found or made on first use.');
const postingAccounts = z.strictObject({
  accounts: z.partialRecord(postingRole, id),
  seq: settingsShape.seq,
});
export type PostingAccounts = z.infer<typeof postingAccounts>;

export const readPostingAccounts = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/posting_accounts',
  summary: 'The accounts that documents post to',
  access: 'member',
  shows: ['book', 'payment_method', 'account'],
  reply: postingAccounts,
});

export const changePostingAccounts = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/posting_accounts',
  summary: 'Change the accounts that documents post to; only the roles sent',
  access: 'member',
  body: z.strictObject({ accounts, expected }),
  reply: postingAccounts,
});
