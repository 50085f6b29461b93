import type { Account } from '#api/contract/account/account.ts';
import { importSuppliers } from '#api/contract/book/import.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { lettersOf, nameKey } from '#core/kernel/text.ts';
import { isTdsCode } from '#core/tax/index.ts';
import { enterpriseActivity, enterpriseClass } from '#core/trade/terms.ts';
import { TDS_NATURE_NAMES } from '#web/format/tds.ts';
import { paths } from '#web/paths.ts';
import { ID_COLUMN, textColumn } from './columns.ts';
import type { CellReading, ImportColumn, KindOfImport } from './kind.ts';
import { dueDaysColumn, PARTY_COLUMNS, PARTY_LIKENESSES, partyNameColumn } from './parties.ts';

type OfBook = {
  readonly accounts: readonly Pick<Account, 'id' | 'name' | 'group' | 'retired'>[];
  readonly suppliers: readonly Pick<ListedSupplier, 'accountId'>[];
};

/**
 * Who has a ledger under Sundry Creditors already, of the same name and nobody's yet, keeps it with
 * what is open on it: a chart of accounts is often moved in before the suppliers are.
 */
export function suppliersKind({ accounts, suppliers }: OfBook): KindOfImport {
  const taken = new Set(suppliers.map(({ accountId }) => accountId));
  const free = new Map(
    accounts
      .filter(
        ({ id, group, retired }) => group === 'sundry-creditors' && !retired && !taken.has(id),
      )
      .map((account) => [nameKey(account.name), account]),
  );
  const ledgerOf = ({ id, name }: Cells) =>
    id === undefined && typeof name === 'string' ? free.get(nameKey(name)) : undefined;
  return {
    path: 'suppliers',
    kind: 'supplier',
    one: 'supplier',
    many: 'suppliers',
    title: 'Import suppliers',
    list: 'Suppliers',
    listOf: paths.suppliers,
    endpoint: importSuppliers,
    columns: COLUMNS,
    lineOf: (cells) => supplierLine(cells, ledgerOf(cells)?.id),
    faultOf: ({ [CLASS]: size, [ACTIVITY]: activity }) => {
      if ((size === undefined) === (activity === undefined)) return null;
      const field = size === undefined ? CLASS : ACTIVITY;
      return { field, why: 'An enterprise has a class and an activity' };
    },
    addedTo: (cells): Readonly<Record<string, string>> => {
      const ledger = ledgerOf(cells);
      return ledger === undefined ? {} : { [LEDGER]: ledger.name };
    },
    likenesses: PARTY_LIKENESSES,
    shown: ['name', 'gst_number', 'state_code', LEDGER, 'phone'],
  };
}

type Cells = Readonly<Record<string, unknown>>;

const CLASS = 'msme_class';
const ACTIVITY = 'msme_activity';
const NATURE = 'tds_nature';
const LEDGER = 'account_id';

/** One of a few words, however it is written. */
const readOneOf =
  (what: string, options: readonly string[]) =>
  (text: string): CellReading => {
    const key = lettersOf(text);
    const value = options.find((option) => key === option || key === `${option}enterprise`);
    return value === undefined
      ? { ok: false, why: `${what} “${text}” is none of ${options.join(', ')}` }
      : { ok: true, value };
  };

/** By the code of either Income-tax Act: 194C as much as 1024, with or without a word before it. */
function readNature(text: string): CellReading {
  const code = /^(?:sec(?:tion)?\.?\s*)?([0-9a-z]+)/i.exec(text.trim())?.[1]?.toUpperCase() ?? '';
  return isTdsCode(code)
    ? { ok: true, value: code, shown: TDS_NATURE_NAMES[code] ?? code }
    : { ok: false, why: `TDS nature “${text}” is no code that the product knows, such as 1027` };
}

const COLUMNS: readonly ImportColumn[] = [
  partyNameColumn('suppliername', 'supplier', 'vendorname', 'vendor', 'creditorname'),
  ...PARTY_COLUMNS,
  dueDaysColumn('supplier_due_days'),
  {
    ...textColumn(CLASS, 'MSME class', ['msme', 'msmetype', 'enterprisetype', 'enterpriseclass']),
    example: 'small',
    choices: enterpriseClass.options,
    read: readOneOf('MSME class', enterpriseClass.options),
  },
  {
    ...textColumn(ACTIVITY, 'MSME activity', ['enterpriseactivity', 'majoractivity']),
    example: 'manufacturing',
    choices: enterpriseActivity.options,
    read: readOneOf('MSME activity', enterpriseActivity.options),
  },
  textColumn('udyam', 'Udyam number', [
    'udyamno',
    'udyamregistration',
    'udyamregistrationnumber',
    'msmeno',
    'msmeregistrationnumber',
  ]),
  {
    ...textColumn(NATURE, 'TDS nature', ['tdscode', 'tdssection', 'natureofpayment', 'tds']),
    read: readNature,
  },
  textColumn('bank_account_name', 'Name on the bank account', ['beneficiaryname', 'beneficiary']),
  textColumn('bank_account_number', 'Bank account number', [
    'accountnumber',
    'accountno',
    'bankaccountno',
    'bankacno',
  ]),
  textColumn('bank_ifsc', 'IFSC', ['ifsc', 'ifsccode', 'bankifsccode']),
  textColumn('upi', 'UPI ID', ['upiid', 'vpa']),
  ID_COLUMN,
];

function supplierLine(cells: Cells, ledgerId: number | undefined): object {
  const { [CLASS]: size, [ACTIVITY]: activity, [NATURE]: nature, ...others } = cells;
  return {
    ...others,
    ...(ledgerId !== undefined && { account_id: ledgerId }),
    ...(size !== undefined && { msme: [{ class: size, activity, from: null, to: null }] }),
    ...(nature !== undefined && { tds: { nature, deductee: null } }),
  };
}
