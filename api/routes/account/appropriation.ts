// The terms of a partnership, and dividing the profit of a year by them.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, parseFinancialYear, yearPeriod } from '#core/kernel/financial-year.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import * as contract from '#api/contract/account/reports/appropriation.ts';
import type { PostingWritten } from '#api/contract/wire/acts.ts';
import type { Mount } from '#api/http/mount.ts';
import { rejectionWords } from '#api/http/rejections/words.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import {
  readAppropriationOf,
  registerPaiseOf,
} from '#api/queries/ledgers/statements/appropriation/appropriation.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { statementSnapshot } from '#api/queries/ledgers/statements/read-nets.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountAppropriation(mount: Mount, parts: RouteParts): void {
  const { db } = parts;

  mount(contract.readAppropriation, ({ book, query: { year } }) =>
    readAppropriationOf(db, book.id, {
      year: year === undefined ? null : parseFinancialYear(year),
      words: rejectionWords,
    }),
  );

  mount(contract.postAppropriation, async (asked) => {
    const { year, profitPaise } = asked.body;
    const today = await readTodayInIndia(db);
    const period = yearPeriod(parseFinancialYear(year) ?? financialYearOf(today));
    const days = [dayBefore(period.from), period.to];
    const bookId = asked.book.id as BookId;
    // What the register says is valued before the writer decides: it cannot wait for it.
    const registerPaise = await statementSnapshot(db, { bookId, days }, (tables) =>
      registerPaiseOf(tables, bookId, period),
    );
    const [journalId] = (await parts.nextIds('journal', 1)) as JournalId[];
    invariant(journalId !== undefined, 'An id is given for each that is asked.');
    const data = { bookId, through: period.to, profitPaise, registerPaise, journalId };
    return answerCommand(parts, asked, { command: { type: 'PostAppropriation', data } }, written);
  });

  mount(contract.setPartnershipTerms, (asked) => {
    const data = { bookId: asked.book.id as BookId, ...asked.body };
    const command = { type: 'SetPartnershipTerms', data } as const;
    return answerCommand(parts, asked, { command }, () => asked.body);
  });
}

/** @returns what the command recorded, from its events alone. */
function written({ events }: LogAsOf): PostingWritten {
  const act = events.find(({ type }) => type === 'ProfitAppropriated');
  invariant(act?.type === 'ProfitAppropriated', 'An appropriation records an event of its own.');
  return { number: act.data.number, journals: [act.data.journalId], seq: act.seq };
}
