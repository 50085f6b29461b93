// The tables of a book that are taken away beside the kinds of the generic calls: what is settled,
// noted and offered, what was open, numbered, sent and imported, and how the book is set.
import { bookMembers } from '#projections/books-and-members/table.ts';
import { bookSettings } from '#projections/book-settings/table.ts';
import { invoiceReminders, statementEmails } from '#projections/customer-mails/table.ts';
import { documentNumbers } from '#projections/document-numbers/table.ts';
import { eInvoices } from '#projections/e-invoices/table.ts';
import { importRecords, imports } from '#projections/import-list/table.ts';
import { invoiceEmails } from '#projections/invoice-status/table.ts';
import { openItemEntries } from '#projections/open-items/table.ts';
import { stockOpenings } from '#projections/opening-balances/table.ts';
import { documents } from '#projections/documents/table.ts';
import { presaleEmails, presaleInvoices, presales } from '#projections/presale-list/table.ts';
import { settlements } from '#projections/receivables/table.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { suppliers } from '#projections/supplier-list/table.ts';
import { STAMPS, table } from './describe.ts';
import type { BookTable } from './describe.ts';
import { NOTE_TABLES } from './note-tables.ts';
import { STOCK_TABLES } from './stock-tables.ts';

/** As in the table of payments, which are settlements too: the customer is `client_id`. */
const settled = (name: string, kind: SettlementRow['kind']): BookTable =>
  table({
    name,
    of: settlements,
    kind,
    heads: {
      id: 'settlement_id',
      number: 'number',
      date: 'dated',
      client_id: 'customer_id',
      invoice_id: 'invoice_id',
      amount: 'amount_paise',
      method: 'method',
      reference: 'reference',
      account_id: 'account_id',
      journal_id: 'journal_id',
      reversed: 'reversed',
      reason: 'reason',
      further: 'content',
      actor_id: 'actor_id',
      ...STAMPS,
    },
  });

const MAIL = { address: 'address', status: 'status', reason: 'reason' } as const;

