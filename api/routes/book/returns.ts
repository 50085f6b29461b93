import type { Command } from '#core/domain.ts';
import { dateOf } from '#core/kernel/calendar-date.ts';
import { financialYearOf, parseFinancialYear } from '#core/kernel/financial-year.ts';
import type { FinancialYear } from '#core/kernel/financial-year.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/book/returns.ts';
import type { Mount } from '#api/http/mount.ts';
import { returnsReply } from '#api/queries/as-of/settings.ts';
import { readReturns } from '#api/queries/book/returns.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type ReplyYear = { readonly year: FinancialYear; readonly expected: number | undefined };

export function mountReturns(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: Command, { year, expected }: ReplyYear) =>
    answerCommand(parts, caller, { command, expected }, (log) => returnsReply(log, year));

  mount(contract.readReturns, ({ book, query }) => {
    const year = query.year === undefined ? null : parseFinancialYear(query.year);
    return readReturns(parts.db, book.id, year);
  });

  mount(
    contract.setFilingFrequency,
    (asked) => {
      const { frequency, from, expected } = asked.body;
      const data = { bookId: asked.book.id as BookId, frequency, from };
      const year = financialYearOf(data.from);
      return answer(asked, { type: 'SetFilingFrequency', data }, { year, expected });
    },
    {
      takesBack: async ({ book }) =>
        recordOf(onWire(contract.bookReturns, await readReturns(parts.db, book.id, null))),
    },
  );

  mount(contract.markReturnFiled, (asked) => {
    const { returnKind, period, filedOn, arn, expected } = asked.body;
    const bookId = asked.book.id as BookId;
    const data = { bookId, returnKind, period, filedOn, arn };
    const shown = { year: yearOf(period), expected };
    return answer(asked, { type: 'MarkReturnFiled', data }, shown);
  });

  mount(contract.reverseReturnFiling, (asked) => {
    const { returnKind, period, reason, expected } = asked.body;
    const data = { bookId: asked.book.id as BookId, returnKind, period, reason };
    const shown = { year: yearOf(period), expected };
    return answer(asked, { type: 'ReverseReturnFiling', data }, shown);
  });
}

/** @param period as `072026`. */
const yearOf = (period: string): FinancialYear =>
  financialYearOf(dateOf(Number(period.slice(2)), Number(period.slice(0, 2)), 1));
