// What is typed of opening balances is kept on this device until it is saved or posted, so that
// leaving the page loses nothing. Of the accounts only those are kept that were typed in.
import { useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';
import type { BalanceTexts } from './figures.ts';
import type { StockText } from './stock.ts';

export type OpeningFields = {
  readonly begins: string;
  readonly texts: BalanceTexts;
  readonly stock: readonly StockText[];
};

const texts = z.string();
const keptBill = z.object({
  key: z.number(),
  id: z.number().nullable(),
  number: texts,
  date: texts,
  due: texts,
  amount: texts,
});
const keptStock = z.object({
  key: z.number(),
  productId: z.number().nullable(),
  godown: texts,
  batch: texts,
  quantity: texts,
  value: texts,
});
const keptFields = z.object({
  begins: texts,
  accounts: z.array(
    z.object({
      id: z.number(),
      text: z.object({ debit: texts, credit: texts, bills: z.array(keptBill) }),
    }),
  ),
  stock: z.array(keptStock).nullable(),
});

export function useKeptOpening(bookId: number, begin: () => OpeningFields) {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const key = { form: 'opening-balances', personId, bookId };
  const [base, setBase] = useState(begin);
  const [kept] = useState(() => readDraft(key, keptFields));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const [fields, setShown] = useState(() => (kept === null ? base : over(base, kept.draft)));

  // Two changes of one event must both be kept.
  const latest = useRef(fields);
  const setFields = (change: (now: OpeningFields) => OpeningFields) => {
    latest.current = change(latest.current);
    setShown(latest.current);
    keepDraft(key, changedFrom(base, latest.current));
  };
  /** What was sent is safe; what was typed since then is kept as before. */
  const saved = (sent: OpeningFields) => {
    setBase(sent);
    setRestoredAt(null);
    if (latest.current === sent) dropDraft(key);
    else keepDraft(key, changedFrom(sent, latest.current));
  };
  /** Begins anew with what the books have now. */
  const load = (theirs: OpeningFields) => {
    setBase(theirs);
    latest.current = theirs;
    setShown(theirs);
    setRestoredAt(null);
    dropDraft(key);
  };
  /** Others changed what the form began with, and what was typed stays typed. */
  const rebase = (nextBase: OpeningFields, typed: OpeningFields) => {
    setBase(nextBase);
    latest.current = typed;
    setShown(typed);
    keepDraft(key, changedFrom(nextBase, typed));
  };
  const startAfresh = () => {
    dropDraft(key);
    setRestoredAt(null);
    latest.current = base;
    setShown(base);
  };
  return { fields, setFields, saved, load, rebase, restoredAt, startAfresh };
}

const changedFrom = (base: OpeningFields, { begins, texts: now, stock }: OpeningFields) => ({
  begins,
  accounts: [...now]
    .filter(([id, text]) => base.texts.get(id) !== text)
    .map(([id, text]) => ({ id, text })),
  stock: stock === base.stock ? null : stock,
});

const over = (base: OpeningFields, kept: z.output<typeof keptFields>): OpeningFields => ({
  begins: kept.begins,
  texts: new Map([...base.texts, ...kept.accounts.map(({ id, text }) => [id, text] as const)]),
  stock: kept.stock ?? base.stock,
});
