import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { changeBilling, changePostingAccounts } from './billing/change-billing.ts';
import type { BookCommand, BookFacts, RenameBook } from './commands.ts';
import type { BookEvent } from './events.ts';
import { lockedToOf } from './evolve.ts';
import type { BookState, OpenBook } from './evolve.ts';
import { decideInvitation } from './members/decide-invitation.ts';
import { beginDemoBook, decideDemo } from './keeping/demo.ts';
import { setEInvoicing } from './billing/e-invoicing.ts';
import { heldDaysOf } from './keeping/held-days.ts';
import { decideKeeping } from './keeping/keeping.ts';
import { changeSettings, setLockDate } from './keeping/periods.ts';
import { startSeries } from './billing/series-start.ts';
import { setTaxDeduction } from './billing/tax-deduction.ts';
import { setTurnover } from './billing/turnover.ts';
import { recordUndertaking } from './billing/undertakings.ts';
import { changeMembers } from './members/members.ts';
import type { BookRejection } from './rejections.ts';
import { decideReturns } from './keeping/returns.ts';
import { decideReporting, isOfReporting } from './reporting/reporting.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

export const streamOf = (event: BookEvent): string => streamName('book', event.data.bookId);

/** Decides on a book, its lock dates and members. Refusals in `rejections.ts`, in order. */
export function decide(state: BookState, command: BookCommand, facts: BookFacts): Decision {
  const { bookId } = command.data;
  if (command.type === 'CreateBook') {
    if (state.status !== 'absent') return rejected({ kind: 'book_exists', bookId });
    const { name, ownerId } = command.data;
    return accepted([
      { type: 'BookCreated', version: 1, data: { bookId, name } },
      { type: 'MemberAdded', version: 1, data: { bookId, personId: ownerId, role: 'owner' } },
    ]);
  }
  if (command.type === 'BeginDemoBook') {
    if (state.status !== 'absent') return rejected({ kind: 'book_exists', bookId });
    return beginDemoBook(command);
  }
  if (state.status === 'absent') return rejected({ kind: 'book_not_found', bookId });
  return decideOpen(state, command, facts);
}

function renameBook({ name }: OpenBook, { data }: RenameBook): Decision {
  if (name === data.name) return accepted([]);
  return accepted([{ type: 'BookRenamed', version: 1, data }]);
}

function decideOpen(
  state: OpenBook,
  command: Exclude<BookCommand, { type: 'CreateBook' | 'BeginDemoBook' }>,
  facts: BookFacts,
): Decision {
  if (isOfReporting(command)) return decideReporting(state, command, facts);
  switch (command.type) {
    case 'RenameBook':
      return renameBook(state, command);
    case 'ChangeBookSettings':
      return changeSettings(state, command, facts);
    case 'ChangeBillingProfile':
      return changeBilling(state, command);
    case 'ChangePostingAccounts':
      return changePostingAccounts(state, command, facts);
    case 'SetTurnover':
      return setTurnover(state.turnovers, command, facts);
    case 'SetTaxDeduction':
      return setTaxDeduction(state.taxDeduction, command);
    case 'StartSeries':
      return startSeries(state, command, facts);
    case 'RecordUndertaking':
      return recordUndertaking(state.undertakings, command, heldDaysOf(state));
    case 'SetEInvoicing':
      return setEInvoicing(state.eInvoicing, command);
    case 'SetLegalForm':
    case 'RecordProceedings':
    case 'EndProceedings':
      return decideKeeping(state.keeping, command, {
        today: facts.today,
        lockedTo: lockedToOf(state),
      });
    case 'SetFilingFrequency':
    case 'MarkReturnFiled':
    case 'ReverseReturnFiling':
      return decideReturns(state, command, facts);
    case 'FinishDemoBook':
    case 'DiscardDemoBook':
      return decideDemo(state, command);
    case 'SetLockDate':
      return setLockDate(state, command, facts);
    case 'InviteMember':
    case 'WithdrawInvitation':
    case 'AcceptInvitation':
    case 'DeclineInvitation':
      return decideInvitation(state, command, facts);
    case 'ChangeMemberRole':
    case 'RemoveMember':
    case 'LeaveBook':
      return changeMembers(state, command);
  }
}
