// How a book stands on its documents, and the accounts that these post to.
import { z } from 'zod';
import { logoType, postingRole } from '#core/book/terms.ts';
import { eInvoiceExemption, rounding, supplierRegistration } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
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

const series = z.strictObject({
  prefix: z.string().describe('What stands before the digits; {FY} becomes the year, as 26-27.'),
  padding: z.int(),
  restarts_yearly: z.boolean(),
});
const bank = z.strictObject({
  name: z.string(),
  account_number: z.string(),
  ifsc: z.string(),
  branch: z.string().nullable(),
});
const upi = z.strictObject({ address: z.string(), payee: z.string() });
const logo = z.strictObject({
  media_type: logoType,
  base64: z.string(),
});

export const billingSettings = z.strictObject({
  legal_name: z.string().nullable().describe('Null: as the book is called.'),
  address: z.string().nullable(),
  city: z.string().nullable(),
  pincode: z.string().nullable(),
  state_code: z.string().nullable(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  registration: supplierRegistration,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bank: bank.nullable(),
  upi: upi.nullable(),
  lut: z.string().nullable().describe('Of no year: it counts while no year has a letter.'),
  undertakings: z
    .array(z.strictObject({ financial_year: z.string(), reference: z.string() }))
    .describe('Letters of undertaking (LUT), one to a financial year: 26-27.'),
  logo: logo.nullable(),
  terms: z.string().nullable(),
  notes: z.string().nullable(),
  rounding,
  prices_include_tax: z.boolean(),
  due_days: z.int(),
  invoice_series: series,
  credit_note_series: series,
  debit_note_series: series,
  receipt_series: series,
  series_starts: z
    .array(z.strictObject({ series: numberedDocument, before: z.string(), starts_at: id }))
    .describe('The series that do not begin at 1, each by what stands before its digits.'),
  quotation_series: series,
  proforma_series: series,
  challan_series: series,
  self_invoice_series: series,
  payment_voucher_series: series,
  turnovers: z
    .array(record({ financialYear: z.string(), amountPaise: wireMoney }))
    .describe(
      'The aggregate turnover of the PAN by financial year, the earliest first. Without any, the ' +
        'book counts as one of up to five crore rupees.',
    ),
  tax_deduction: z
    .strictObject({
      from: wireDay.nullable().describe('The first day; null: it deducts nothing.'),
      tan: z.string().nullable(),
    })
    .describe('Whether the book deducts income tax (TDS) from what it pays.'),
  e_invoicing: z.strictObject({
    exemption: eInvoiceExemption.nullable().describe('The class that need register nothing.'),
    keys: z
      .array(z.strictObject({ name: z.string(), public_key: z.string() }))
      .describe('With which the e-invoice portal signs.'),
  }),
  mail: z
    .enum(['smtp', 'outbox'])
    .describe('How the server sends mails: by SMTP, or as files in its outbox folder.'),
  seq: id.describe('The last event on the book’s record, its members among it.'),
});
export type BillingSettings = z.infer<typeof billingSettings>;

const seriesBody = z
  .strictObject({
    prefix: text(16),
    padding: wholeNumber(1, 10),
    restarts_yearly: z.boolean(),
  })
  .optional();

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
  body: z.strictObject({
    legal_name: textOrNull(100).optional(),
    address: linesOrNull(500).optional(),
    city: textOrNull(100).optional(),
    pincode: textOrNull(12).optional(),
    state_code: textOrNull(2).optional(),
    gstin: capitalsOrNull(20).optional(),
    pan: capitalsOrNull(20).optional(),
    registration: supplierRegistration.optional(),
    email: emailOrNull.optional(),
    phone: textOrNull(30).optional(),
    bank: z
      .strictObject({
        name: requiredText(100, 'Enter the bank.'),
        account_number: requiredText(34, 'Enter the account number.'),
        ifsc: text(20).transform((value) => value.trim().toUpperCase()),
        branch: text(100).nullable().default(null),
      })
      .nullable()
      .optional(),
    upi: z
      .strictObject({
        address: text(130).transform((value) => value.trim()),
        payee: requiredText(100, 'Enter the payee.'),
      })
      .nullable()
      .optional(),
    lut: textOrNull(50).optional(),
    logo: z
      .strictObject({
        media_type: z.enum(logoType.options, 'Must be a PNG or JPEG picture.'),
        base64: z.string().max(LOGO_CHARACTERS, 'Must be at most 64 kB.'),
      })
      .nullable()
      .optional(),
    terms: linesOrNull(2000).optional(),
    notes: linesOrNull(2000).optional(),
    rounding: rounding.optional(),
    prices_include_tax: z.boolean().optional(),
    due_days: wholeNumber(0, 365).optional(),
    invoice_series: seriesBody,
    credit_note_series: seriesBody,
    debit_note_series: seriesBody,
    receipt_series: seriesBody,
    quotation_series: seriesBody,
    proforma_series: seriesBody,
    challan_series: seriesBody,
    self_invoice_series: seriesBody,
    payment_voucher_series: seriesBody,
    expected,
  }),
  reply: billingSettings.extend(warned),
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
  body: z.strictObject({
    series: numberedDocument,
    starts_at: wholeNumber(1, 9_999_999_999).describe('457 for INV-457.'),
  }),
  reply: billingSettings,
});

export const recordUndertaking = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/undertaking',
  summary: 'Record the letter of undertaking (LUT) of a financial year, or take it away',
  access: 'member',
  body: z.strictObject({
    financial_year: text(5).describe('26-27.'),
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
  seq: billingSettings.shape.seq,
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
