// How a journal of an older version reads in the newest, and how a new one is told to a server that
// reads only the older.
import { isSame } from '../kernel/decider.ts';
import { invariant } from '../kernel/invariant.ts';
import { parsedBy, upcaster } from '../kernel/upcaster.ts';
import { journalPostedV1, journalPostedV7 } from './events.ts';
import { sourceKindV2 } from './terms.ts';
import type { JournalPosted, JournalPostedV1, JournalPostedV2, JournalPostedV7 } from './events.ts';
import type { SourceKindV2, JournalTypeV7 } from './terms.ts';

/** What version 1 called a credit note; every other kind was spelt as it is now. */
const CREDIT_NOTE_V1 = 'credit note';

/** Version 1 called the journals of invoices and credit notes plain journals. */
const TYPES: Readonly<Record<SourceKindV2, JournalTypeV7>> = {
  invoice: 'sales',
  'credit-note': 'credit-note',
  'debit-note': 'debit-note',
  payment: 'receipt',
  receipt: 'receipt',
};

/** @returns version 2: the source's kind from the closed list, and the type that goes with it. */
function journalPostedFromV1(old: JournalPostedV1): JournalPostedV2 {
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
function journalPostedToV1(data: JournalPostedV2): JournalPostedV1 | null {
  const { source } = data;
  const isReceipt = source?.kind === 'payment' || source?.kind === 'receipt';
  const written = source && {
    voucherType: isReceipt ? 'receipt' : 'journal',
    source: { ...source, kind: source.kind === 'credit-note' ? CREDIT_NOTE_V1 : source.kind },
  };
  const old = parsedBy<JournalPostedV1>(journalPostedV1)({ ...data, ...written });
  return old !== null && isSame(journalPostedFromV1(old), data) ? old : null;
}

/** @returns version 8: what the whole of a journal did is one part, of no period that was said. */
function journalPostedFromV7({ gst, ...data }: JournalPostedV7): JournalPosted['data'] {
  if (gst === undefined) return data;
  const lines = data.entries.map((_, index) => index + 1);
  return { ...data, gst: [{ mark: gst, period: null, lines }] };
}

/** @returns version 7 of a posted journal; null when version 7 cannot say all of it. */
function journalPostedToV7(data: JournalPosted['data']): JournalPostedV7 | null {
  const { gst, ...rest } = data;
  const old = parsedBy<JournalPostedV7>(journalPostedV7)(
    gst === undefined ? rest : { ...rest, gst: gst[0]?.mark },
  );
  return old !== null && isSame(journalPostedFromV7(old), data) ? old : null;
}

export const journalUpcasters = [
  upcaster('JournalPosted', 1, { up: journalPostedFromV1, down: journalPostedToV1 }),
  upcaster('JournalPosted', 7, { up: journalPostedFromV7, down: journalPostedToV7 }),
] as const;
