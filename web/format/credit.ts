// The words of input tax credit: of what it is, and by which clause it is blocked.
import type { BlockedClause, CreditKind, NoCreditReason } from '#core/trade/terms.ts';

export const CREDIT_KIND_WORDS = {
  input: 'Input',
  'input-service': 'Input service',
  'capital-goods': 'Capital goods',
} as const satisfies Readonly<Record<CreditKind, string>>;

/** Why a bill gives no credit at all. */
export const NO_CREDIT_WORDS = {
  'tax-of-another-state': 'GST of another State',
  'time-limit': 'past section 16(4)',
  'not-registered': 'not registered',
  composition: 'composition',
} as const satisfies Readonly<Record<NoCreditReason, string>>;

/** CGST Act, section 17(5). */
export const BLOCKED_CLAUSES: readonly { readonly value: BlockedClause; readonly label: string }[] =
  [
    { value: 'a', label: 'Blocked · 17(5)(a), motor vehicles' },
    { value: 'aa', label: 'Blocked · 17(5)(aa), vessels and aircraft' },
    { value: 'ab', label: 'Blocked · 17(5)(ab), insurance and repair of these' },
    { value: 'b-i', label: 'Blocked · 17(5)(b), food and catering' },
    { value: 'b-ii', label: 'Blocked · 17(5)(b), club and fitness' },
    { value: 'b-iii', label: 'Blocked · 17(5)(b), travel of employees' },
    { value: 'c', label: 'Blocked · 17(5)(c), works contract' },
    { value: 'd', label: 'Blocked · 17(5)(d), own construction' },
    { value: 'e', label: 'Blocked · 17(5)(e), composition' },
    { value: 'f', label: 'Blocked · 17(5)(f), non-resident' },
    { value: 'fa', label: 'Blocked · 17(5)(fa), CSR' },
    { value: 'g', label: 'Blocked · 17(5)(g), personal use' },
    { value: 'h', label: 'Blocked · 17(5)(h), lost or gifted' },
    { value: 'i', label: 'Blocked · 17(5)(i), tax after fraud' },
  ];
