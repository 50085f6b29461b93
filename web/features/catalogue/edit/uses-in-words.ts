import type { WithUses } from '../calls/one.ts';
import { formatCount } from '#web/format/money.ts';
import type { EditableKind } from '../kinds.ts';

const LIST = new Intl.ListFormat('en-GB');

/** @returns `214 products and 3 services`, or null when nothing uses it. */
export const usesInWords = (uses: WithUses<EditableKind>['uses']): string | null =>
  uses.length === 0
    ? null
    : LIST.format(uses.map(({ what, count }) => `${formatCount(count)} ${singular(what, count)}`));

const singular = (what: string, count: number): string =>
  count === 1 ? (ONE.get(what) ?? what) : what;

const ONE: ReadonlyMap<string, string> = new Map([
  ['products', 'product'],
  ['services', 'service'],
  ['services in this category', 'service in this category'],
  ['assets and stocks', 'asset or stock'],
  ['accounts', 'account'],
  ['invoices', 'invoice'],
  ['quotations and challans', 'quotation or challan'],
  ['opening stocks', 'opening stock'],
  ['categories under it', 'category under it'],
  ['companies under it', 'company under it'],
]);
