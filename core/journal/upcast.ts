// How a journal of an older version reads in the newest, and how a new one is told to a server that
// reads only the older.
import { isSame } from '../kernel/decider.ts';
import { invariant } from '../kernel/invariant.ts';
import { upcaster } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import {
  journalPostedV1,
  journalPostedV2,
  journalPostedV3,
  journalPostedV4,
  journalPostedV5,
} from './events.ts';
import { sourceKindV2 } from './terms.ts';
import type {
  JournalPosted,
  JournalPostedV1,
  JournalPostedV2,
  JournalPostedV3,
  JournalPostedV4,
  JournalPostedV5,
} from './events.ts';
import type { SourceKindV2, VoucherType } from './terms.ts';

/** What version 1 called a credit note; every other kind was spelt as it is now. */
const CREDIT_NOTE_V1 = 'credit note';

/** Version 1 called the journals of invoices and credit notes plain journals. */
const TYPES: Readonly<Record<SourceKindV2, VoucherType>> = {
  invoice: 'sales',
  'credit-note': 'credit-note',
  'debit-note': 'debit-note',
  payment: 'receipt',
  receipt: 'receipt',
};

/** @returns version 2: the source's kind from the closed list, and the type that goes with it. */
export function journalPostedFromV1(old: JournalPostedV1): JournalPostedV2 {
  const { source, ...data } = old;
  if (source === undefined) return data;
  const kind = kindFromV1(source.kind);
  return { ...data, voucherType: TYPES[kind], source: { ...source, kind } };
}

function kindFromV1(written: string): SourceKindV2 {
  const kind = sourceKindV2.safeParse(written === CREDIT_NOTE_V1 ? 'credit-note' : written);
  invariant(kind.success, `A journal is not made by '${written}'.`);
  return kind.data;
}

/** @returns version 1 of a posted journal; null when version 1 cannot say all of it. */
export function journalPostedToV1(data: JournalPostedV2): JournalPostedV1 | null {
  const { source } = data;
  const isReceipt = source?.kind === 'payment' || source?.kind === 'receipt';
  const written = source && {
    voucherType: isReceipt ? 'receipt' : 'journal',
    source: { ...source, kind: source.kind === 'credit-note' ? CREDIT_NOTE_V1 : source.kind },
  };
  const old = journalPostedV1.safeParse({ ...data, ...written });
  return old.success && isSame(journalPostedFromV1(old.data), data) ? old.data : null;
}

/** @returns version 2, which knows fewer documents; null when it cannot say all of the journal. */
function journalPostedToV2(data: JournalPostedV3): JournalPostedV2 | null {
  const old = journalPostedV2.safeParse(data);
  return old.success ? old.data : null;
}

export const journalUpcasters: readonly Upcaster[] = [
  upcaster('JournalPosted', 1, { up: journalPostedFromV1, down: journalPostedToV1 }),
  upcaster('JournalPosted', 2, {
    up: (old: JournalPostedV2): JournalPostedV3 => old,
    down: journalPostedToV2,
  }),
  upcaster('JournalPosted', 3, {
    up: (old: JournalPostedV3): JournalPostedV4 => old,
    down: (data: JournalPostedV4): JournalPostedV3 | null =>
      journalPostedV3.safeParse(data).data ?? null,
  }),
  upcaster('JournalPosted', 4, {
    up: (old: JournalPostedV4): JournalPostedV5 => old,
    down: (data: JournalPostedV5): JournalPostedV4 | null =>
      journalPostedV4.safeParse(data).data ?? null,
  }),
  upcaster('JournalPosted', 5, {
    up: (old: JournalPostedV5): JournalPosted['data'] => old,
    down: (data: JournalPosted['data']): JournalPostedV5 | null =>
      journalPostedV5.safeParse(data).data ?? null,
  }),
];
