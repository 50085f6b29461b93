// What every decision on the catalogue must know: who bears the wanted name, who refers to the
// record, and what the record itself may refer to.
import type {
  MasterFacts,
  MasterKind,
  MasterState,
  MasterStatus,
} from '#core/catalogue/master/index.ts';
import { isPresent } from '#core/catalogue/master/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';

type Ids = readonly (number | null | undefined)[];

/** What the command names, and what the record refers to already. */
export type Links = { readonly wanted: Ids; readonly had?: Ids };

const present = (ids: Ids): readonly number[] => [...new Set(ids.filter((id) => id != null))];

export const linkReads = <Kind extends MasterKind>(
  of: Kind,
  { wanted, had = [] }: Links,
): readonly Read<Kind>[] => present([...wanted, ...had]).map((key) => ({ of, key }) as Read<Kind>);

/**
 * What is enabled may be referred to; what the record refers to already may stay, also when it is
 * no longer offered.
 * @returns the ids of those of the links that may be.
 */
export const idsAmong = (session: BookSession, of: MasterKind, links: Links): ReadonlySet<number> =>
  new Set(
    linkReads(of, links).flatMap((read) => {
      const row: { readonly status: MasterStatus } | null = answerTo(session, read);
      if (row === null) return [];
      return row.status === 'enabled' || links.had?.includes(read.key) ? [read.key] : [];
    }),
  );

type MasterCommand = { readonly type: string; readonly data: object };

function nameIn(data: object): string | null {
  if ('name' in data && typeof data.name === 'string') return data.name;
  return 'changes' in data && typeof data.changes === 'object' && data.changes !== null
    ? nameIn(data.changes)
    : null;
}

/** The commands of the lifecycle call every id alike; the others by their kind. */
export const masterIdOf = (of: MasterKind, { data }: MasterCommand): number =>
  Number('id' in data ? data.id : (data as Readonly<Record<string, unknown>>)[`${of}Id`]);

const usesRead = (of: MasterKind, { type, data }: MasterCommand): readonly Read<'master-uses'>[] =>
  type === 'RemoveMaster' && 'id' in data
    ? [{ of: 'master-uses', key: { of, id: Number(data.id) } }]
    : [];

/** Several assets may bear one name. */
function nameRead(of: MasterKind, { data }: MasterCommand): readonly Read<'master-by-name'>[] {
  const name = of === 'asset' ? null : nameIn(data);
  return name === null ? [] : [{ of: 'master-by-name', key: { of, name: nameKey(name) } }];
}

export const masterReads = (of: MasterKind, command: MasterCommand): readonly Read[] => [
  ...nameRead(of, command),
  ...usesRead(of, command),
];

export function masterFacts(
  session: BookSession,
  of: MasterKind,
  command: MasterCommand,
): MasterFacts {
  const [named] = nameRead(of, command);
  const [uses] = usesRead(of, command);
  return {
    nameTakenBy: named === undefined ? null : answerTo(session, named),
    uses: uses === undefined ? [] : answerTo(session, uses),
  };
}

/** @returns the details of a record that is there, or null. */
export const presentOf = <Details>(state: MasterState<Details>): Details | null =>
  isPresent(state) ? state : null;

type Fields<Details> = { readonly [Field in keyof Details]?: Details[Field] | undefined };

/** What a command wants a record to be: all of it when it is created, else the changes. */
export const fieldsIn = <Details>({ data }: MasterCommand): Fields<Details> =>
  ('changes' in data ? data.changes : data) as Fields<Details>;
