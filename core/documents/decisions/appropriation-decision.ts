// The whole decision on dividing a firm's profit: the act, the accounts that are made for it, and
// its journal.
import { appropriationDecider } from '../../appropriation/index.ts';
import type {
  AppropriationCommand,
  AppropriationEvent,
  AppropriationFacts,
  AppropriationRejection,
  AppropriationState,
  ProfitAppropriated,
} from '../../appropriation/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../kernel/financial-year.ts';
import type { Result } from '../../kernel/result.ts';
import { decideWithJournals } from '../decide-with-journals.ts';
import type { DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingEntry } from '../journals/posting.ts';
import type { PostingContext } from '../posting-context.ts';

/** What a decision on an appropriation is made from, beside what journals need. */
export type AppropriationContext = PostingContext & {
  readonly appropriation: AppropriationState;
  readonly appropriationFacts: AppropriationFacts;
};

export function decideAppropriation(
  command: AppropriationCommand,
  context: AppropriationContext,
): Result<readonly StreamEvent[], AppropriationRejection | DocumentRejection> {
  const { appropriation: state, appropriationFacts: facts } = context;
  return decideWithJournals(appropriationDecider, { state, command, facts }, journalOf, context);
}

/** It has no source: whoever may reverse a journal takes the appropriation back with it. */
function journalOf({ type, data }: AppropriationEvent): readonly DocumentJournal[] {
  if (type !== 'ProfitAppropriated') return [];
  const entryDate = calendarDate(data.through);
  const year = financialYearLabel(financialYearOf(entryDate));
  return [
    {
      post: {
        journalId: data.journalId,
        voucherType: 'journal',
        entryDate,
        narration: `Appropriation of ${data.profitPaise < 0 ? 'loss' : 'profit'}, ${year}`,
        source: null,
        entries: entriesOf(data),
      },
    },
  ];
}

function entriesOf({ lines }: ProfitAppropriated['data']): readonly PostingEntry[] {
  const sum = (of: 'interestPaise' | 'remunerationPaise' | 'sharePaise') =>
    lines.reduce((all, line) => all + line[of], 0);
  const byAccount = new Map<number, number>();
  for (const { currentAccountId, interestPaise, remunerationPaise, sharePaise } of lines) {
    const before = byAccount.get(currentAccountId) ?? 0;
    byAccount.set(currentAccountId, before + interestPaise + remunerationPaise + sharePaise);
  }
  return [
    ...postingEntries({ role: 'partners-interest' }, 'debit', sum('interestPaise')),
    ...postingEntries({ role: 'partners-remuneration' }, 'debit', sum('remunerationPaise')),
    ...postingEntries({ role: 'appropriation' }, 'debit', sum('sharePaise')),
    ...[...byAccount].flatMap(([accountId, paise]) =>
      postingEntries({ accountId }, 'credit', paise),
    ),
  ];
}
