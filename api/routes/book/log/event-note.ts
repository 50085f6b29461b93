import { isAuditTest } from '#core/audit/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { writeEventNote } from '#api/contract/book/log/audit.ts';
import type { Mount } from '#api/http/mount.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountEventNotes(mount: Mount, parts: RouteParts): void {
  mount(writeEventNote, (asked) => {
    const { event, test, note } = asked.body;
    const data = { event, test, text: note.trim() };
    const command = { type: 'WriteEventNote', data } as const;
    return answerCommand(parts, asked, { command }, ({ events }) => {
      const [written] = events;
      invariant(written?.type === 'EventNoted', 'A note is written by one event.');
      const { seq, data: said } = written;
      const ofTest = said.test !== null && isAuditTest(said.test) ? said.test : null;
      return { seq, event: said.event, test: ofTest, note: said.text };
    });
  });
}
