// What is the same of every kind that posts: its commands and events, named after it, and how one
// follows from the other. A kind says what its drafts and posted documents hold, and its rules.
import type { VoucherType } from '../journal/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Decider } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { streamName } from '../kernel/ids.ts';
import type { Id, JournalId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { DocumentKind } from './document-kind.ts';
import type { TradeEntry } from './effects.ts';
import { decideLifecycle } from './lifecycle.ts';
import type {
  PostedTradeDocument,
  TradeAct,
  TradeRejection,
  TradeState,
  TradeStep,
} from './lifecycle.ts';
import type { TradeKind } from './terms.ts';

type Named<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly documentId: Id<TradeKind> } & Readonly<Data>;
};

/** Where a journal is given it is posted at once, and nothing is left if it is refused. */
type Draft<Name extends string, Said> = Named<
  `Draft${Name}`,
  { draft: Said; journalId: JournalId | null }
>;
/** Replaces the whole draft. */
type Change<Name extends string, Said> = Named<`Change${Name}`, { draft: Said }>;
type Post<Name extends string> = Named<`Post${Name}`, { journalId: JournalId }>;
/** Takes back all that it did, on a day that the person gives; null is today. */
type Reverse<Name extends string> = Named<
  `Reverse${Name}`,
  { reason: string; reversedOn: CalendarDate | null; reversalId: JournalId }
>;
type Discard<Name extends string> = Named<`Discard${Name}`, { reason: string }>;

/** What may be asked of a document, as `PostPurchaseBill`. */
export type TradeCommand<Name extends string, Said> =
  | Draft<Name, Said>
  | Change<Name, Said>
  | Post<Name>
  | Reverse<Name>
  | Discard<Name>;

type DraftedData<Said, More> = { readonly documentId: number; readonly draft: Said } & More;
type ReversedData<Document extends PostedTradeDocument, More> = PostedTradeDocument &
  Pick<Document, 'journalId'> & { readonly reversedOn: string; readonly reason: string } & More;
/** A journal of a document that is taken back, and when. */
export type ReversedJournal = {
  readonly documentId: number;
  readonly journalId: number;
  readonly reversedOn: string;
  readonly reason: string;
};
type DiscardedData = { readonly documentId: number; readonly reason: string };

type Drafted<Name extends string, Said, More> =
  | DomainEvent<`${Name}Drafted`, DraftedData<Said, More>>
  | DomainEvent<`${Name}DraftChanged`, DraftedData<Said, More>>;
type Posted<Name extends string, Document> = DomainEvent<`${Name}Posted`, Document>;
type Reversed<Name extends string, Document extends PostedTradeDocument, More> = DomainEvent<
  `${Name}Reversed`,
  ReversedData<Document, More>
>;
type Discarded<Name extends string> = DomainEvent<`${Name}Discarded`, DiscardedData>;

/** What happens to a document, as `PurchaseBillPosted`. */
type TradeEvent<
  Name extends string,
  Said,
  OfDraft,
  Document extends PostedTradeDocument,
  OfReversal,
> =
  | Drafted<Name, Said, OfDraft>
  | Posted<Name, Document>
  | Reversed<Name, Document, OfReversal>
  | Discarded<Name>;

type TradeFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** What is settled of its open item, in paise. */
  readonly settledPaise: number;
};

type PostingKind<
  Name extends string,
  Said,
  OfDraft,
  Document extends PostedTradeDocument,
  OfReversal,
  Facts,
  Rejection,
> = {
  readonly kind: DocumentKind<Document>;
  /** What its events and commands are named by. */
  readonly name: Name;
  /** The versions of its events that hold a draft and the posted document; 1 where none is said. */
  readonly versions?: { readonly drafted: number; readonly posted: number };
  /** The first refusal of what a draft may hold at all. */
  readonly draftRefusal: (draft: Said) => Rejection | null;
  /** What the event of a draft says beside the draft. */
  readonly ofDraft: (draft: Said, facts: Facts) => OfDraft;
  /** The document as it is posted, or what the kind refuses of it. */
  readonly posted: (
    ids: { readonly documentId: number; readonly journalId: JournalId },
    draft: Said,
    facts: Facts,
  ) => Result<Document, Rejection>;
  /** What is taken back before it can be. */
  readonly reversalRefusal?: (posted: Document, facts: Facts, on: CalendarDate) => Rejection | null;
  /** What the event of its reversal says beside what it was. */
  readonly ofReversal: (posted: Document) => OfReversal;
};

