// What each role may do, in words; the core's table of rights says who may.
import { mayDo } from '#core/book/index.ts';
import type { Right, Role } from '#core/book/index.ts';

/** A soft hyphen lets the heads of four columns stand side by side on a phone. */
export const ROLES: readonly { readonly role: Role; readonly title: string }[] = [
  { role: 'owner', title: 'Owner' },
  { role: 'accountant', title: 'Account\u00adant' },
  { role: 'data entry', title: 'Data entry' },
  { role: 'auditor', title: 'Auditor' },
];

/** One right stands for each duty; the rights of a duty go together. */
export const DUTIES: readonly { readonly duty: string; readonly right: Right }[] = [
  { duty: 'Read ledgers, entries, reports and history', right: 'ReadBook' },
  { duty: 'Leave the book', right: 'LeaveBook' },
  { duty: 'Export everything of the book', right: 'ExportBook' },
  { duty: 'Post entries', right: 'PostJournal' },
  { duty: 'Post stock journals', right: 'PostStockJournal' },
  { duty: 'Add accounts', right: 'CreateAccount' },
  { duty: 'Correct and reverse entries', right: 'CorrectJournal' },
  { duty: 'Reverse stock journals', right: 'ReverseStockJournal' },
  { duty: 'Change and retire accounts', right: 'ChangeAccount' },
  { duty: 'Apply a starter chart', right: 'ApplyStarterTemplate' },
  { duty: 'Lock periods', right: 'SetLockDate' },
  { duty: 'Rename the book', right: 'RenameBook' },
  { duty: 'Invite, change and remove members', right: 'InviteMember' },
];

export const may = (role: Role, right: Right): boolean => mayDo(role, right);
