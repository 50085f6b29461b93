// What other folders may import of the journals.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { journalEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { journalUpcasters } from './upcast.ts';

export const journalDecider = { initialState, decide, evolve, streamOf };

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
export type { GstPart, JournalEvent } from './events.ts';
export type { GstFacts, JournalCommand, JournalFacts } from './commands.ts';
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
export type { JournalRejection } from './rejections.ts';
export type { JournalState } from './evolve.ts';
