// All aggregates side by side: the commands that exist, the events that may lie in a log, the
// refusals that may be answered, and the one place where an old event becomes a new one.
import { accountEventSchemas } from './account/index.ts';
import type { AccountCommand, AccountEvent, AccountRejection } from './account/index.ts';
import { accountTypeEventSchemas } from './account-type/index.ts';
import type {
  AccountTypeCommand,
  AccountTypeEvent,
  AccountTypeRejection,
} from './account-type/index.ts';
import { assetEventSchemas } from './asset/index.ts';
import type { AssetCommand, AssetEvent, AssetRejection } from './asset/index.ts';
import { bookEventSchemas } from './book/index.ts';
import type { BookCommand, BookEvent, BookRejection } from './book/index.ts';
import { brandEventSchemas } from './catalogue/brand/index.ts';
import type { BrandCommand, BrandEvent } from './catalogue/brand/index.ts';
import { categoryEventSchemas } from './catalogue/category/index.ts';
import type { CategoryCommand, CategoryEvent } from './catalogue/category/index.ts';
import { companyEventSchemas } from './catalogue/company/index.ts';
import type { CompanyCommand, CompanyEvent } from './catalogue/company/index.ts';
import type { MasterRejection } from './catalogue/master/index.ts';
import { productEventSchemas } from './catalogue/product/index.ts';
import type { ProductCommand, ProductEvent, ProductRejection } from './catalogue/product/index.ts';
import { serviceEventSchemas } from './catalogue/service/index.ts';
import type { ServiceCommand, ServiceEvent, ServiceRejection } from './catalogue/service/index.ts';
import { unitEventSchemas } from './catalogue/unit/index.ts';
import type { UnitCommand, UnitEvent, UnitRejection } from './catalogue/unit/index.ts';
import { customerEventSchemas } from './customer/index.ts';
import type { CustomerCommand, CustomerEvent, CustomerRejection } from './customer/index.ts';
import { invoiceEventSchemas } from './invoice/index.ts';
import type { InvoiceCommand, InvoiceEvent, InvoiceRejection } from './invoice/index.ts';
import { journalEventSchemas } from './journal/index.ts';
import type { JournalCommand, JournalEvent, JournalRejection } from './journal/index.ts';
import type { EventSchema, Recorded } from './kernel/event.ts';
import { invariant } from './kernel/invariant.ts';
import { personEventSchemas } from './person/index.ts';
import type { PersonCommand, PersonEvent, PersonRejection } from './person/index.ts';
import { recordEventSchemas } from './record/index.ts';
import type { RecordCommand, RecordEvent, RecordRejection } from './record/index.ts';

export type Command =
  | BookCommand
  | AccountCommand
  | AccountTypeCommand
  | JournalCommand
  | PersonCommand
  | RecordCommand
  | AssetCommand
  | BrandCommand
  | CategoryCommand
  | CompanyCommand
  | ProductCommand
  | ServiceCommand
  | UnitCommand
  | CustomerCommand
  | InvoiceCommand;

export type BooksEvent =
  | BookEvent
  | AccountEvent
  | AccountTypeEvent
  | JournalEvent
  | PersonEvent
  | RecordEvent
  | AssetEvent
  | BrandEvent
  | CategoryEvent
  | CompanyEvent
  | ProductEvent
  | ServiceEvent
  | UnitEvent
  | CustomerEvent
  | InvoiceEvent;

export type RecordedEvent = {
  [Type in BooksEvent['type']]: Recorded<Extract<BooksEvent, { type: Type }>>;
}[BooksEvent['type']];

export type Rejection =
  | BookRejection
  | AccountRejection
  | AccountTypeRejection
  | JournalRejection
  | PersonRejection
  | RecordRejection
  | AssetRejection
  | MasterRejection
  | ProductRejection
  | ServiceRejection
  | UnitRejection
  | CustomerRejection
  | InvoiceRejection;

/** Every shape that may lie in a log, each version by itself. */
export const eventSchemas: readonly EventSchema[] = [
  ...bookEventSchemas,
  ...accountEventSchemas,
  ...accountTypeEventSchemas,
  ...journalEventSchemas,
  ...personEventSchemas,
  ...recordEventSchemas,
  ...assetEventSchemas,
  ...brandEventSchemas,
  ...categoryEventSchemas,
  ...companyEventSchemas,
  ...productEventSchemas,
  ...serviceEventSchemas,
  ...unitEventSchemas,
  ...customerEventSchemas,
  ...invoiceEventSchemas,
];

const SCHEMAS: ReadonlyMap<string, EventSchema['schema']> = new Map(
  eventSchemas.map(({ type, version, schema }) => [`${type} ${version}`, schema]),
);

/** Stops whatever is not exactly of its event's shape: once it is in the log, it is there for ever. */
export function assertShape({ type, version, data }: BooksEvent): void {
  const parsed = SCHEMAS.get(`${type} ${version}`)?.safeParse(data);
  invariant(parsed?.success === true, `${type} v${version} has the shape that its schema says.`);
}

/** An event as it was read: of any version that was ever written. */
export type StoredEvent = {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
};

/**
 * Brings an event to its newest shape by its aggregate's chain of upcasters (none is needed yet:
 * every type is at version 1). A type or version that this program does not know stops it, since
 * going on would leave the books wrong.
 */
export function upcast<Event extends StoredEvent>(stored: Event): Event & BooksEvent {
  const { type, version } = stored;
  invariant(SCHEMAS.has(`${type} ${version}`), `Event ${type} v${version} is not known here.`);
  return stored as Event & BooksEvent;
}
