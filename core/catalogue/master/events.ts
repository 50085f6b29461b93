// What lies on disk of every record of the catalogue alike: it is created, changed, disabled and
// enabled again, retired, removed. A brand's are BrandCreated, BrandChanged, BrandEnabled,
// BrandDisabled, BrandRetired and BrandRemoved.
import { z } from 'zod';
import type { DomainEvent, EventSchema } from '../../kernel/event.ts';
import type { MasterKind } from './terms.ts';

type Shape = z.ZodRawShape;
type NoFields = Readonly<Record<never, never>>;

/** The fields of a kind, as its events name them. */
type EventFields<Details, Created, Changed, Removed> = {
  /** What every record of the kind has, and what can be changed of it. */
  readonly details: Details;
  /** What it is created with beside the details. */
  readonly created?: Created;
  /** What a change may name beside the details. */
  readonly changed?: Changed;
  /** What is said of one that was removed. */
  readonly removed?: Removed;
};

/** The six events of a kind. */
export type MasterEvents<
  Kind extends MasterKind = MasterKind,
  Details extends Shape = Shape,
  Created extends Shape = Shape,
  Changed extends Shape = Shape,
  Removed extends Shape = Shape,
> = EventFields<Details, Created, Changed, Removed> & {
  readonly kind: Kind;
  readonly schemas: readonly EventSchema[];
};

/** What a kind's events are called by: `Brand` of `brand`. */
export const nounOf = <Kind extends MasterKind>(kind: Kind): Capitalize<Kind> =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as Capitalize<Kind>;

/** @returns what a change is to make other, of a command or an event. */
export const changesIn = (data: object): object =>
  'changes' in data && typeof data.changes === 'object' ? { ...data.changes } : {};

/** @returns the six events of a kind, version 1: their fields as given, and their schemas. */
export function masterEvents<
  const Kind extends MasterKind,
  Details extends Shape,
  Created extends Shape = NoFields,
  Changed extends Shape = NoFields,
  Removed extends Shape = NoFields,
>(
  kind: Kind,
  fields: EventFields<Details, Created, Changed, Removed>,
): MasterEvents<Kind, Details, Created, Changed, Removed> {
  const { details, created, changed, removed } = fields;
  const id = { [`${kind}Id`]: z.int().positive() };
  const changes = z.strictObject({ ...details, ...changed }).partial();
  const schemas = {
    Created: { ...id, ...details, ...created },
    Changed: { ...id, changes: changes.describe('Only the fields that changed.') },
    Enabled: id,
    Disabled: id,
    Retired: id,
    Removed: { ...id, ...removed },
  };
  return {
    kind,
    ...fields,
    schemas: Object.entries(schemas).map(([verb, shape]) => ({
      type: `${nounOf(kind)}${verb}`,
      version: 1,
      schema: z.strictObject(shape),
    })),
  };
}

type FieldValues<Fields extends Shape> = { [Field in keyof Fields]: z.infer<Fields[Field]> };
type Some<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };
type IdOf<Kind extends MasterKind> = { [Field in `${Kind}Id`]: number };

type DataOf<Events extends MasterEvents> =
  Events extends MasterEvents<
    infer Kind,
    infer Details,
    infer Created,
    infer Changed,
    infer Removed
  >
    ? {
        Created: IdOf<Kind> & FieldValues<Details> & FieldValues<Created>;
        Changed: IdOf<Kind> & { changes: Some<FieldValues<Details> & FieldValues<Changed>> };
        Enabled: IdOf<Kind>;
        Disabled: IdOf<Kind>;
        Retired: IdOf<Kind>;
        Removed: IdOf<Kind> & FieldValues<Removed>;
      }
    : never;

type Verbs = 'Created' | 'Changed' | 'Enabled' | 'Disabled' | 'Retired' | 'Removed';

/** One of the six events, such as BrandRetired. */
export type MasterEvent<Events extends MasterEvents> = {
  [Verb in Verbs]: DomainEvent<`${Capitalize<Events['kind']>}${Verb}`, DataOf<Events>[Verb]>;
}[Verbs];

/** What is known of a record from its events: what it was created with, as it was changed since. */
export type MasterDetails<Events extends MasterEvents> = Readonly<
  Omit<DataOf<Events>['Created'], `${Events['kind']}Id`>
>;
