// The items of the sidebar, in their order.
import { paths } from '#web/paths.ts';
import type { IconName } from '#web/ui/marks/Icon.tsx';

export const NAVIGATION: readonly { text: string; to: string; icon: IconName }[] = [
  { text: 'Dashboard', to: paths.dashboard, icon: 'dashboard' },
  { text: 'Account Settings', to: paths.profile, icon: 'person' },
  { text: 'Products', to: paths.products(), icon: 'box' },
  { text: 'Customers', to: paths.customers, icon: 'people' },
  { text: 'Invoices', to: paths.invoices, icon: 'document' },
  { text: 'Bills', to: paths.purchaseBills(), icon: 'document' },
  { text: 'Suppliers', to: paths.suppliers(), icon: 'people' },
  { text: 'Payables', to: paths.payables(), icon: 'document' },
  { text: 'What to watch', to: paths.watch(), icon: 'clock' },
  { text: 'Journal Entries', to: paths.journals(), icon: 'book' },
  { text: 'Financial Reports', to: paths.reports(), icon: 'chart' },
];

/** @returns the item that a path equals or lies beneath; where two do, the longest. */
export function currentItem(pathname: string): string | null {
  const above = NAVIGATION.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return above.sort((a, b) => b.to.length - a.to.length)[0]?.to ?? null;
}

export const VERSION_LABEL = 'Version 1.0.0 Beta';
