// How much code the first page brings, and how much each other screen adds when it is opened.
import {
  FIRST_LOADS,
  KILOBYTES_MAX,
  kilobytesOf,
  bytesOfFirstLoad,
  FIRST_LOAD_BYTES_MAX,
} from '#tests/support/code-size.ts';
import type { Page } from 'playwright';
import { figure } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';

const LATER = {
  Dashboard: 'features/dashboard/DashboardPage.tsx',
  Ledger: 'features/ledger/LedgerPage.tsx',
  'Journal list': 'features/journal/list/JournalListPage.tsx',
  Accounts: 'features/account/list/AccountListPage.tsx',
  'Members of a book': 'features/book/members/MembersPage.tsx',
} as const;

export function sizes(): readonly Finding[] {
  const shell = kilobytesOf(FIRST_LOADS.shell);
  const finding = (what: string, kilobytes: number, atMost?: number): Finding => ({
    what,
    on: 'JavaScript, gzipped',
    measured: figure('kB', kilobytes),
    ...(atMost === undefined ? {} : { target: { atMost } }),
  });
  return [
    finding('First load, public pages', kilobytesOf(FIRST_LOADS.public), KILOBYTES_MAX.public),
    finding('First load, shell with the entry form', shell, KILOBYTES_MAX.shell),
    ...Object.entries(LATER).map(([name, entry]) =>
      finding(`${name}, beyond the shell`, kilobytesOf([...FIRST_LOADS.shell, entry]) - shell),
    ),
  ];
}

/** What a browser with nothing in its cache waits for: page, styles, code and fonts. */
export async function firstLoad(page: Page, address: string): Promise<Finding> {
  const { page: bytes } = await bytesOfFirstLoad(page, `${address}/`);
  return {
    what: 'First load, landing page',
    on: 'what it waits for, as sent',
    measured: figure('kB', bytes / 1024),
    target: { atMost: FIRST_LOAD_BYTES_MAX / 1024 },
  };
}
