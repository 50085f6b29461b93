// The kinds that can be imported, by the last part of their addresses.
import { customersKind } from './customers.ts';
import type { KindOfImport } from './kind.ts';

export const KINDS: readonly KindOfImport[] = [customersKind];
