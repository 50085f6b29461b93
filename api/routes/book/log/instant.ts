// Moments of a book that people know by name: listed, given and withdrawn.
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import type { NameOfInstant } from '#api/contract/book/log/instants.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { LogAsOf, LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readNamedMoments as namedMomentsOf } from '#api/queries/book/log/named-moments.ts';
import { findMoment } from '#api/queries/past/find-moment.ts';
import { answerAgain, answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { readChainOf } from '#api/store/chain/walk-events.ts';
import type { ComparingCallParts } from './named-moments-in.ts';

const { readNamedMoments, nameInstant, withdrawInstantName } = instantEndpoints;

type InstantParts = RouteParts & LogParts & Pick<ComparingCallParts, 'pool'>;

export function mountInstants(mount: Mount, parts: InstantParts): void {
  mount(readNamedMoments, ({ book, person }) => namedMomentsOf(parts, book.id, person.id));

  mount(nameInstant, async (asked) => {
    const { book, body, context } = asked;
    const at = body.at ?? String((await readChainOf(parts.sql, book.id)).seq);
    const moment = await findMoment(parts.pool, book.id, at);
    if (!moment.ok) {
      const refused = () => replyProblem(context, invalidField('at', moment.rejection));
      return answerAgain(parts, asked, { bookId: book.id, reply: namedReply, refused });
    }
    const data = { bookId: book.id as BookId, eventSeq: moment.value.seq, name: body.name.trim() };
    return answerCommand(
      parts,
      asked,
      { command: { type: 'NameInstant', data } as const },
      namedReply,
    );
  });

  mount(withdrawInstantName, (asked) => {
    const { book, body, person } = asked;
    const data = {
      bookId: book.id as BookId,
      name: body.name.trim(),
      by: person.id as PersonId,
    };
    const command = { type: 'WithdrawInstantName', data } as const;
    return answerCommand(parts, asked, { command }, namedReply);
  });
}

function namedReply({ events: [event] }: LogAsOf): NameOfInstant {
  invariant(
    event?.type === 'InstantNamed' || event?.type === 'InstantNameWithdrawn',
    'A name is given or withdrawn.',
  );
  const { name, eventSeq } = event.data;
  return { name, event: eventSeq, seq: event.seq };
}
