import type { Command } from '#core/domain.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/book/retention.ts';
import type { Mount } from '#api/http/mount.ts';
import { keepingOf } from '#projections/book-settings/read.ts';
import { retentionReply } from '#api/queries/as-of/settings.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountRetention(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: Command) =>
    answerCommand(parts, caller, { command }, retentionReply);

  const read = (bookId: number) => keepingOf(parts.db, bookId);
  mount(contract.readRetention, ({ book }) => read(book.id));

  mount(
    contract.setLegalForm,
    (asked) => {
      const data = { bookId: asked.book.id as BookId, legalForm: asked.body.legalForm };
      return answer(asked, { type: 'SetLegalForm', data });
    },
    { takesBack: async ({ book }) => recordOf(onWire(contract.retention, await read(book.id))) },
  );

  mount(contract.recordProceedings, (asked) => {
    const data = { bookId: asked.book.id as BookId, ...asked.body };
    return answer(asked, { type: 'RecordProceedings', data });
  });

  mount(contract.endProceedings, (asked) => {
    const { body, book, params } = asked;
    const data = { bookId: book.id as BookId, number: params.proceedingsId, ...body };
    return answer(asked, { type: 'EndProceedings', data });
  });
}