/** A journal of a document beside its own: what is owed by it is paid, or it is put right. */
type TradeEntryBeside = {
  readonly documentId: number;
  readonly number: string;
  readonly journalId: number;
  readonly voucherType: VoucherType;
  readonly dated: string;
  readonly narration: string;
  readonly entries: readonly TradeEntry[];
};

/** What a document asks of the ledger: its journal, or that this is reversed. */
export type TradePosting<Document> =
  | { readonly post: Document }
  | { readonly beside: TradeEntryBeside }
  | { readonly reverse: ReversedJournal };

/** @returns what a command of a kind asks of a document. */
function actOf<Name extends string, Said>(
  name: Name,
  command: TradeCommand<Name, Said>,
): TradeAct<Said> {
  type Command = TradeCommand<Name, Said>;
  const drafts = (one: Command): one is Draft<Name, Said> => one.type === `Draft${name}`;
  const changes = (one: Command): one is Change<Name, Said> => one.type === `Change${name}`;
  const posts = (one: Command): one is Post<Name> => one.type === `Post${name}`;
  const reverses = (one: Command): one is Reverse<Name> => one.type === `Reverse${name}`;
  if (drafts(command)) return { act: 'draft', ...command.data };
  if (changes(command)) return { act: 'change', ...command.data };
  if (posts(command)) return { act: 'post', ...command.data };
  if (reverses(command)) return { act: 'reverse', ...command.data };
  return { act: 'discard', ...command.data };
}

/** @returns what makes an event of each step of a document. */
const eventsNamed =
  <
    Name extends string,
    Said,
    OfDraft,
    Document extends PostedTradeDocument,
    OfReversal,
    Facts,
    Rejection,
  >({
    name,
    versions = { drafted: 1, posted: 1 },
    ofDraft,
    ofReversal,
  }: PostingKind<Name, Said, OfDraft, Document, OfReversal, Facts, Rejection>) =>
  (
    step: TradeStep<Said, Document>,
    documentId: number,
    facts: Facts,
  ): TradeEvent<Name, Said, OfDraft, Document, OfReversal> => {
    switch (step.step) {
      case 'drafted':
      case 'changed': {
        const data = { documentId, draft: step.draft, ...ofDraft(step.draft, facts) };
        const version = versions.drafted;
        return step.step === 'drafted'
          ? { type: `${name}Drafted`, version, data }
          : { type: `${name}DraftChanged`, version, data };
      }
      case 'posted':
        return { type: `${name}Posted`, version: versions.posted, data: step.posted };
      case 'reversed': {
        const { number, accountId, postedOn } = step.posted;
        const journalId: Document['journalId'] = step.posted.journalId;
        const was = { documentId, number, accountId, journalId, postedOn };
        const reversed = { ...was, reversedOn: step.on, reason: step.why };
        const data = { ...reversed, ...ofReversal(step.posted) };
        return { type: `${name}Reversed`, version: 1, data };
      }
      case 'discarded':
        return { type: `${name}Discarded`, version: 1, data: { documentId, reason: step.why } };
    }
  };

/** @returns how events of a kind are folded, and what each asks of the ledger. */
function readingOf<
  Name extends string,
  Said,
  OfDraft,
  Document extends PostedTradeDocument,
  OfReversal,
