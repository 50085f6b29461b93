// How a book is reported, which stays as it is on days that are locked: where closing stock comes
// from, and which lines of the statements take its accounts.
import type { Result } from '../kernel/result.ts';
import type { BookCommand, BookFacts } from './commands.ts';
import type { BookEvent } from './events.ts';
import { lockedToOf } from './evolve.ts';
import type { OpenBook } from './evolve.ts';
import type { BookRejection } from './rejections.ts';
import { decideStatementLine } from './statement-lines.ts';
import { decideStockPolicies } from './stock-policies.ts';

export function decideReporting(
  state: OpenBook,
  command: Extract<BookCommand, { type: 'SetStatementLine' | `SetStock${string}` }>,
  facts: BookFacts,
): Result<readonly BookEvent[], BookRejection> {
  const known = { ...facts, lockedTo: lockedToOf(state) };
  return command.type === 'SetStatementLine'
    ? decideStatementLine(state.lineChoices, command, known)
    : decideStockPolicies(state.stockPolicies, command, known);
}
