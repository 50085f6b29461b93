// The people of the installation as a sheet.
import { listUsers } from '#api/contract/session/user.ts';
import type { ListedUser } from '#api/contract/session/user.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { dateOfInstant, todayInIndia } from '#web/format/dates.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { handOverWords } from '../wording.ts';

const COLUMNS: readonly ReportColumnOf<ListedUser>[] = [
  { head: 'Name', kind: 'text', of: ({ name, erased }) => (erased ? 'Erased' : name) },
  { head: 'E-mail', kind: 'text', of: ({ email }) => email },
  { head: 'Company', kind: 'text', onlyIn: 'file', of: ({ company }) => company },
  { head: 'Phone', kind: 'text', onlyIn: 'file', of: ({ phone }) => phone },
  { head: 'Role', kind: 'text', of: ({ roles }) => roles.join(', ') },
  { head: 'Registered', kind: 'date', of: ({ created_at: at }) => dateOfInstant(at) },
  { head: 'Books', kind: 'count', of: ({ books }) => books },
  {
    head: 'Address',
    kind: 'text',
    of: ({ confirmation, erased }) =>
      !erased && confirmation === 'awaited' ? handOverWords.notConfirmed : null,
  },
];

const PAGE_LIMIT = 500;

/** All whom the search finds, in the order of their registration. */
export async function usersSheet(gathering: SheetWork, search: string): Promise<ReportSheet> {
  const pages = await everyPage(gathering, {
    read: (after: number | null) =>
      gathering.read(listUsers, {
        query: {
          limit: PAGE_LIMIT,
          ...(search === '' ? {} : { search }),
          ...(after === null ? {} : { after }),
        },
      }),
    next: ({ items }) => (items.length < PAGE_LIMIT ? null : (items.at(-1)?.id ?? null)),
    countOf: ({ items }) => items.length,
  });
  return {
    title: 'Users',
    period: asOnInWords(todayInIndia()),
    remarks: search === '' ? [] : [`Found by ‘${search}’`],
    columns: reportColumns(COLUMNS),
    lines: reportLines(
      COLUMNS,
      pages.flatMap(({ items }) => items),
    ),
  };
}
