import { nameOfGroup } from '#core/account-type/index.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { sumPaise } from '#core/kernel/paise.ts';
import type { Entry } from '#core/journal/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { journalNumberText, postedInWords } from '../runner/words/figures.ts';
import { importRemarks, isOfImport } from '../runner/words/imports.ts';
import type { ImportHistoryEvent } from '../runner/words/imports.ts';
import { isOfOpening, openingRemarks } from '../runner/words/opening.ts';
import type { OpeningHistoryEvent } from '../runner/words/opening.ts';
import { isOfPresale, presaleInWords } from '../runner/words/presale.ts';
import type { PresaleHistoryEvent } from '../runner/words/presale.ts';
import { isOfPortal, portalInWords } from '../runner/words/settings.ts';
import type { PortalEvent } from '../runner/words/settings.ts';
import { fieldsInWords, isOfSettings, settingsInWords } from '../runner/words/settings.ts';
import { settlementInWords } from '../runner/words/settlement.ts';
import { assetPostingRemarks, isOfAssetPosting, isOfStockJournal } from '../runner/words/stock.ts';
import { isOfStockPolicy, stockJournalInWords, stockPolicyInWords } from '../runner/words/stock.ts';
import type { AssetPostingHistoryEvent, StockHistoryEvent } from '../runner/words/stock.ts';
import {
  isOfReverseChargePaper,
  isOfTrade,
  reverseChargePaperRemark,
  tradeInWords,
} from '../runner/words/trade.ts';
import type { PaperHistoryEvent, TradeHistoryEvent } from '../runner/words/trade.ts';
import { billingRemarks, isOfBilling } from '../runner/words/billing.ts';
import { isOfMember, memberRemark } from '../runner/words/members.ts';
import { isOfKeeping, keepingInWords, lineRemarks } from '../runner/words/keeping.ts';
import { isOfMaster, masterInWords } from '../runner/masters/words.ts';
import { eraseFrom } from '../runner/writing/erase-texts.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { recordHistory } from './table.ts';
import type { HistoryKind } from './table.ts';

const insertHistory = insertInto(recordHistory);

/** Events of older versions told the new name of a private person's ledger. */
const eraseFromHistory = eraseFrom(
  recordHistory,
  () => `
    update record_history as live set what = regexp_replace(live.what, '^Renamed to .*', 'Renamed')
    from erased
    where live.book_id = erased.book_id and live.kind = 'account'
      and live.record_id = erased.account_id and live.seq <= erased.seq`,
);

/** Who is registered keeps their name, and its history. */
const erasesName = (event: ProjectedEvent): boolean =>
  event.type !== 'CustomerErased' || event.data.fields.includes('name');

/** Something said of a record; without a record it is the one whose stream the event is on. */
type Remark = {
  readonly what: string;
  readonly record?: { readonly kind: HistoryKind; readonly id: number };
  readonly personId?: number;
};

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = events.filter(isToldHere).flatMap((event) => {
    const own = parseStream(event.stream);
    return historyRemarks(event).map(({ what, record, personId }) => ({
      book_id: event.bookId,
      record_id: record?.id ?? own.id,
      seq: event.seq,
      actor_id: event.actorId,
      person_id: personId ?? null,
      recorded_at: event.recordedAt,
      kind: record?.kind ?? own.category,
      what,
    }));
  });
  return [...insertHistory(rows), ...eraseFromHistory(events.filter(erasesName))];
}

/** Who posted a journal, when, and for how much stands in the list of journals already. */
const isToldHere = (event: ProjectedEvent): boolean =>
  event.type !== 'JournalPosted' || event.data.corrects !== undefined;

export function historyRemarks(event: ProjectedEvent): readonly Remark[] {
  if (isOfOpening(event)) return openingRemarks(event);
  if (isOfAssetPosting(event)) return assetPostingRemarks(event);
  if (isOfImport(event)) return importRemarks(event);
  if (isOfCheck(event)) return checkRemarks(event);
  if (isOfInstant(event)) return instantRemarks(event);
  if (isOfPortal(event)) return [{ what: portalInWords(event) }];
  if (isOfReverseChargePaper(event)) return [reverseChargePaperRemark(event)];
  if (isOfTrade(event)) return [{ what: tradeInWords(event) }];
  if (isOfStockJournal(event)) return [{ what: stockJournalInWords(event) }];
  return isOfPresale(event) ? [{ what: presaleInWords(event) }] : remarksOn(event);
}

type CheckEvent = Extract<ProjectedEvent, { type: 'JournalChecked' | 'JournalCheckWithdrawn' }>;

const isOfCheck = (event: ProjectedEvent): event is CheckEvent =>
  event.type === 'JournalChecked' || event.type === 'JournalCheckWithdrawn';

/** The mark of a journal is told in the history of that journal. */
function checkRemarks({ type, data: { journalId, note } }: CheckEvent): readonly Remark[] {
  const word = type === 'JournalChecked' ? 'Marked as checked' : 'No longer marked as checked';
  const what = note === '' ? word : `${word}: ${note}`;
  return [{ what, record: { kind: 'journal', id: journalId } }];
}

type InstantEvent = Extract<ProjectedEvent, { type: 'InstantNamed' | 'InstantNameWithdrawn' }>;

const isOfInstant = (event: ProjectedEvent): event is InstantEvent =>
  event.type === 'InstantNamed' || event.type === 'InstantNameWithdrawn';

/** The names of its instants are told in the history of the book. */
function instantRemarks({ type, data }: InstantEvent): readonly Remark[] {
  const { bookId, eventSeq, name } = data;
  const event = `event ${groupDigits(String(eventSeq))}`;
  const what =
    type === 'InstantNamed' ? `Named ${event}: ${name}` : `Withdrew the name of ${event}: ${name}`;
  return [{ what, record: { kind: 'book', id: bookId } }];
}

