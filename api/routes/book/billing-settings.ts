import type { BillingProfile } from '#core/book/index.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { TakesBackSettings } from '#api/http/body/taking-back.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { postingAccountsReply, settingsReply } from '#api/queries/as-of/settings.ts';
import { settingsTold } from '#api/queries/book/billing-settings.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { mountEInvoicing } from './e-invoicing.ts';
import { mountRetention } from './retention.ts';
import { mountReturns } from './returns.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type SettingsParts = RouteParts & { readonly mail: BillingSettings['mail'] };

export function mountBillingSettings(mount: Mount, parts: SettingsParts): void {
  const { db, mail } = parts;
  mountRetention(mount, parts);
  mountReturns(mount, parts);

  const read = async (bookId: number) =>
    settingsTold(await settingsOf(db, bookId), { mail, seq: await seqOf(db, bookId) });
  const takesBack: TakesBackSettings = async ({ book }) =>
    recordOf(onWire(contract.billingSettings, await read(book.id)));
  mountEInvoicing(mount, parts, { mail, takesBack });
  mountYears(mount, parts, takesBack);

  mount(contract.readBillingSettings, ({ book }) => read(book.id));

  mount(
    contract.changeBillingSettings,
    (asked) => {
      const { body, book } = asked;
      const data = { bookId: book.id as BookId, changes: changesOf(body) };
      const { expected } = body;
      const order = { command: { type: 'ChangeBillingProfile', data }, expected } as const;
      return answerCommand(parts, asked, order, (log) => settingsReply(log, mail));
    },
    { takesBack },
  );

  const readAccounts = async (bookId: number) => ({
    accounts: (await settingsOf(db, bookId)).postingAccounts,
    seq: await seqOf(db, bookId),
  });
  mount(contract.readPostingAccounts, ({ book }) => readAccounts(book.id));

  mount(
    contract.changePostingAccounts,
    (asked) => {
      const { body, book } = asked;
      const data = { bookId: book.id as BookId, accounts: body.accounts };
      const { expected } = body;
      const order = { command: { type: 'ChangePostingAccounts', data }, expected } as const;
      return answerCommand(parts, asked, order, postingAccountsReply);
    },
    { takesBack: async ({ book }) => recordOf(await readAccounts(book.id)) },
  );
}

/** What is set of a financial year: its turnover, first numbers and letter of undertaking. */
function mountYears(mount: Mount, parts: SettingsParts, takesBack: TakesBackSettings): void {
  const { mail } = parts;
  mount(
    contract.setTurnover,
    (asked) => {
      const { body, book } = asked;
      const { financialYear, amountPaise } = body;
      const data = { bookId: book.id as BookId, financialYear, amountPaise };
      const order = { command: { type: 'SetTurnover', data } } as const;
      return answerCommand(parts, asked, order, (log) => settingsReply(log, mail));
    },
    { takesBack },
  );

  mount(
    contract.setTaxDeduction,
    (asked) => {
      const { from, tan, expected } = asked.body;
      const data = { bookId: asked.book.id as BookId, from, tan };
      const order = { command: { type: 'SetTaxDeduction', data }, expected } as const;
      return answerCommand(parts, asked, order, (log) => settingsReply(log, mail));
    },
    { takesBack },
  );

  mount(
    contract.startSeries,
    (asked) => {
      const { body, book } = asked;
      const data = { bookId: book.id as BookId, document: body.series, startsAt: body.startsAt };
      const order = { command: { type: 'StartSeries', data } } as const;
      return answerCommand(parts, asked, order, (log) => settingsReply(log, mail));
    },
    { takesBack },
  );

  mount(
    contract.recordUndertaking,
    (asked) => {
      const { book } = asked;
      const { financialYear, reference, expected } = asked.body;
      const data = { bookId: book.id as BookId, financialYear, reference };
      const order = { command: { type: 'RecordUndertaking', data }, expected } as const;
      return answerCommand(parts, asked, order, (log) => settingsReply(log, mail));
    },
    { takesBack },
  );
}

/** What a form has seen is the book's record: whatever changed that since is told. */
const seqOf = async (db: RouteParts['db'], bookId: number): Promise<number> =>
  (await readBook(db, bookId))?.lastSeq ?? 0;

type Body = Parameters<Handler<typeof contract.changeBillingSettings>>[0]['body'];

/** Only what was given. */
const changesOf = ({ expected: _expected, ...given }: Body): Partial<BillingProfile> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
