// What other folders may import of the journals.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { JournalCommand, JournalFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { journalEventSchemas } from './events.ts';
import type { JournalEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { JournalState } from './evolve.ts';
import type { JournalRejection } from './rejections.ts';
import { journalUpcasters } from './upcast.ts';

export const journalDecider: Decider<
  JournalState,
  JournalCommand,
  JournalEvent,
  JournalFacts,
  JournalRejection
> = { initialState, decide, evolve, streamOf };

export const journalAggregate = aggregate({
  category: 'journal',
  decider: journalDecider,
  schemas: journalEventSchemas,
  upcasters: journalUpcasters,
  commands: {
    PostJournal: 'PostJournal',
    ReverseJournal: 'ReverseJournal',
    CorrectJournal: 'CorrectJournal',
  },
});

export { mayReachLimit } from './entries/check.ts';
export { fitsLines, fittingType } from './voucher-types.ts';
export { mirroredEntries } from './mirrored.ts';
export { SOURCE_NAMES } from './source-names.ts';
export { creditRule, gstMark, ITEM_SOURCES, sourceKind, voucherType } from './terms.ts';
export { gstPartsOf, periodOfPart } from './gst/parts.ts';
export type { AskedGstPart } from './gst/asked-parts.ts';
export type { WholeGstPart } from './gst/parts.ts';
export type { GstPart } from './events.ts';
export type { GstFacts } from './commands.ts';
export type {
  Side,
  CreditRule,
  GstMark,
  HandPostedType,
  SourceKind,
  VoucherType,
} from './terms.ts';
export type { JournalPosted, JournalReversed } from './events.ts';
export type { Entry, Reference } from './entries/entries.ts';
export { settledItem } from './entries/references.ts';
export {
  referenceTargetRefusal,
  refundRefusal,
  settlingParts,
  undoRefusal,
} from './entries/settling.ts';
export type { OpenTarget, SettlingPart, SettlingTarget } from './entries/settling.ts';
export type { NamedItem } from './entries/references.ts';
export type { JournalAccount, SettlingIds } from './commands.ts';
export type { JournalCommand, JournalEvent, JournalFacts, JournalRejection, JournalState };
