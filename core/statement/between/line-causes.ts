// Why an account stands on one line at an earlier moment and on another at a later one: its book
// has said so of the account or of its group, or the account has come to another group. A cause is
// what the account would stand elsewhere without; where either of two would do, both are.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { choiceReader, chosenOn } from '../lines/line-choices.ts';
import type { LineChoices, LineSubject } from '../lines/line-choices.ts';
import { lineOfAccount } from '../lines/result-mapping.ts';
import type { StatementAccount } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';

export type LineCauses = {
  /** Of what the book has said; null where that is no cause. */
  readonly saidOf: LineSubject | null;
  readonly isByGroup: boolean;
};

const NO_CAUSE: LineCauses = { saidOf: null, isByGroup: false };

/** As known at a moment. */
export type KnownAccount = Omit<StatementAccount, 'chosenLine'>;

type ChoicesByMoment = { readonly a: LineChoices; readonly b: LineChoices };
type Moment = keyof ChoicesByMoment;

/**
 * @param choices of the book, as known at both moments.
 * @returns what tells of an account, as known at both, why its line is another one.
 */
export function lineCauses(
  choices: ChoicesByMoment,
  { day, form }: { readonly day: CalendarDate; readonly form: OwnerForm },
): (a: KnownAccount, b: KnownAccount) => LineCauses {
  const reader = (own: Moment, ofGroups: Moment) =>
    choiceReader(
      [
        ...choices[own].filter(({ subject }) => 'accountId' in subject),
        ...choices[ofGroups].filter(({ subject }) => 'group' in subject),
      ],
      day,
    );
  const [now, before] = [reader('b', 'b'), reader('a', 'a')];
  const [withoutOwn, withoutGroups] = [reader('a', 'b'), reader('b', 'a')];
  const lineOf = (account: KnownAccount, choiceOf: typeof now) => {
    const line = choiceOf(account)?.line;
    return lineOfAccount(line ? { ...account, chosenLine: line } : account, form);
  };
  return (a, b) => {
    const line = lineOf(b, now);
    const { group, nature } = a;
    const inGroupOfA = { ...b, group, nature };
    if (lineOf(inGroupOfA, before) === line) return NO_CAUSE;
    const subjects = subjectsOf(b).filter((subject) => isSaidAnew(choices, subject, day));
    const isMoved = group !== b.group;
    const needed = subjects.filter(
      (subject) => lineOf(b, 'group' in subject ? withoutGroups : withoutOwn) !== line,
    );
    const isGroupNeeded = isMoved && lineOf(inGroupOfA, now) !== line;
    const isAnyNeeded = needed.length > 0 || isGroupNeeded;
    const found = isAnyNeeded ? needed : subjects;
    const holding = now(b)?.subject;
    return {
      saidOf: found.find((subject) => isOfOneKind(subject, holding)) ?? found[0] ?? null,
      isByGroup: isAnyNeeded ? isGroupNeeded : isMoved,
    };
  };
}

const isOfOneKind = (one: LineSubject, other: LineSubject | undefined): boolean =>
  other !== undefined && 'group' in one === 'group' in other;

const subjectsOf = ({ accountId, group }: KnownAccount): readonly LineSubject[] => [
  ...(accountId === null ? [] : [{ accountId }]),
  ...(group === null ? [] : [{ group }]),
];

const isSaidAnew = ({ a, b }: ChoicesByMoment, subject: LineSubject, day: CalendarDate): boolean =>
  (chosenOn(a, subject, day)?.line ?? null) !== (chosenOn(b, subject, day)?.line ?? null);