/** What is told by words of its own. */
type ToldElsewhere =
  | AssetPostingHistoryEvent
  | CheckEvent
  | ImportHistoryEvent
  | InstantEvent
  | OpeningHistoryEvent
  | PresaleHistoryEvent
  | PaperHistoryEvent
  | PortalEvent
  | StockHistoryEvent
  | TradeHistoryEvent;

function remarksOn(event: Exclude<ProjectedEvent, ToldElsewhere>): readonly Remark[] {
  if (isOfMaster(event)) return [{ what: masterInWords(event) }];
  if (isOfBilling(event)) return billingRemarks(event);
  if (isOfSettings(event)) return [{ what: settingsInWords(event) }];
  if (isOfMember(event)) return [memberRemark(event)];
  if (isOfKeeping(event)) return [{ what: keepingInWords(event) }];
  if (isOfStockPolicy(event)) return [{ what: stockPolicyInWords(event) }];
  if (event.type === 'StatementLineSet') return lineRemarks(event);
  if (isWithoutDetails(event)) return [{ what: WITHOUT_DETAILS[event.type] }];
  switch (event.type) {
    case 'JournalPosted':
    case 'JournalReversed':
      return journalRemarks(event);
    case 'ItemSettled':
    case 'SettlementReversed':
      return [settlementInWords(event)];
    case 'AccountCreated':
      return [{ what: event.data.code === null ? 'Created' : 'Created from a starter chart' }];
    case 'BookRenamed':
    case 'AccountTypeRenamed':
      return [{ what: `Renamed to ${event.data.name}` }];
    case 'AccountChanged':
      return [{ what: accountChangesInWords(event.data) }];
    case 'AccountTypeGroupChanged':
      return [{ what: `Put under ${nameOfGroup(event.data.group)}` }];
    case 'ProfileChanged':
      return [{ what: `Changed ${fieldsInWords(event.data.changes, PROFILE_FIELDS)}` }];
  }
}

const WITHOUT_DETAILS = {
  BookCreated: 'Created',
  AccountRetired: 'Retired',
  AccountRemoved: 'Removed',
  AccountTypeAdded: 'Added',
  AccountTypeRemoved: 'Removed',
  RecordAdded: 'Added',
  RecordChanged: 'Changed',
  RecordRemoved: 'Removed',
  PersonRegistered: 'Registered',
  AddressConfirmationAsked: 'Asked to confirm the e-mail address',
  AddressConfirmed: 'E-mail address confirmed',
  AdminGranted: 'Became an admin',
  AdminRevoked: 'Is no longer an admin',
  PersonErased: 'Personal data erased',
  InvitationWithdrawn: 'Withdrew an invitation',
  InvitationDeclined: 'Declined the invitation',
  InvitationAccepted: 'Accepted the invitation',
  EventNoted: 'Note written',
} as const;

type WithoutDetails = Extract<ProjectedEvent, { type: keyof typeof WITHOUT_DETAILS }>;

const isWithoutDetails = (event: ProjectedEvent): event is WithoutDetails =>
  event.type in WITHOUT_DETAILS;

type JournalEvent = Extract<ProjectedEvent, { type: 'JournalPosted' | 'JournalReversed' }>;

function journalRemarks(event: JournalEvent): readonly Remark[] {
  const number = journalNumberText(event.data.number);
  if (event.type === 'JournalReversed') {
    const { original } = event;
    invariant(original !== undefined, 'A reversal is projected with the journal it reverses.');
    const { reversalId, reason } = event.data;
    const posted = postedInWords(event.data.number, amountOf(original.data.entries));
    const what = `${posted}, as the reversal of ${journalNumberText(original.data.number)}: ${reason}`;
    return [
      { what: `Reversed by ${number}: ${reason}` },
      { what, record: { kind: 'journal', id: reversalId } },
    ];
  }
  const { corrects, entries } = event.data;
  const what = postedInWords(event.data.number, amountOf(entries));
  if (corrects === undefined) return [{ what }];
  return [
    { what: `${what}, as a correction` },
    { what: `Corrected by ${number}`, record: { kind: 'journal', id: corrects } },
  ];
}

function amountOf(entries: readonly Entry[]): number {
  const debits = entries.filter(({ side }) => side === 'debit');
  const total = sumPaise(debits.map(({ amountPaise }) => amountPaise));
  invariant(total !== null, 'The total of a journal is within the safe integers.');
  return total;
}

const PROFILE_FIELDS = { name: 'name', email: 'e-mail', phone: 'phone', company: 'company' };
const ACCOUNT_FIELDS = {
  classification: 'account type',
  gstin: 'GSTIN',
  companyTypeId: 'company type',
  email: 'e-mail',
  asset: 'asset',
};

type AccountChanges = Extract<ProjectedEvent, { type: 'AccountChanged' }>['data'];

/** An account's new name is told unless it is a private person's; of the rest what changed. */
function accountChangesInWords({ privateCustomerId, changes }: AccountChanges): string {
  if (privateCustomerId !== undefined) {
    return `Changed ${fieldsInWords(changes, { name: 'name', ...ACCOUNT_FIELDS })}`;
  }
  const others = fieldsInWords(changes, ACCOUNT_FIELDS);
  if (changes.name === undefined) return `Changed ${others}`;
  return `Renamed to ${changes.name}${others === '' ? '' : `; changed ${others}`}`;
}

export const recordHistoryProjection: Projection = {
  name: 'record-history',
  version: 4,
  tables: [recordHistory],
  project,
};
