// Every kind of read that a decision may need, by its name, and the answers that are at hand.
import type { RecordedEvent } from '#core/domain.ts';
import { aggregateOfStream } from '#core/domain.ts';
import type { AggregateName } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import * as accounts from './accounts.ts';
import { keyText } from './answer-store.ts';
import type { AnswerStore } from './answer-store.ts';
import * as assets from './assets.ts';
import * as billing from './billing.ts';
import type { ReadDefinition } from './definition.ts';
import { gstLedger } from './gst-ledger.ts';
import * as masters from './masters.ts';
import * as openItems from './open-items.ts';
import * as people from './people.ts';
import { instantActors } from './instants.ts';
import { journalChecker, postedJournal } from './journals.ts';
import * as stock from './stock.ts';

export const READS = {
  'account-by-name': accounts.accountByName,
  'account-types': accounts.accountTypeRows,
  'group-types': accounts.groupTypes,
  'chart-codes': accounts.chartCodes,
  'account-balance': accounts.accountBalance,
  'account-entries': accounts.accountEntries,
  'first-entry-within': accounts.firstEntryWithinDays,
  'accounts-of-type': accounts.accountsOfType,
  'customer-of-ledger': accounts.customerOfLedger,
  'role-accounts': accounts.roleAccounts,
  'gst-ledger': gstLedger,
  turnover: billing.turnover,
  'earlier-journals': billing.earlierJournals,
  'reversed-journal': billing.reversedJournal,
  'last-number': billing.lastNumber,
  credit: billing.creditById,
  'advance-use': billing.advanceUse,
  'open-item': openItems.openItemByKey,
  'oldest-bills': openItems.oldestBillsOfParty,
  'set-against-bills': openItems.setAgainstBills,
  'settling-streams': openItems.streamsSettledBy,
  'customer-uses': billing.customerUses,
  'entered-document': billing.enteredDocument,
  'notes-of-bill': billing.notesOfBill,
  'entries-of-bill': billing.entriesOfBill,
  'reverse-charged-bill': billing.reverseChargedBill,
  'first-payment': billing.firstPaymentOfBill,
  'tds-history': billing.tdsHistoryOf,
  'tds-deduction': billing.deductionOfBill,
  'bill-credit': billing.creditOfBill,
  'credit-moves': billing.creditMovesOfBill,
  'credit-sheet': billing.factsOfSheet,
  'last-document': billing.lastDocument,
  'person-by-email': people.personByEmail,
  'admin-count': people.adminCount,
  invitee: people.inviteeById,
  ...masters.MASTERS_BY_ID,
  batches: stock.batchesOfProduct,
  'product-register': stock.registerOfProduct,
  'master-by-name': masters.masterByName,
  'master-uses': masters.masterUses,
  lineage: masters.lineage,
  height: masters.height,
  specifications: masters.specifications,
  'marks-services': masters.marksServices,
  'valued-products': masters.valuedProducts,
  'challan-of-invoice': stock.deliveredBefore,
  'last-stock-journal': stock.lastStockJournal,
  'goods-costs': stock.costsOfGoods,
  'batches-in-books': stock.batchesInBooks,
  'stock-of-books': stock.stockRegistered,
  'posted-journal': postedJournal,
  'journal-checker': journalChecker,
  'instant-actors': instantActors,
  'register-assets': assets.registerAssets,
  'hand-depreciation': assets.handDepreciated,
  'first-day': assets.firstDay,
  'profit-of-year': assets.profitOfYearPosted,
} as const;

export type ReadKind = keyof typeof READS;
type KeyOf<Of extends ReadKind> = Parameters<(typeof READS)[Of]['load']>[1][number]['key'];
type AnswerOf<Of extends ReadKind> = {
  [Kind in Of]: Awaited<ReturnType<(typeof READS)[Kind]['load']>>[number];
}[Of];

/** One question to the read tables, as plain data. */
export type Read<Of extends ReadKind = ReadKind> = {
  [Kind in Of]: { readonly of: Kind; readonly key: KeyOf<Kind> };
}[Of];

/** Any definition, where it does not matter of which kind. */
export const definitionOf = (of: ReadKind): ReadDefinition<unknown, unknown> =>
  READS[of] as ReadDefinition<unknown, unknown>;

/** What is at hand of a book: for this transaction, and what the book remembers between drains. */
type AnswersAtHand = {
  readonly answers: AnswerStore;
  readonly memory: { readonly answers: AnswerStore };
};

const storeFor = ({ answers, memory }: AnswersAtHand, of: string): AnswerStore =>
  definitionOf(of as ReadKind).isKept === true ? memory.answers : answers;

const find = (at: AnswersAtHand, { of, key }: Read) => storeFor(at, of).get(of)?.get(keyText(key));

export const isAtHand = (at: AnswersAtHand, read: Read): boolean => find(at, read) !== undefined;

/** @returns the answer of a read that the command's needs have named. */
export function answerTo<Of extends ReadKind>(at: AnswersAtHand, read: Read<Of>): AnswerOf<Of> {
  const found = find(at, read as Read);
  invariant(found !== undefined, `The answer to ${read.of} is at hand: the needs have named it.`);
  return found.answer as AnswerOf<Of>;
}

export function keepAnswer(at: AnswersAtHand, { of, key }: Read, answer: unknown): void {
  const store = storeFor(at, of);
  const ofKind = store.get(of) ?? new Map();
  store.set(of, ofKind.set(keyText(key), { key, answer }));
}

const KINDS = Object.keys(READS) as readonly ReadKind[];

/** The kinds of read that an event on a stream of a category may change. */
const kindsBy = (isMeant: (definition: ReadDefinition<unknown, unknown>) => boolean) =>
  Map.groupBy(
    KINDS.filter((of) => isMeant(definitionOf(of))).flatMap((of) =>
      definitionOf(of).dependsOn.map((category) => ({ of, category })),
    ),
    ({ category }) => category,
  );

type KindsByCategory = ReadonlyMap<AggregateName, readonly { readonly of: ReadKind }[]>;
const CHANGED_IN_BOOK: KindsByCategory = kindsBy(() => true);
const CHANGED_ELSEWHERE: KindsByCategory = kindsBy(({ acrossBooks }) => acrossBooks === true);

/** Brings the answers up to date with an event; what cannot be folded is read anew when needed. */
export function foldAnswers(at: AnswersAtHand, event: ProjectedEvent, isOwn: boolean): void {
  const { category } = aggregateOfStream((event as RecordedEvent).stream);
  const kinds = (isOwn ? CHANGED_IN_BOOK : CHANGED_ELSEWHERE).get(category) ?? [];
  for (const { of } of kinds) {
    const answers = storeFor(at, of).get(of);
    if (answers === undefined) continue;
    const { fold, keysTouchedBy } = definitionOf(of);
    for (const text of keysTouchedBy?.(event)?.map(keyText) ?? answers.keys()) {
      const before = answers.get(text);
      if (before === undefined) continue;
      const after = fold?.(before.answer, before.key, event);
      if (after === undefined) answers.delete(text);
      else answers.set(text, { key: before.key, answer: after });
    }
  }
}
