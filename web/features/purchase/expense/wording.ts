// What the screens of expenses say.
import type { ExpenseDetail, ExpenseRow } from '#api/contract/trade/expense.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';

export const EXPENSE_FILTERS = [
  { value: '', label: 'All' },
  { value: 'billed', label: 'Of suppliers' },
  { value: 'slip', label: 'Slips' },
  { value: 'reversed', label: 'Reversed' },
] as const;

export const spentOnName = ({ number, accountName }: ExpenseRow): string =>
  `${accountName}, ${number}`;

export const spentStatus = ({ status }: Pick<ExpenseRow, 'status'>): string =>
  status === 'reversed' ? 'Reversed' : '';

export const slipName = ({ number }: Pick<ExpenseDetail, 'number'>): string =>
  number ?? 'Draft slip';

export const slipStatus = ({ status }: Pick<ExpenseDetail, 'status'>): string =>
  ({ draft: 'Draft', posted: 'Posted', reversed: 'Reversed', discarded: 'Discarded' })[status];

export const slipMeans = ({ method, reference, chequeNumber }: ExpenseDetail): string =>
  [METHOD_NAMES[method], chequeNumber ?? reference].filter((part) => part !== null).join(', ');
