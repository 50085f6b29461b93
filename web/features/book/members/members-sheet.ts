// Who works in a book and who is invited, as a sheet.
import { listMembers } from '#api/contract/book/book.ts';
import { listInvitations } from '#api/contract/book/invitation.ts';
import type { Role } from '#core/book/terms.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateOfInstant, todayInIndia } from '#web/format/dates.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { ROLES } from './duties.ts';
import { CONFIRMATION, INVITATION_STATES } from './states.ts';

type Person = {
  readonly name: string | null;
  readonly email: string;
  readonly role: Role;
  readonly since: string;
  readonly state: string;
};

const COLUMNS: readonly ReportColumnOf<Person>[] = [
  { head: 'Name', kind: 'text', of: ({ name }) => name },
  { head: 'E-mail', kind: 'text', of: ({ email }) => email },
  { head: 'Role', kind: 'text', of: (person) => roleInWords(person.role) },
  { head: 'Since', kind: 'date', of: ({ since }) => dateOfInstant(since) },
  { head: 'State', kind: 'text', of: ({ state }) => state },
];

const SOFT_HYPHEN = '\u00ad';

/** A file has no use for a place to break. */
const roleInWords = (role: Role): string =>
  ROLES.find((one) => one.role === role)?.title.replaceAll(SOFT_HYPHEN, '') ?? role;

type SheetQuery = {
  readonly bookId: number;
  /** Invitations are for owners alone. */
  readonly withInvited: boolean;
};

export async function membersSheet(
  { read }: SheetWork,
  { bookId, withInvited }: SheetQuery,
): Promise<ReportSheet> {
  const params = { bookId };
  const members = await read(listMembers, { params });
  const invited = withInvited ? await read(listInvitations, { params }) : [];
  return {
    title: 'Members',
    period: asOnInWords(todayInIndia()),
    remarks: [],
    columns: reportColumns(COLUMNS),
    lines: [
      ...linesUnder(
        'Members',
        members.map((one) => ({ ...one, state: CONFIRMATION[one.confirmation] })),
      ),
      ...linesUnder(
        'Invited',
        invited.map((one) => ({
          ...one,
          name: null,
          since: one.invitedAt,
          state: INVITATION_STATES[one.state],
        })),
      ),
    ],
  };
}

const linesUnder = (head: string, people: readonly Person[]): SheetLine[] =>
  people.length === 0
    ? []
    : [
        { as: 'group', level: 0, cells: [head, ...COLUMNS.slice(1).map(() => null)] },
        ...people.map((person): SheetLine => ({
          as: 'line',
          level: 1,
          cells: COLUMNS.map(({ of }) => of(person)),
        })),
      ];
