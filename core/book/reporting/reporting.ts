// How a book is reported: where closing stock comes from and which lines of the statements take its
// accounts, which stay as they are on days that are locked; why its ratios have changed; the ages
// of what is due; and its shares.
import type { Result } from '../../kernel/result.ts';
import { setAgeingDays } from './ageing-days.ts';
import type { BookCommand, BookFacts } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import { lockedToOf } from '../evolve.ts';
import type { OpenBook } from '../evolve.ts';
import type { BookRejection } from '../rejections.ts';
import { explainRatio } from './ratio-explanations.ts';
import { setStockBelowNil } from './below-nil.ts';
import { setShareCapital } from './share-capital.ts';
import { decideStatementLine } from './statement-lines.ts';
import { decideStockPolicies } from './stock-policies.ts';

const TYPES = [
  'SetStockAccounting',
  'SetStockMethod',
  'SetStockBelowNil',
  'SetStatementLine',
  'ExplainRatio',
  'SetAgeingDays',
  'SetShareCapital',
] as const;
type ReportingCommand = Extract<BookCommand, { type: (typeof TYPES)[number] }>;

export const isOfReporting = (command: BookCommand): command is ReportingCommand =>
  TYPES.some((type) => type === command.type);

export function decideReporting(
  state: OpenBook,
  command: ReportingCommand,
  facts: BookFacts,
): Result<readonly BookEvent[], BookRejection> {
  if (command.type === 'ExplainRatio') return explainRatio(state.ratioExplanations, command);
  if (command.type === 'SetStockBelowNil') return setStockBelowNil(state.belowNil, command);
  if (command.type === 'SetAgeingDays') return setAgeingDays(state.ageingDays, command);
  const known = { ...facts, lockedTo: lockedToOf(state) };
  if (command.type === 'SetShareCapital') {
    return setShareCapital(state.shareCapitals, command, known);
  }
  return command.type === 'SetStatementLine'
    ? decideStatementLine(state.lineChoices, command, known)
    : decideStockPolicies(state.stockPolicies, command, known);
}
