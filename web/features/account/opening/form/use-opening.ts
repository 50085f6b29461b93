// What is typed of the opening balances, what it comes to, and what of it cannot be read.
import type { Account } from '#api/contract/account/account.ts';
import { readOpening } from '#api/contract/account/opening.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { call } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import {
  balanceFault,
  balancePaise,
  NO_TEXT,
  textsOf,
  accountsTyped,
  withPostedIds,
} from './figures.ts';
import type { BalanceText, BalanceTexts } from './figures.ts';
import { stockFault, stockPaise, stockTextsOf, stockTyped } from './stock.ts';
import type { StockText } from './stock.ts';
import { useKeptOpening } from './use-kept-opening.ts';
import type { OpeningFields } from './use-kept-opening.ts';
import { useWrites } from './use-writes.ts';
import type { OpeningVersion } from './use-writes.ts';

type Props = {
  readonly bookId: number;
  readonly beginsOn: string | null;
  readonly document: OpeningDocument;
  readonly accounts: readonly Account[];
};

export function useOpening({ bookId, beginsOn, document, accounts }: Props) {
  const today = todayInIndia();
  const fieldsOf = (read: OpeningDocument): OpeningFields => {
    const first = read.beginsOn ?? beginsOn;
    const begins = dayText(first);
    return { begins, texts: textsOf(read, accounts), stock: stockTextsOf(read) };
  };
  const versionOf = (read: OpeningDocument): OpeningVersion => ({
    seq: read.seq,
    isPosted: read.posted !== null,
    posted: read.posted,
    fields: () => fieldsOf(read),
  });
  const form = useKeptOpening(bookId, () => fieldsOf(document));
  const { fields, setFields } = form;
  const textOf = (accountId: number): BalanceText => fields.texts.get(accountId) ?? NO_TEXT;
  const setTexts = (change: (now: BalanceTexts) => BalanceTexts) =>
    setFields((now) => ({ ...now, texts: change(withPostedIds(now.texts, document.posted)) }));
  const paise = accounts.map((account) => balancePaise(account, textOf(account.id)));
  const fault = () => firstFault(accounts, fields, textOf);
  const writes = useWrites({
    editing: {
      begun: versionOf(document),
      latest: async () => {
        const read = await call(readOpening, { query: { book_id: bookId } });
        if (!read.ok) return read;
        void invalidate(readOpening);
        return { ok: true, value: versionOf(read.value) };
      },
      fieldsOf: (version) => version.fields(),
      seqOf: ({ seq }) => seq,
    },
    form,
    typed: ({ begins, texts, stock }, { posted }) => ({
      figures: {
        bookId,
        accounts: accountsTyped(accounts, withPostedIds(texts, posted ?? document.posted), today),
        stock: stockTyped(stock),
      },
      beginsDay: parseDate(begins, today),
    }),
    // What the server could not take stays kept here.
    onWritten: (sent) => fault() === null && form.saved(sent),
  });
  return {
    ...writes,
    today,
    beginsDay: parseDate(fields.begins, today),
    fault,
    textOf,
    setTexts,
    restoredAt: form.restoredAt,
    startAfresh: form.startAfresh,
    begins: fields.begins,
    setBegins: (begins: string) => setFields((now) => ({ ...now, begins })),
    stock: fields.stock,
    setStock: (change: (now: readonly StockText[]) => readonly StockText[]) =>
      setFields((now) => ({ ...now, stock: change(now.stock) })),
    stockPaise: fields.stock.reduce((sum, line) => sum + stockPaise(line), 0),
    debitPaise: paise.reduce((sum, one) => sum + Math.max(one, 0), 0),
    creditPaise: paise.reduce((sum, one) => sum + Math.max(-one, 0), 0),
    setText: (accountId: number, change: Partial<BalanceText>) =>
      setTexts((now) =>
        new Map(now).set(accountId, { ...(now.get(accountId) ?? NO_TEXT), ...change }),
      ),
  };
}

type OpeningFault = { readonly accountId: number | null; readonly text: string };

function firstFault(
  accounts: readonly Account[],
  { texts, stock }: { readonly texts: BalanceTexts; readonly stock: readonly StockText[] },
  textOf: (accountId: number) => BalanceText,
): OpeningFault | null {
  const today = todayInIndia();
  for (const { id, name } of texts.size === 0 ? [] : accounts) {
    const what = balanceFault(textOf(id), today);
    if (what !== null) return { accountId: id, text: `${name}: ${what}.` };
  }
  for (const [at, line] of stock.entries()) {
    const what = stockFault(line);
    if (what !== null) return { accountId: null, text: `Stock, line ${at + 1}: ${what}.` };
  }
  return null;
}

export type OpeningForm = ReturnType<typeof useOpening>;
