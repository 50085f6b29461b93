import { STARTER_CHARTS } from '#core/account/index.ts';
import type { AccountCommand, AccountFacts } from '#core/account/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { BookSession } from '../book-session.ts';
import { classificationOf, groupTypesAmong } from '../reads/accounts.ts';
import { answerTo } from '../reads/reads.ts';
import { heldEntry } from './held-entry.ts';
import type { Read } from '../reads/reads.ts';
import { idsAmong } from './masters/links.ts';
import type { NeedsOf } from './needs.ts';

export const accountNeeds: NeedsOf<'account'> = {
  stream: (command) =>
    command.type === 'ApplyStarterTemplate' ? null : streamName('account', command.data.accountId),
  reads: (command, session) => [
    ...heldEntryReads(command, session),
    { of: 'account-types', key: null },
    ...namesIn(command).map(byName),
    ...linkReads(command),
    ...(command.type === 'ApplyStarterTemplate' ? [CHART_CODES] : []),
    ...(isAboutOne(command) ? [customerOfLedger(command.data.accountId)] : []),
    ...(command.type === 'RetireAccount' ? [balance(command.data.accountId)] : []),
    ...(command.type === 'RemoveAccount' ? [entryCount(command.data.accountId)] : []),
  ],
  // The types that it reads, and catalogue records that it names, stay until it is decided.
  sharesMasters: () => true,
  facts: (command, session) => {
    const types = answerTo(session, { of: 'account-types', key: null });
    return {
      names: namesTaken(command, session),
      types: new Map(types.map((type) => [type.typeId, classificationOf(type)])),
      groupTypes: groupTypesAmong(types),
      codes:
        command.type === 'ApplyStarterTemplate'
          ? answerTo(session, CHART_CODES)
          : new Set<string>(),
      ...linkFacts(command, session),
      balancePaise:
        command.type === 'RetireAccount' ? answerTo(session, balance(command.data.accountId)) : 0,
      customerId: isAboutOne(command)
        ? answerTo(session, customerOfLedger(command.data.accountId))
        : null,
      privateCustomerId: null,
      heldEntryOn: heldEntryOf(command, session),
      uses: command.type === 'RemoveAccount' ? usesOf(command.data.accountId, session) : [],
    };
  },
};

const CHART_CODES = { of: 'chart-codes', key: null } as const;
const byName = (name: string) => ({ of: 'account-by-name', key: nameKey(name) }) as const;
const balance = (accountId: number) => ({ of: 'account-balance', key: accountId }) as const;
const entryCount = (accountId: number) => ({ of: 'account-entries', key: accountId }) as const;
const customerOfLedger = (accountId: number) =>
  ({ of: 'customer-of-ledger', key: accountId }) as const;

/** Whether a day that was reported has an entry of it is asked where it is to be changed. */
function heldEntryReads(
  command: AccountCommand,
  session: BookSession,
): readonly Read<'first-entry-within'>[] {
  if (command.type !== 'ChangeAccount') return [];
  const { typeId, name } = command.data.changes;
  if (typeId === undefined && name === undefined && !command.data.movesToGroup) return [];
  return [heldEntry(command.data.accountId, session)];
}

const heldEntryOf = (command: AccountCommand, session: BookSession): AccountFacts['heldEntryOn'] =>
  heldEntryReads(command, session).map((read) => answerTo(session, read))[0] ?? null;

type AboutOne = Extract<
  AccountCommand,
  { type: 'ChangeAccount' | 'RetireAccount' | 'RemoveAccount' }
>;

const isAboutOne = (command: AccountCommand): command is AboutOne =>
  command.type !== 'CreateAccount' && command.type !== 'ApplyStarterTemplate';

/** Every entry counts, one that was reversed too: its journal names the account for ever. */
function usesOf(accountId: number, session: BookSession): AccountFacts['uses'] {
  const count = answerTo(session, entryCount(accountId));
  return count === 0 ? [] : [{ what: 'journal entries', count }];
}

function namesTaken(command: AccountCommand, session: BookSession): AccountFacts['names'] {
  const names = new Map<string, AccountId>();
  for (const name of namesIn(command)) {
    const read = byName(name);
    const takenBy = answerTo(session, read);
    if (takenBy !== null) names.set(read.key, takenBy as AccountId);
  }
  return names;
}

function namesIn(command: AccountCommand): readonly string[] {
  switch (command.type) {
    case 'ApplyStarterTemplate':
      return STARTER_CHARTS[command.data.template].map(({ name }) => name);
    case 'CreateAccount':
      return [command.data.name];
    case 'ChangeAccount':
      return command.data.changes.name === undefined ? [] : [command.data.changes.name];
    case 'RetireAccount':
    case 'RemoveAccount':
      return [];
  }
}

type Links = Partial<
  Pick<Extract<AccountCommand, { type: 'CreateAccount' }>['data'], 'companyTypeId' | 'asset'>
>;

function linksIn(command: AccountCommand): Links {
  if (command.type === 'CreateAccount') return command.data;
  return command.type === 'ChangeAccount' ? command.data.changes : {};
}

/** The records of the catalogue that the account is to name. */
function linkReads(command: AccountCommand): readonly Read<'company' | 'category' | 'product'>[] {
  const { companyTypeId, asset } = linksIn(command);
  return [
    ...(companyTypeId == null ? [] : [{ of: 'company', key: companyTypeId } as const]),
    ...(asset == null ? [] : [{ of: 'category', key: asset.categoryId } as const]),
    ...(asset == null ? [] : [{ of: 'product', key: asset.productId } as const]),
  ];
}

function linkFacts(
  command: AccountCommand,
  session: BookSession,
): Pick<AccountFacts, 'companyTypes' | 'categories' | 'products'> {
  const { companyTypeId, asset } = linksIn(command);
  return {
    companyTypes: idsAmong(session, 'company', { wanted: [companyTypeId] }),
    categories: idsAmong(session, 'category', { wanted: [asset?.categoryId] }),
    products: idsAmong(session, 'product', { wanted: [asset?.productId] }),
  };
}
