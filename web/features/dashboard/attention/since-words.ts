// How what was entered since a visit is told.
import type { SinceLastVisit } from '#api/contract/book/caller/since.ts';
import { inWords } from '../counts.ts';

type Group = SinceLastVisit['groups'][number];

/** Of one, and of several, by how the trade names the entry. */
const NAMES: Readonly<Record<Group['voucher_type'], readonly [one: string, many: string]>> = {
  sales: ['invoice issued', 'invoices issued'],
  'credit-note': ['credit note issued', 'credit notes issued'],
  'debit-note': ['debit note issued', 'debit notes issued'],
  receipt: ['receipt recorded', 'receipts recorded'],
  payment: ['payment recorded', 'payments recorded'],
  contra: ['transfer between own accounts', 'transfers between own accounts'],
  journal: ['journal entry posted', 'journal entries posted'],
};

/** @returns `One invoice issued`; above ten in figures: `12 invoices issued`. */
export function groupText({ voucher_type: type, count }: Pick<Group, 'voucher_type' | 'count'>) {
  const [one, many] = NAMES[type];
  const words = `${inWords(count)} ${count === 1 ? one : many}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