export const BOOK_TABLES: readonly BookTable[] = [
  settled('receipt', 'receipt'),
  settled('credit_note', 'credit-note'),
  settled('debit_note', 'debit-note'),
  settled('allocation', 'allocation'),
  settled('refund', 'refund'),
  table({
    name: 'supplier',
    of: suppliers,
    heads: {
      id: 'customer_id',
      account_id: 'account_id',
      is_customer: 'is_customer',
      active: 'active',
      name: 'name',
      registration: 'registration',
      company: 'company',
      gst_number: 'gstin',
      pan: 'pan',
      state_code: 'state_code',
      country: 'country',
      email: 'email',
      phone: 'phone',
      contact: 'contact',
      address: 'address',
      city: 'city',
      pincode: 'pincode',
      registrations: 'registrations',
      msme: 'msme',
      udyam: 'udyam',
      supplier_due_days: 'supplier_due_days',
      bill_defaults: 'bill_defaults',
      tds: 'tds',
      tds_certificates: 'tds_certificates',
      bank_account_name: 'bank_account_name',
      bank_account_number: 'bank_account_number',
      bank_ifsc: 'bank_ifsc',
      upi: 'upi',
      bank_confirmed_on: 'bank_confirmed_on',
      ...STAMPS,
    },
  }),
  table({
    name: 'presale',
    of: presales,
    heads: {
      id: 'presale_id',
      kind: 'kind',
      number: 'number',
      client_id: 'customer_id',
      date: 'issue_date',
      valid_until: 'valid_until',
      taxable: 'taxable_paise',
      total: 'total_paise',
      state: 'state',
      challan: 'challan',
      taken_out: 'out_thousandths',
      further: 'content',
      ...STAMPS,
    },
  }),
  table({
    name: 'trade_document',
    of: documents,
    heads: {
      id: 'document_id',
      kind: 'kind',
      number: 'number',
      their_number: 'their_number',
      status: 'status',
      party_id: 'party_id',
      account_id: 'account_id',
      date: 'document_date',
      posted_on: 'posted_on',
      due_date: 'due_date',
      credit_to: 'credit_to',
      no_credit: 'no_credit',
      taxable: 'taxable_paise',
      gst: 'tax_paise',
      credit: 'credit_paise',
      total: 'total_paise',
      further: 'content',
      ...STAMPS,
    },
  }),
  table({
    name: 'presale_invoice',
    of: presaleInvoices,
    heads: {
      invoice_id: 'invoice_id',
      presale_id: 'presale_id',
      number: 'number',
      cancelled: 'cancelled',
      billed: 'billed',
      billed_quantity: 'billed_thousandths',
      seq: 'last_seq',
    },
  }),
  table({
    name: 'open_item_entry',
    of: openItemEntries,
    heads: {
      item_kind: 'item_kind',
      item_id: 'item_id',
      line: 'line',
      number: 'number',
      bill_date: 'bill_date',
      due_date: 'due_date',
      party_kind: 'party_kind',
      party_id: 'party_id',
      date: 'dated',
      amount: 'amount_paise',
      makes_item: 'makes',
      by_kind: 'by_kind',
      by_id: 'by_id',
      by_line: 'by_line',
      by_number: 'by_number',
      seq: 'seq',
    },
  }),
  table({
    name: 'opening_stock',
    of: stockOpenings,
    heads: {
      product_id: 'product_id',
      godown: 'godown',
      batch: 'batch',
      quantity: 'quantity_thousandths',
      value: 'value_paise',
      opened_on: 'opened_on',
      seq: 'last_seq',
    },
  }),
  ...STOCK_TABLES,
  table({
    name: 'document_number',
    of: documentNumbers,
    heads: {
      kind: 'kind',
      series: 'series',
      series_number: 'series_number',
      number: 'number',
      financial_year: 'financial_year',
      document_id: 'document_id',
      cancelled: 'cancelled',
      seq: 'last_seq',
    },
  }),
  table({
    name: 'e_invoice',
    of: eInvoices,
    heads: {
      kind: 'kind',
      document_id: 'document_id',
      invoice_id: 'invoice_id',
      state: 'state',
      irn: 'irn',
      ack_number: 'ack_number',
      acknowledged_at: 'acknowledged_at',
      verified_by: 'verified_by',
      cancelled_at: 'cancelled_at',
      cancel_reason: 'cancel_reason',
      cancel_remark: 'cancel_remark',
      signed_qr: 'signed_qr',
      ...STAMPS,
    },
  }),
  table({
    name: 'invoice_email',
    of: invoiceEmails,
    heads: { id: 'email_id', invoice_id: 'invoice_id', ...MAIL, actor_id: 'actor_id', ...STAMPS },
  }),
  table({
    name: 'presale_email',
    of: presaleEmails,
    heads: {
      id: 'email_id',
      presale_id: 'presale_id',
      client_id: 'customer_id',
      ...MAIL,
      ...STAMPS,
    },
  }),
  table({
    name: 'statement_email',
    of: statementEmails,
    heads: {
      id: 'email_id',
      client_id: 'customer_id',
      first_day: 'first_day',
      last_day: 'last_day',
      ...MAIL,
      ...STAMPS,
    },
  }),
  table({
    name: 'invoice_reminder',
    of: invoiceReminders,
    heads: {
      id: 'email_id',
      invoice_id: 'invoice_id',
      client_id: 'customer_id',
      requested_on: 'requested_on',
      due: 'due_paise',
      ...MAIL,
      ...STAMPS,
    },
  }),
  table({
    name: 'import',
    of: imports,
    heads: {
      id: 'import_id',
      kind: 'kind',
      file_name: 'file_name',
      file_hash: 'file_hash',
      line_count: 'line_count',
      refused_count: 'refused_count',
      status: 'status',
      started_by: 'started_by',
      started_on: 'started_on',
      ...STAMPS,
    },
  }),
  table({
    name: 'import_record',
    of: importRecords,
    heads: {
      import_id: 'import_id',
      record_id: 'record_id',
      line: 'line',
      changed_seq: 'changed_seq',
      taken_back: 'taken_back',
      seq: 'last_seq',
    },
  }),
  ...NOTE_TABLES,
  table({
    name: 'member',
    of: bookMembers,
    heads: { person_id: 'person_id', role: 'role', since: 'since', seq: 'last_seq' },
  }),
  table({
    name: 'book_setting',
    of: bookSettings,
    heads: { name: 'name', value: 'value', seq: 'last_seq' },
  }),
];
