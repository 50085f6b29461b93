// The items of the menu, in their groups, and which of them a page lights.
import { paths } from '#web/paths.ts';
import { OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';
import type { IconName } from '#web/ui/marks/Icon.tsx';

export type SidebarItem = {
  readonly text: string;
  readonly to: string;
  /** Of an item that stands beside the groups; one within has its group's. */
  readonly icon?: IconName;
  /** Addresses whose pages have no item of their own, and light this one. */
  readonly lights?: readonly string[];
};

export type SidebarGroup = {
  readonly group: string;
  readonly icon: IconName;
  readonly items: readonly SidebarItem[];
};

type For = {
  /** The book that is worked in; what is a book's own is not listed without one. */
  readonly bookId: number | null;
  readonly isAdmin: boolean;
  readonly hasOrders: boolean;
  readonly hasReceipts: boolean;
};

/** Masters that have a page of their own beside the products, and where they belong. */
const KINDS_ELSEWHERE: ReadonlySet<string> = new Set(['product', 'godown', 'account_type']);

export function menuOf({
  bookId,
  isAdmin,
  hasOrders,
  hasReceipts,
}: For): readonly (SidebarItem | SidebarGroup)[] {
  return [
    { text: 'Dashboard', to: paths.dashboard, icon: 'dashboard' },
    {
      group: 'Sales',
      icon: 'document',
      items: [
        { text: 'Invoices', to: paths.invoices },
        { text: 'Quotations', to: paths.presales() },
        { text: 'Customers', to: paths.customers },
        {
          text: 'Products',
          to: paths.products(),
          lights: OWN_FORM_KINDS.filter((kind) => !KINDS_ELSEWHERE.has(kind)).map((kind) =>
            paths.masters(kind),
          ),
        },
        { text: 'Receivables', to: paths.receivables() },
      ],
    },
    {
      group: 'Purchases',
      icon: 'cart',
      items: [
        { text: 'Bills', to: paths.purchaseBills() },
        ...(hasOrders ? [{ text: 'Orders', to: paths.purchaseOrders() }] : []),
        ...(hasReceipts ? [{ text: 'Goods received', to: paths.goodsReceipts() }] : []),
        { text: 'Suppliers', to: paths.suppliers() },
        { text: 'Payables', to: paths.payables() },
        { text: 'What to watch', to: paths.watch() },
      ],
    },
    {
      group: 'Accounts',
      icon: 'book',
      items: [
        { text: 'Accounts', to: paths.accounts(), lights: [paths.masters('account_type')] },
        { text: 'Journal Entries', to: paths.journals(), lights: [paths.add] },
        {
          text: 'Stock',
          to: paths.stockInHand(),
          lights: [paths.holdings('stock'), paths.masters('godown')],
        },
        { text: 'Assets', to: paths.holdings('asset') },
      ],
    },
    {
      group: 'Reports',
      icon: 'chart',
      items: [
        { text: 'Financial Reports', to: paths.reports() },
        {
          text: 'GST',
          to: paths.returns(),
          lights: (['gst-summary', 'input-credit', 'common-credit'] as const).map((one) =>
            paths.bookReport(one),
          ),
        },
        ...(bookId === null
          ? []
          : [{ text: 'Audit', to: paths.audit(bookId), lights: [paths.history(bookId)] }]),
      ],
    },
    ...(bookId === null
      ? []
      : [
          {
            text: 'Settings',
            to: paths.book(bookId),
            icon: 'gear',
            lights: [paths.books, paths.imports('')],
          } as const,
        ]),
    { text: 'Account Settings', to: paths.profile, icon: 'person' },
    ...(isAdmin ? [{ text: 'Administration', to: paths.admin, icon: 'people' } as const] : []),
  ];
}

export const sidebarItems = (
  menu: readonly (SidebarItem | SidebarGroup)[],
): readonly SidebarItem[] => menu.flatMap((part) => ('group' in part ? part.items : [part]));

/** @returns the item whose page this is, or beneath which it lies; where two are, the nearest. */
export function currentItem(items: readonly SidebarItem[], pathname: string): SidebarItem | null {
  // The pages of a book that the address names are the same places.
  const path = pathname.replace(/^\/book\/\d+(?=\/(?:account|journal)(?:\/|$))/, '');
  let nearest: { readonly item: SidebarItem; readonly length: number } | null = null;
  for (const item of items) {
    for (const address of [item.to, ...(item.lights ?? [])]) {
      const above = address.replace(/\/$/, '');
      const covers = path === above || path.startsWith(`${above}/`);
      if (covers && above.length > (nearest?.length ?? 0)) nearest = { item, length: above.length };
    }
  }
  return nearest?.item ?? null;
}

export const VERSION_LABEL = 'Version 1.0.0 Beta';
