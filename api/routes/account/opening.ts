// Opening balances: what was saved and posted, and saving, posting and correcting it.
import { openingDecider } from '#core/opening/index.ts';
import type { OpeningCommand, OpeningEvent } from '#core/opening/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/account/opening.ts';
import type { OpeningWritten } from '#api/contract/account/opening.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { readOpening } from '#api/queries/ledgers/opening.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { draftOf, figuresOf, reversalIdsOf } from '#api/requests/opening.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountOpening(mount: Mount, parts: RouteParts): void {
  mount(contract.readOpening, ({ book, query }) => readOpening(parts.db, book.id, query.part));

  mount(
    contract.saveOpeningDraft,
    async (asked) => {
      const data = { bookId: asked.book.id as BookId, draft: draftOf(asked.body) };
      return answer(parts, asked, { type: 'SaveOpeningDraft', data });
    },
    {
      async takesBack({ book }) {
        const opening = await readOpening(parts.db, book.id, 'all');
        const told = onWire(contract.readOpening.reply, opening);
        return recordOf({ ...told, ...(told.draft ?? told.posted) });
      },
    },
  );

  mount(contract.postOpening, async (asked) => {
    const bookId = asked.book.id as BookId;
    const { beginsOn = null } = asked.body;
    const data = { bookId, beginsOn, ...(await figuresOf(parts, asked.body)) };
    return answer(parts, asked, { type: 'PostOpeningBalances', data });
  });

  mount(contract.correctOpening, async (asked) => {
    const bookId = asked.book.id as BookId;
    const reason = asked.body.reason.trim();
    const figures = await figuresOf(parts, asked.body);
    const data = { bookId, reason, ...figures, reversalIds: await reversalIdsOf(parts) };
    return answer(parts, asked, { type: 'CorrectOpeningBalances', data });
  });
}

type OpeningCaller = Caller & { readonly body: { readonly expected?: number | undefined } };

const answer = (parts: RouteParts, asked: OpeningCaller, command: OpeningCommand) =>
  answerCommand(parts, asked, { command, expected: asked.body.expected }, writtenReply);

async function writtenReply(log: LogAsOf): Promise<OpeningWritten> {
  const { bookId } = log;
  const events = await log.read([{ bookId, stream: streamName('opening', bookId) }]);
  const { posted } = (events as readonly OpeningEvent[]).reduce(
    openingDecider.evolve,
    openingDecider.initialState,
  );
  const accounts = posted?.accounts ?? [];
  const sumPaise = accounts.reduce((sum, { balancePaise }) => sum + balancePaise, 0);
  return {
    seq: events.at(-1)?.seq ?? 0,
    differencePaise: sumPaise,
    journals: [...(posted?.journalIds ?? [])],
  };
}
