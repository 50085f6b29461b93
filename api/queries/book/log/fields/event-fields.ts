// What an event says, field by field in words, and what earlier events of its record said of each.
import type { RecordedEvent } from '#core/domain.ts';
import type { NameThen } from './event-names.ts';
import { labelOf, valueInWords } from './field-words.ts';
import { listedIn, subjectOf } from './kept-by-key.ts';
import { CHANGES, leavesOf } from './leaves.ts';
import type { Leaf } from './leaves.ts';
import { isOfAccount } from './names-given.ts';
import { isShown, referenceIn } from './references.ts';

type EventField = {
  readonly label: string;
  readonly value: string;
  /** Null where no earlier event said anything of it, or the same. */
  readonly before: string | null;
  /** The account that the value names; null where it names none. */
  readonly accountId: number | null;
  /** Whether it says another thing than before, or a form sent it as changed. */
  readonly isChange: boolean;
};

const NONE = 'none';

type LeafInWords = Leaf & { readonly label: string; readonly words: string };
/** What was said last of a thing, by the paths of its values. */
type Memory = Map<string, LeafInWords>;

/**
 * @param events of one record from its first on, in their order.
 * @returns what each of them says.
 */
export function fieldsOfEach(events: readonly RecordedEvent[], nameOf: NameThen): EventField[][] {
  const bySubject = new Map<string, Memory>();
  const knownOf = (subject: string): Memory => {
    const known = bySubject.get(subject) ?? new Map<string, LeafInWords>();
    bySubject.set(subject, known);
    return known;
  };
  return events.map((event) => {
    const subject = subjectOf(event);
    const known: Memory = subject === null ? new Map() : knownOf(subject);
    const told = toldBy(event, event.data, nameOf);
    const gone = goneFrom(known, told);
    const before = { known, lists: listsIn([...known.values()]) };
    const fields = [
      ...told.flatMap((leaf) => fieldOf(event, leaf, before, nameOf)),
      ...gone.filter(({ words }) => words !== NONE).map(goneField),
    ];
    for (const { path } of gone) known.delete(path);
    for (const leaf of told) known.set(leaf.path, leaf);
    for (const [thing, data] of listedIn(event)) {
      for (const leaf of toldBy(event, data, nameOf)) knownOf(thing).set(leaf.path, leaf);
    }
    return fields;
  });
}

function toldBy(event: RecordedEvent, data: object, nameOf: NameThen): LeafInWords[] {
  return leavesOf(data).flatMap((leaf) => {
    const reference = referenceIn(event.stream, leaf);
    const name = reference === null ? undefined : nameOf(...reference, event);
    if (!isShown(event.stream, leaf, name)) return [];
    const label = labelOf(leaf.parts, (field, id) => nameOf(field, id, event) ?? String(id));
    return [{ ...leaf, label, words: name ?? valueInWords(leaf.field, leaf.value) }];
  });
}

const goneField = ({ label, words }: LeafInWords): EventField => ({
  label,
  value: NONE,
  before: words,
  accountId: null,
  isChange: true,
});

/** The lists that are told, also those with nothing in them. */
const listsIn = (told: readonly Leaf[]): ReadonlySet<string> =>
  new Set(
    told.flatMap(({ member, path, value }) => (Array.isArray(value) ? path : (member?.list ?? []))),
  );

/** What stood in a list that is told anew, and does not any more. */
function goneFrom(known: Memory, told: readonly LeafInWords[]): readonly LeafInWords[] {
  const lists = listsIn(told);
  const members = new Set(told.flatMap(({ member }) => member?.path ?? []));
  return [...known.values()].filter(
    ({ member }) => member !== null && lists.has(member.list) && !members.has(member.path),
  );
}

type Before = { readonly known: Memory; readonly lists: ReadonlySet<string> };

function fieldOf(
  event: RecordedEvent,
  leaf: LeafInWords,
  { known, lists }: Before,
  nameOf: NameThen,
): EventField[] {
  const { label, words, value } = leaf;
  const earlier = known.get(leaf.path);
  const isSame = earlier !== undefined && String(earlier.value) === String(value);
  if (leaf.isCalling && (earlier === undefined || isSame)) return [];
  // A line that a list has not had: nothing was there before.
  const isNew = earlier === undefined && leaf.member !== null && lists.has(leaf.member.list);
  const before = isSame ? null : (earlier?.words ?? (isNew && words !== NONE ? NONE : null));
  // A list is sent whole, whatever of it is as it was.
  const isSent = isSentAsChanged(event.data, leaf.path) && !(isSame && leaf.member !== null);
  const isChange = before !== null || isSent;
  return [{ label, value: words, before, accountId: accountOf(event, leaf, nameOf), isChange }];
}

function isSentAsChanged(data: object, path: string): boolean {
  const sent = (data as { readonly [CHANGES]?: object })[CHANGES];
  return sent !== undefined && Object.hasOwn(sent, path.split('.')[0] ?? '');
}

/** An account that nobody knows any more has no name. */
function accountOf(event: RecordedEvent, leaf: Leaf, nameOf: NameThen): number | null {
  const [field, id] = referenceIn(event.stream, leaf) ?? [];
  if (field === undefined || id === undefined || !isOfAccount(field)) return null;
  return nameOf(field, id, event) === undefined ? null : id;
}
