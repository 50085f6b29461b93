// What other folders may import of expenses without a supplier.
import { aggregate } from '../../../kernel/decider.ts';
import type { TradeState } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import { expenseEventSchemas } from './events.ts';
import type { Expense, ExpenseDraft } from './events.ts';
import { expense } from './expense.ts';
import { postedExpense, sizesOfExpense } from './post.ts';

export type ExpenseState = TradeState<ExpenseDraft, Expense>;
export type ExpenseCommand = TradeCommand<'Expense', ExpenseDraft>;

export const expensePosting = postingKind({
  kind: expense,
  name: 'Expense',
  draftRefusal: sizesOfExpense,
  ofDraft: () => ({}),
  posted: postedExpense,
  ofReversal: ({ totalPaise }: Expense) => ({ totalPaise }),
});

export const expenseAggregate = aggregate({
  category: 'expense',
  decider: expensePosting.decider,
  schemas: expenseEventSchemas,
  commands: expensePosting.rights,
});

export { expense, spentPaise } from './expense.ts';
export type { Expense, ExpenseDraft, ExpenseEvent, ExpenseLine } from './events.ts';
export type { ExpenseFacts } from './post.ts';
export type { ExpenseRejection } from './rejections.ts';
