// What the documents of a statement are called.
import type { StatementLine } from '#api/contract/customer/statement.ts';

type StatementDocument = NonNullable<StatementLine['document']>;

const NAMES: Readonly<Record<StatementDocument['kind'], string>> = {
  invoice: 'Invoice',
  payment: 'Payment',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  refund: 'Refund',
  allocation: 'Advance set against',
  'opening-balances': 'Opening balance',
  'depreciation-run': 'Depreciation run',
  'asset-disposal': 'Asset disposal',
  'stock-journal': 'Stock journal',
  'stock-run': 'Stock run',
};

/** @returns `Invoice INV-013`. */
export const documentInWords = ({ kind, number }: StatementDocument): string =>
  `${NAMES[kind]} ${number}`.trim();