>(name: Name) {
  type Event = TradeEvent<Name, Said, OfDraft, Document, OfReversal>;
  type State = TradeState<Said, Document>;
  const isDrafted = (one: Event): one is Drafted<Name, Said, OfDraft> =>
    one.type === `${name}Drafted` || one.type === `${name}DraftChanged`;
  const isPosted = (one: Event): one is Posted<Name, Document> => one.type === `${name}Posted`;
  const isReversed = (one: Event): one is Reversed<Name, Document, OfReversal> =>
    one.type === `${name}Reversed`;
  return {
    evolve: (state: State, event: Event): State => {
      if (isDrafted(event)) {
        const isChange = event.type === `${name}DraftChanged`;
        if (isChange && state.status === 'absent') return state;
        return { status: 'draft', draft: event.data.draft };
      }
      if (isPosted(event)) return { status: 'posted', posted: event.data };
      if (isReversed(event)) return 'posted' in state ? { ...state, status: 'reversed' } : state;
      return 'draft' in state ? { ...state, status: 'discarded' } : state;
    },
    postingOf: (event: Event): TradePosting<Document> | null => {
      // Without a journal there is nothing to post, and nothing to reverse.
      if (isPosted(event)) return event.data.journalId === null ? null : { post: event.data };
      if (!isReversed(event)) return null;
      const { documentId, journalId, reversedOn, reason } = event.data;
      return journalId === null ? null : { reverse: { documentId, journalId, reversedOn, reason } };
    },
  };
}

/** @returns the right that each command needs: whoever drafts writes and discards the draft. */
const rightsNamed = <const Name extends string>(name: Name) => ({
  ...named(`Draft${name}`, `Draft${name}`),
  ...named(`Change${name}`, `Draft${name}`),
  ...named(`Post${name}`, `Post${name}`),
  ...named(`Reverse${name}`, `Reverse${name}`),
  ...named(`Discard${name}`, `Draft${name}`),
});

const named = <const Key extends string, const Value>(key: Key, value: Value) =>
  ({ [key]: value }) as Readonly<Record<Key, Value>>;

/** @returns the decider of a kind, what it asks of the ledger, what it posts, and its rights. */
export function postingKind<
  const Name extends string,
  Said,
  OfDraft,
  Document extends PostedTradeDocument,
  OfReversal,
  Facts extends TradeFacts,
  Rejection,
>(declared: PostingKind<Name, Said, OfDraft, Document, OfReversal, Facts, Rejection>) {
  const { kind, name } = declared;
  const { evolve, postingOf } = readingOf<Name, Said, OfDraft, Document, OfReversal>(name);
  const eventOf = eventsNamed(declared);
  const decider: Decider<
    TradeState<Said, Document>,
    TradeCommand<Name, Said>,
    TradeEvent<Name, Said, OfDraft, Document, OfReversal>,
    Facts,
    Rejection | TradeRejection
  > = {
    initialState: { status: 'absent' },
    decide: (state, command, facts) => {
      const { documentId } = command.data;
      const decided = decideLifecycle<Said, Document, Rejection>(state, actOf(name, command), {
        of: kind.kind,
        documentId,
        today: facts.today,
        settledPaise: facts.settledPaise,
        posted: (draft, journalId) => declared.posted({ documentId, journalId }, draft, facts),
        drafted: (draft) => {
          const refusal = declared.draftRefusal(draft);
          return refusal === null ? accepted(draft) : rejected(refusal);
        },
        reversalRefusal: (posted, on) => declared.reversalRefusal?.(posted, facts, on) ?? null,
      });
      return decided.ok
        ? accepted(decided.value.map((step) => eventOf(step, documentId, facts)))
        : decided;
    },
    evolve,
    streamOf: (_event, { data }) => streamName(kind.kind, data.documentId),
  };
  /** The draft that a command posts; null of any other act. */
  const draftPosted = (
    command: TradeCommand<Name, Said>,
    state: TradeState<Said, Document>,
  ): Said | null => {
    const act = actOf(name, command);
    if (act.act === 'draft') return act.journalId === null ? null : act.draft;
    return act.act === 'post' && state.status === 'draft' ? state.draft : null;
  };
  return { kind, decider, postingOf, draftPosted, rights: rightsNamed(name) };
}
