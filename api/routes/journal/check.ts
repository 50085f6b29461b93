import type { z } from 'zod';
import type { JournalId, PersonId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { checkEndpoints } from '#api/contract/journal/checks.ts';
import type { JournalsMarked } from '#api/contract/journal/checks.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const { checkJournals, withdrawChecks } = checkEndpoints;

type Body = z.output<typeof checkJournals.body>;

const dataOf = ({ journal_ids: journalIds, note }: Body) => ({
  journalIds: journalIds as JournalId[],
  note: note.trim(),
});

export function mountJournalChecks(mount: Mount, parts: RouteParts): void {
  mount(checkJournals, (asked) => {
    const command = { type: 'CheckJournals', data: dataOf(asked.body) } as const;
    return answerCommand(parts, asked, { command }, markedReply);
  });
  mount(withdrawChecks, (asked) => {
    const data = { ...dataOf(asked.body), by: asked.person.id as PersonId };
    const command = { type: 'WithdrawChecks', data } as const;
    return answerCommand(parts, asked, { command }, markedReply);
  });
}

function markedReply({ events }: LogAsOf): JournalsMarked {
  const marked = events.map((event) => {
    invariant(
      event.type === 'JournalChecked' || event.type === 'JournalCheckWithdrawn',
      'A mark is set or withdrawn.',
    );
    return event;
  });
  const last = marked.at(-1);
  invariant(last !== undefined, 'A call that marks nothing is refused.');
  return { journal_ids: marked.map(({ data }) => data.journalId), seq: last.seq };
}
