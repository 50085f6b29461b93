import { streamName } from '#core/kernel/ids.ts';
import type { CheckCommand, CheckFacts } from '#core/check/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import { roleInSession } from '../role-in-session.ts';

const idsOf = ({ data }: CheckCommand): readonly number[] => [...new Set(data.journalIds)];

/** A reversal has no stream of its own, so that the read tables say which journals there are. */
const isPosted = (key: number) => ({ of: 'posted-journal', key }) as const;

const checkerOf = (key: number) => ({ of: 'journal-checker', key }) as const;

type OfWithdrawing = Pick<CheckFacts, 'checkedBy' | 'role'>;

/** Who marked what, and what may whoever takes it away. */
function ofWithdrawing(command: CheckCommand, session: BookSession): OfWithdrawing {
  if (command.type !== 'WithdrawChecks') return { checkedBy: new Map(), role: null };
  const checkedBy = new Map<number, number>();
  for (const id of idsOf(command)) {
    const by = answerTo(session, checkerOf(id));
    if (by !== null) checkedBy.set(id, by);
  }
  return { checkedBy, role: roleInSession(session, command.data.by) };
}

export const checkNeeds: NeedsOf<'check'> = {
  stream: () => null,
  streams: (command) => idsOf(command).map((id) => streamName('check', id)),
  reads: (command) => [
    ...idsOf(command).map(isPosted),
    ...(command.type === 'WithdrawChecks' ? idsOf(command).map(checkerOf) : []),
  ],
  facts: (command, session) => {
    const ids = idsOf(command);
    return {
      posted: new Set(ids.filter((id) => answerTo(session, isPosted(id)))),
      checked: new Set(ids.filter((id) => stateIn(session, 'check', id).isChecked)),
      ...ofWithdrawing(command, session),
    };
  },
};
